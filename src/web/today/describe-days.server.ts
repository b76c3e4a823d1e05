import type { PlannedDay, PlannedEntry } from '#contract/today.ts';
import type { DatedWords } from '#web/words/words.ts';

export const describeDays = (days: readonly PlannedDay[], words: DatedWords) =>
  days.map(({ date, isToday, entries }) => ({
    date,
    isToday,
    /** Noon, so that no zone makes it another day. */
    name: words.format.longDay(`${date}T12:00:00Z`, 'UTC'),
    entries: entries.map((entry) => describeEntry(entry, words)),
  }));

export type DayView = ReturnType<typeof describeDays>[number];

function describeEntry(entry: PlannedEntry, { intl, format, now }: DatedWords) {
  const at = {
    iso: entry.at,
    time: format.time(entry.at, entry.timeZone),
    isPast: Date.parse(entry.at) <= now.getTime(),
  };
  if (entry.kind === 'lapse') {
    const { id, number, trailer } = entry.order;
    return {
      ...at,
      key: `lapse ${id}`,
      href: `/checkout/${id}`,
      title: intl.formatMessage({ id: 'today.plan.lapse' }, { number }),
      note: intl.formatMessage({ id: 'today.plan.lapse.text' }, { number: trailer.number }),
      tone: 'plain' as const,
    };
  }
  const { id, trailer, depot, driverName, isOverdue, actions } = entry.booking;
  const isUnmanned = entry.kind === 'pickUp' && driverName === null && actions.includes('editNote');
  const notes = [
    depot.name,
    entry.kind === 'pickUp'
      ? (driverName ?? (isUnmanned && intl.formatMessage({ id: 'today.plan.noDriver' })))
      : undefined,
    depot.keyBox && entry.kind === 'return' && intl.formatMessage({ id: 'depot.facility.keyBox' }),
  ];
  return {
    ...at,
    key: `${entry.kind} ${id}`,
    href: `/booking/${id}`,
    title: intl.formatMessage({ id: `today.plan.${entry.kind}` }, { number: trailer.number }),
    note: notes.filter(Boolean).join(' · '),
    tone: isOverdue ? ('danger' as const) : isUnmanned ? ('warn' as const) : ('plain' as const),
  };
}
