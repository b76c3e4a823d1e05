import type { RentalPeriod, SnappedEnd, SnappedPeriod } from '#contract/period.ts';
import { type Money, subtract } from '#domain/money/money.ts';
import type { Format } from '#i18n/format.ts';
import type { Words } from '#web/words/words.ts';
import { joined } from './joined.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';

/** The period that was made of what was asked for, and what it costs, if it can be had. */
type Present = { readonly period: RentalPeriod; readonly total: Money | undefined };

/** What opening hours made of a period, why, and the longer periods that can be chosen instead. Also read in the browser. */
export function describeSnapped(snapped: SnappedPeriod, present: Present, words: Words) {
  const { intl, format } = words;
  const { pickUp, return: giveBack } = snapped;
  const from = timeText(format, present.period.localFrom);
  const to = timeText(format, present.period.localTo);
  const reason = [...Map.groupBy([pickUp, giveBack].filter(isEnd), toKind).values()]
    .map((ends) => reasonText(ends, words))
    .join(' · ');
  const longest = snapped.longer.at(-1);
  const isPossible = (pickUp ?? giveBack)?.movedTo !== undefined;
  return {
    /** In one line. */
    short: isPossible ? intl.formatMessage({ id: 'snap.card' }, { reason, from, to }) : reason,
    sentences: isPossible
      ? [
          ...(pickUp
            ? [intl.formatMessage({ id: 'snap.pickUp' }, { reason: reasonText([pickUp], words), time: from })]
            : []),
          ...(giveBack
            ? [intl.formatMessage({ id: 'snap.return' }, { reason: reasonText([giveBack], words), time: to })]
            : []),
        ]
      : [`${reason}.`],
    /** The longest of the choices, for where there is no room for all. */
    longest:
      longest && joined(choiceText(longest.period, undefined, words), costText(longest.total, present.total, words)),
    choices: snapped.longer.map((other) => ({
      key: `${other.period.from} ${other.period.to}`,
      period: other.period,
      text: choiceText(other.period, isPossible ? present.period : undefined, words),
      cost: costText(other.total, present.total, words),
    })),
  };
}

export type SnappedView = ReturnType<typeof describeSnapped>;
export type SnappedChoice = SnappedView['choices'][number];

/** A day and its time stay on one line. */
const timeText = (format: Format, wallTime: string): string => wallTimeText(format, wallTime).replaceAll(' ', '\u00A0');

const isEnd = (end: SnappedEnd | undefined): end is SnappedEnd => end !== undefined;
const toKind = ({ reason, holiday }: SnappedEnd): string => `${reason} ${holiday ?? ''}`;

/** One reason that holds for all of some ends: `So 06.12. und So 13.12. geschlossen`. */
function reasonText(ends: readonly SnappedEnd[], { intl, format }: Words): string {
  const [first] = ends;
  if (!first) return '';
  const isHour = first.reason === 'outsideHours';
  const days = new Set(ends.map(({ asked }) => timeText(format, isHour ? asked : asked.slice(0, 10))));
  const day = format.list([...days]);
  const { reason, holiday: name } = first;
  if (reason !== 'holiday') return intl.formatMessage({ id: `snap.reason.${reason}` }, { day });
  return name === undefined
    ? intl.formatMessage({ id: 'snap.reason.closedDay' }, { day })
    : intl.formatMessage({ id: 'snap.reason.holiday' }, { day, name });
}

function choiceText(other: RentalPeriod, present: RentalPeriod | undefined, { intl, format }: Words): string {
  const from = timeText(format, other.localFrom);
  const to = timeText(format, other.localTo);
  if (!present) return intl.formatMessage({ id: 'snap.possible' }, { from, to });
  if (other.localTo === present.localTo) return intl.formatMessage({ id: 'snap.earlier' }, { from });
  if (other.localFrom === present.localFrom) return intl.formatMessage({ id: 'snap.later' }, { to });
  return intl.formatMessage({ id: 'snap.both' }, { from, to });
}

function costText(total: Money | undefined, present: Money | undefined, { intl, format }: Words): string | null {
  if (!total) return null;
  if (!present) return intl.formatMessage({ id: 'word.netAmount' }, { amount: format.money(total) });
  const more = subtract(total, present);
  return more.cents === 0
    ? intl.formatMessage({ id: 'snap.noMore' })
    : intl.formatMessage({ id: 'snap.more' }, { amount: format.money(more) });
}
