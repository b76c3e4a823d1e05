import type { BookingEvent } from '#contract/booking-event.ts';
import type { DatedWords } from '#web/words/words.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import { eventName } from './event-name.ts';

type EventWords = DatedWords & { readonly timeZone: string; readonly productName: string };

/** Everything that happened, newest first: what, who and when. */
export const describeTimeline = (events: readonly BookingEvent[], words: EventWords) =>
  events.map((event, position) => ({
    key: `${event.at} ${event.kind} ${position}`,
    kind: event.kind,
    title: words.intl.formatMessage({ id: eventName(event.kind) }),
    text: [describeActor(event, words), ...describeData(event, words)].filter(Boolean).join(' · '),
    at: momentText(words.format, event.at, words),
  }));

export type TimelineEntry = ReturnType<typeof describeTimeline>[number];

function describeActor({ actor, isOperator, onBehalf }: BookingEvent, { intl, productName }: EventWords): string {
  if (actor === null) return isOperator ? productName : '';
  if (onBehalf !== null) return intl.formatMessage({ id: 'booking.event.onBehalf' }, { admin: onBehalf, name: actor });
  return isOperator ? `${actor}, ${productName}` : actor;
}

function describeData({ data, at: loggedAt }: BookingEvent, words: EventWords): readonly string[] {
  const { intl, format } = words;
  const at = (instant: string) => momentText(format, instant, words);
  const { newEnd, days, difference, fee, announcedFor, reference, happenedAt, note, hasOtherDriver, hasOtherNote } =
    data;
  const {
    oldTrailer,
    newTrailer,
    previousReturn,
    newReturn,
    recipient,
    subject,
    poNumber,
    costCentre,
    reason,
    remark,
  } = data;
  return [
    ...(newEnd === undefined ? [] : [intl.formatMessage({ id: 'word.until' }, { time: at(newEnd) })]),
    ...(newEnd === undefined || days === undefined ? [] : [intl.formatMessage({ id: 'ui.days' }, { days })]),
    ...(difference === undefined || difference.cents === 0
      ? []
      : [
          intl.formatMessage(
            { id: difference.cents > 0 ? 'booking.event.charge' : 'booking.event.credit' },
            { amount: format.money({ ...difference, cents: Math.abs(difference.cents) }) },
          ),
        ]),
    ...(fee === undefined
      ? []
      : [
          fee.cents === 0
            ? intl.formatMessage({ id: 'booking.event.noFee' })
            : intl.formatMessage({ id: 'booking.event.fee' }, { amount: format.money(fee) }),
        ]),
    ...(announcedFor === undefined
      ? []
      : [intl.formatMessage({ id: 'booking.state.for' }, { time: at(announcedFor) })]),
    ...(reference === undefined ? [] : [reference]),
    ...(happenedAt === undefined || at(happenedAt) === at(loggedAt) ? [] : [at(happenedAt)]),
    ...(hasOtherDriver ? [intl.formatMessage({ id: 'word.driver' })] : []),
    ...(hasOtherNote ? [intl.formatMessage({ id: 'word.note' })] : []),
    ...(poNumber ? [`${intl.formatMessage({ id: 'word.poNumber' })} ${poNumber}`] : []),
    ...(costCentre ? [`${intl.formatMessage({ id: 'word.costCentre' })} ${costCentre}`] : []),
    ...(reason === undefined ? [] : [intl.formatMessage({ id: `adminBooking.reason.${reason}` })]),
    ...(remark === undefined ? [] : [remark]),
    ...(note ? [note] : []),
    ...(oldTrailer === undefined || newTrailer === undefined ? [] : [`${oldTrailer} → ${newTrailer}`]),
    ...(previousReturn === undefined || newReturn === undefined ? [] : [`${previousReturn} → ${newReturn}`]),
    ...(subject === undefined ? [] : [subject]),
    ...(recipient === undefined ? [] : [recipient]),
  ];
}
