import type { BookingSummary } from '#contract/booking.ts';
import type { DatedWords } from '#web/words/words.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import { describeRow } from './describe-row.server.ts';

/** Bookings under the order they belong to, in the order of the list. */
export const describeGroups = (bookings: readonly BookingSummary[], words: DatedWords) =>
  [...Map.groupBy(bookings, ({ orderId }) => orderId).values()].flatMap((group) => {
    const [first] = group;
    return first ? [describeGroup(first, group, words)] : [];
  });

export type OrderGroupView = ReturnType<typeof describeGroups>[number];

function describeGroup({ order, period }: BookingSummary, group: readonly BookingSummary[], words: DatedWords) {
  const { format, now } = words;
  const at = (instant: string) => momentText(format, instant, { timeZone: period.timeZone, now });
  const task = group.map(({ attention }) => attention).find((kind) => kind === 'approval' || kind === 'advancePayment');
  return {
    id: order.id,
    number: order.number,
    version: order.version,
    createdAt: at(order.createdAt),
    createdBy: order.createdBy.name,
    poNumber: order.poNumber,
    costCentre: order.costCentre,
    /** How many of its bookings this list leaves out. */
    hidden: order.lines - group.length,
    task: task ?? null,
    lapsesAt: order.lapsesAt && at(order.lapsesAt),
    bookings: group.map((booking) => describeRow(booking, words)),
  };
}
