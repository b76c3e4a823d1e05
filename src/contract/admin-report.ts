import * as z from 'zod/mini';
import { GROUPINGS, MONEY_FIGURES, REPORT_PERIODS, USAGE_GROUPINGS } from '#domain/admin/report.ts';
import { declareCalls } from './call.ts';
import { id } from './field.ts';
import { sortOf } from './list-query.ts';
import { money } from './money.ts';
import { day, isInOrder, many, wholeNumber } from './query.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

const fleetFields = {
  type: z.optional(many(z.string().check(z.maxLength(40)))),
  depot: z.optional(many(id)),
} as const;

/** The days from one to another, or a period around today; the year so far if neither is named. */
const periodFields = {
  period: z.optional(z.enum(REPORT_PERIODS, 'unknown')),
  from: z.optional(day),
  to: z.optional(day),
} as const;

type WithDays = { readonly from?: string | undefined; readonly to?: string | undefined };
/** Ten years in days or months are more than anybody reads. */
const LONGEST_YEARS = 3;

const inOrder = [
  z.refine<WithDays>(({ from, to }) => from === undefined || to === undefined || isInOrder(from, to), {
    path: ['to'],
    message: 'before-from',
  }),
  z.refine<WithDays>(
    ({ from, to }) =>
      from === undefined || to === undefined || Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= LONGEST_YEARS,
    { path: ['to'], message: 'too-long' },
  ),
] as const;

export const moneyReportQuery = z
  .strictObject({
    figure: z.optional(z.enum(MONEY_FIGURES, 'unknown')),
    by: z.optional(z.enum(GROUPINGS, 'unknown')),
    ...periodFields,
    ...fleetFields,
    sort: sortOf(['name', 'bookings', 'net', 'previousNet']),
  })
  .check(...inOrder);
export type MoneyReportQuery = z.infer<typeof moneyReportQuery>;

export const usageReportQuery = z
  .strictObject({
    by: z.optional(z.enum(USAGE_GROUPINGS, 'unknown')),
    ...periodFields,
    ...fleetFields,
    sort: sortOf(['name', 'rentedDays', 'workshopDays', 'percent', 'revenue', 'revenuePerDay', 'listPercent']),
  })
  .check(...inOrder);
export type UsageReportQuery = z.infer<typeof usageReportQuery>;

export const idleReportQuery = z.strictObject({
  days: z.optional(wholeNumber(1, 999)),
  ...fleetFields,
  sort: sortOf(['name', 'depot', 'days']),
});
export type IdleReportQuery = z.infer<typeof idleReportQuery>;

const days = z.strictObject({ from: z.string(), to: z.string() });

const span = {
  /** As it was asked for. */
  asked: days,
  /** The days that have passed of it, today counted in; none of a period to come. */
  counted: z.nullable(days),
  /** The same days a year before. */
  previous: z.nullable(days),
} as const;

/** What a row is about. The first day of a part of the period, a type, or the id of a trailer, depot or company. */
const group = { key: z.string(), name: z.string() } as const;

const moneySums = { bookings: z.number(), net: money, droppedNet: money, previousNet: money } as const;

/**
 * Money by groups, net. `intake`: bookings by the day their order was placed, and how much of it was cancelled or never
 * fetched. `revenue`: what was earned by the day of service, with nothing dropped.
 */
export const moneyReport = shape('MoneyReport', {
  ...span,
  figure: z.enum(MONEY_FIGURES),
  by: z.enum(GROUPINGS),
  rows: z.array(z.strictObject({ ...group, ...moneySums })),
  total: z.strictObject(moneySums),
});
export type MoneyReport = Answer<typeof moneyReport>;

const usageSums = {
  /** Null where customers are compared: they have no fleet of ours. */
  trailers: z.nullable(z.number()),
  /** Days of the fleet without those in a workshop or off the market. */
  availableDays: z.nullable(z.number()),
  workshopDays: z.nullable(z.number()),
  /** Days in which a trailer was not offered, as far as the log tells. */
  offDays: z.nullable(z.number()),
  rentedDays: z.number(),
  previousRentedDays: z.number(),
  /** Rented of available days; of customers, their part of all rented days. */
  percent: z.nullable(z.number()),
  previousPercent: z.nullable(z.number()),
  /** Earned with these trailers, net; null for whoever sees no money. */
  revenue: z.nullable(money),
  /** For each available day; of customers, for each rented one. */
  revenuePerDay: z.nullable(money),
  /** Earned of what the available days cost by the price list, each as a single day. Customers have none. */
  listPercent: z.nullable(z.number()),
  previousRevenue: z.nullable(money),
} as const;

/** How the fleet of today was used, in time and in money. */
export const usageReport = shape('UsageReport', {
  ...span,
  by: z.enum(USAGE_GROUPINGS),
  rows: z.array(z.strictObject({ ...group, ...usageSums })),
  total: z.strictObject(usageSums),
});
export type UsageReport = Answer<typeof usageReport>;

/** A trailer that could be out, and nobody has had it for long. */
export const idleTrailer = shape('IdleTrailer', {
  trailerId: z.string(),
  trailerNumber: z.string(),
  type: z.string(),
  depot: z.string(),
  /** Since it came back; since it is ours, if nobody ever had it. */
  since: z.string(),
  days: z.number(),
  /** Days since then in which a workshop had it. */
  workshopDays: z.number(),
  nextFrom: z.nullable(z.string()),
});
export type IdleTrailer = Answer<typeof idleTrailer>;

export const idleReport = shape('IdleReport', { days: z.number(), rows: z.array(idleTrailer) });
export type IdleReport = Answer<typeof idleReport>;

export const adminReportCalls = declareCalls({
  'GET /api/admin/figures/money': {
    says: 'Order intake or earned revenue, by groups and against the year before',
    rights: staff('desk.read'),
    query: moneyReportQuery,
    answer: moneyReport,
  },
  'GET /api/admin/figures/money.csv': {
    says: 'Order intake or earned revenue as a file',
    rights: staff('desk.read'),
    query: moneyReportQuery,
    answer: { file: 'text/csv' },
  },
  /** With `by=customer` only for those who read customers. */
  'GET /api/admin/figures/usage': {
    says: 'Utilisation in time and money, and days in the workshop, by groups and against the year before',
    rights: staff('utilisation.read'),
    query: usageReportQuery,
    answer: usageReport,
  },
  'GET /api/admin/figures/usage.csv': {
    says: 'Utilisation in time and money as a file',
    rights: staff('utilisation.read'),
    query: usageReportQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/figures/idle': {
    says: 'Trailers that nobody has had for so many days',
    rights: staff('utilisation.read'),
    query: idleReportQuery,
    answer: idleReport,
  },
  'GET /api/admin/figures/idle.csv': {
    says: 'Idle trailers as a file',
    rights: staff('utilisation.read'),
    query: idleReportQuery,
    answer: { file: 'text/csv' },
  },
});
