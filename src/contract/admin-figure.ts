import * as z from 'zod/mini';
import { preparation } from './admin-preparation.ts';
import { id } from './field.ts';
import { lineService } from './line.ts';
import { depotChoice } from './list-query.ts';
import { many, wallTime } from './query.ts';
import { money } from './money.ts';
import { type Answer, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { staff } from './rights-row.ts';

const day = wallTime.check(z.maxLength(10, 'wall-time'));

/** How many of the trailers are on rent. */
export const share = shape('Share', { onRent: z.number(), trailers: z.number() });
export type Share = Answer<typeof share>;

/** The figures at the head of the console. `today` is the operator's day; a trailer is free if nobody comes for it within a day. */
export const figures = shape('Figures', {
  now: z.string(),
  today: z.string(),
  fleet: z.extend(share, { reserved: z.number(), workshop: z.number(), free: z.number() }),
  utilisation: z.strictObject({ percent: z.number(), weekAgoPercent: z.number() }),
  /**
   * Of the orders of this month until now, net: what was agreed, what was charged or credited since, and what is to be
   * paid; and the last of the month before until the same day and hour.
   */
  revenue: z.strictObject({ month: z.string(), agreed: money, feesAndCredits: money, net: money, previousNet: money }),
  /**
   * Invoices less credit notes by the month of their issue, net, the last twelve months with this one; damages are not
   * among them. Null where somebody else invoices.
   */
  invoiced: z.nullable(
    z.array(z.strictObject({ month: z.string(), net: money, invoices: z.number(), creditNotes: z.number() })),
  ),
  /** Transfers that are awaited, gross. */
  payments: z.strictObject({ open: money, orders: z.number(), overdue: z.number() }),
  notBack: z.strictObject({
    count: z.number(),
    longest: z.nullable(z.strictObject({ bookingId: z.string(), trailerNumber: z.string(), since: z.string() })),
  }),
  types: z.array(z.extend(share, { type: z.string() })),
  depots: z.array(z.extend(share, { depotId: z.string(), name: z.string() })),
});
export type Figures = Answer<typeof figures>;

/** How much of the fleet of today is on rent at noon of a day; of today, now. Days to come count what is booked. */
export const utilisationDay = shape('UtilisationDay', {
  day: z.string(),
  time: z.enum(['past', 'today', 'ahead']),
  onRent: z.number(),
  percent: z.number(),
});
export const utilisation = shape('Utilisation', { trailers: z.number(), days: z.array(utilisationDay) });
export type Utilisation = Answer<typeof utilisation>;

/** A pick-up or a return of one day, by the clock of its depot. */
export const yardEvent = shape('YardEvent', {
  kind: z.enum(['pickUp', 'return']),
  bookingId: z.string(),
  bookingNumber: z.string(),
  orderId: z.string(),
  at: z.string(),
  /** `YYYY-MM-DD` */
  localDate: z.string(),
  /** `HH:mm` */
  localTime: z.string(),
  isDone: z.boolean(),
  /** Of a return: its time has passed and the trailer is out. */
  isOverdue: z.boolean(),
  /** Its order is not confirmed yet, so it must not leave. */
  isWaiting: z.boolean(),
  /** Of a return: the trailer was exchanged on the road, and comes back apart from its booking. */
  isExchanged: z.boolean(),
  trailerId: z.string(),
  trailerNumber: z.string(),
  plate: z.string(),
  trailerType: z.string(),
  subType: z.string(),
  company: z.string(),
  phone: z.nullable(z.string()),
  driverName: z.nullable(z.string()),
  driverPhone: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** What was ordered with the trailer, in its own names. */
  services: z.array(z.pick(lineService, { key: true, names: true })),
  /** Whether whoever asks may begin the handover now. */
  canBegin: z.boolean(),
  /** Of a pick-up: who has made it ready. */
  prepared: z.nullable(preparation),
});
export type YardEvent = Answer<typeof yardEvent>;

export const yardDay = shape('YardDay', {
  depotId: z.string(),
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  timeZone: z.string(),
  /** The depot's own date. */
  date: z.string(),
  /** With which its people sign on a customer's device that day; none at a key box. */
  codeOfDay: z.nullable(z.string()),
  /** `HH:mm` by the depot's clock, if the day is today. */
  localNow: z.nullable(z.string()),
  /** Somebody of a depot works here. */
  isOwn: z.boolean(),
  /** Returns of earlier days that are still awaited, of today and tomorrow. */
  overdue: z.array(yardEvent),
  events: z.array(yardEvent),
});
export type YardDay = Answer<typeof yardDay>;

export const utilisationQuery = z.strictObject({
  type: z.optional(many(z.string().check(z.maxLength(40)))),
  depot: z.optional(many(id)),
});
export type UtilisationQuery = z.infer<typeof utilisationQuery>;

export const yardQuery = z.strictObject({
  depot: depotChoice,
  /** By each depot's own calendar; today if it is left out. */
  date: z.optional(day),
});
export type YardQuery = z.infer<typeof yardQuery>;

/** `GET /api/admin/figures.csv` answers the utilisation by day, type and depot as a file. */
export const adminFigureCalls = declareCalls({
  'GET /api/admin/figures': { says: 'Key figures', rights: staff('desk.read'), answer: figures },
  'GET /api/admin/figures/utilisation': {
    says: 'Utilisation',
    rights: staff('utilisation.read'),
    query: utilisationQuery,
    answer: utilisation,
  },
  'GET /api/admin/figures.csv': {
    says: 'Utilisation as a file',
    rights: staff('utilisation.read'),
    query: utilisationQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/figures/yards': {
    says: 'A day at the depots',
    rights: staff('yard.read'),
    query: yardQuery,
    answer: z.strictObject({ items: z.array(yardDay) }),
  },
});
