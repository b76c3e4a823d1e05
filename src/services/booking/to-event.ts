import type { BookingEvent, BookingEventData } from '#contract/booking-event.ts';
import type { HistoryRow } from '#db/booking/booking-history.queries.ts';
import { isReasonKind } from '#domain/booking/act-reason.ts';
import { money, type Money } from '#domain/money/money.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isEventKind } from './event-kind.ts';

/** What the log says, in the words of the contract. The log is ours, but nothing else of it is shown. */
export function toEvent({ at, kind, actor, actorKind, impersonator, data }: HistoryRow, reader: Actor): BookingEvent[] {
  if (!isEventKind(kind)) return [];
  return [
    {
      at: at.toISOString(),
      kind,
      actor,
      isOperator: actorKind === 'platformAdmin',
      onBehalf: impersonator,
      data: { ...toEventData(data), ...toReason(data, reader) },
    },
  ];
}

const TEXTS = [
  'from',
  'to',
  'previousStart',
  'newStart',
  'previousEnd',
  'newEnd',
  'announcedFor',
  'reference',
  'happenedAt',
  'note',
  'poNumber',
  'costCentre',
  'oldTrailer',
  'newTrailer',
  'previousReturn',
  'newReturn',
  'template',
  'recipient',
  'subject',
] as const satisfies readonly (keyof BookingEventData)[];

const FLAGS = ['hasOtherDriver', 'hasOtherNote'] as const satisfies readonly (keyof BookingEventData)[];

function toEventData(data: HistoryRow['data']): BookingEventData {
  const texts = TEXTS.flatMap((name) => {
    const value = data[name];
    return typeof value === 'string' || value === null ? [[name, value] as const] : [];
  });
  const changed = FLAGS.flatMap((name) => (data[name] === true ? [[name, true] as const] : []));
  const days = data['days'];
  const difference = toMoney(data['differenceCents']);
  const fee = toMoney(data['feeCents']);
  return {
    // Each of these is of its kind where it stands; states are written by the tables of states alone.
    ...(Object.fromEntries([...texts, ...changed]) as Partial<BookingEventData>),
    ...(typeof days === 'number' && { days }),
    ...(difference && { difference }),
    ...(fee && { fee }),
  };
}

/** The customer learns the kind of reason; the operator's own words are for the operator. */
function toReason({ reason, remark }: HistoryRow['data'], reader: Actor): Pick<BookingEventData, 'reason' | 'remark'> {
  return {
    ...(isReasonKind(reason) && { reason }),
    ...(typeof remark === 'string' && reader.kind === 'platformAdmin' && { remark }),
  };
}

const toMoney = (cents: unknown): Money | undefined =>
  typeof cents === 'number' && Number.isSafeInteger(cents) ? money(cents) : undefined;
