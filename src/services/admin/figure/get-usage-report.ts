import type { UsageReport, UsageReportQuery } from '#contract/admin-report.ts';
import { type EarnedRow, sumEarned } from '#db/figure/earned.queries.ts';
import { sumUsage, type UsageRow } from '#db/figure/usage.queries.ts';
import type { Days } from '#domain/admin/report-period.ts';
import type { UsageGrouping } from '#domain/admin/report.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { nameRows } from './name-rows.ts';
import { dayAfter, reportDays, startOf } from './report-days.ts';
import { sortRows } from './sort-rows.ts';

type Sums = UsageReport['total'];
type Row = UsageReport['rows'][number];

/** How the fleet of today was used in a period, in time and for those who may see it in money, and a year before. */
export async function getUsageReport(
  { db, clock }: Reads,
  actor: Actor,
  query: UsageReportQuery = {},
  { withMoney = true }: { readonly withMoney?: boolean } = {},
): Promise<Outcome<UsageReport>> {
  const { by = 'type', type: types, depot: depotIds } = query;
  const admin = requireStaff(actor, 'utilisation.read');
  const allowed = admin.ok && by === 'customer' ? requireStaff(actor, 'customers.read') : admin;
  if (!allowed.ok) return allowed;
  const seesMoney = withMoney && hasStaffRight(actor, 'desk.read');
  const now = clock.now();
  const span = reportDays(query, now);
  const read = async (days: Days | null, end: Date): Promise<Used> => {
    if (days === null) return new Map();
    const past = startOf(dayAfter(days.to));
    const filter = { by, types, depotIds };
    const [usage, earned] = await Promise.all([
      sumUsage(db, { ...filter, from: startOf(days.from), to: past < end ? past : end }),
      seesMoney ? sumEarned(db, { ...filter, bounds: [days.from, dayAfter(days.to)], isOfFleet: true }) : [],
    ]);
    return joined(usage, earned);
  };
  const [current, previous] = await Promise.all([read(span.counted, now), read(span.previous, now)]);
  const keys = [...new Set([...current.keys(), ...previous.keys()])];
  const nameOf = await nameRows(db, by, keys);
  const total = { now: addUp(current.values()), before: addUp(previous.values()) };
  const toSums = (used: Amounts, before: Amounts) => sumsOf({ used, before }, { by, total, seesMoney });
  const rows = keys.map((key): Row => ({
    key,
    name: nameOf(key),
    ...toSums(current.get(key) ?? NOTHING, previous.get(key) ?? NOTHING),
  }));
  return ok({
    ...span,
    by,
    rows: [...sortRows(rows, query.sort ?? (by === 'trailer' ? 'percent' : '-rentedDays'), valueOf)],
    total: toSums(total.now, total.before),
  });
}

type Amounts = Omit<UsageRow, 'key'> & { readonly cents: number };
type Used = ReadonlyMap<string, Amounts>;

const NOTHING: Amounts = {
  trailers: 0,
  fleetDays: 0,
  workshopDays: 0,
  offDays: 0,
  rentedDays: 0,
  listCents: 0,
  cents: 0,
};

function joined(usage: readonly UsageRow[], earned: readonly EarnedRow[]): Used {
  const cents = new Map(earned.map((row) => [row.key, row.cents]));
  const used = new Map(usage.map(({ key, ...row }) => [key, { ...row, cents: cents.get(key) ?? 0 }]));
  // A fee may be all that a customer paid in these days.
  for (const [key, amount] of cents) if (!used.has(key)) used.set(key, { ...NOTHING, cents: amount });
  return used;
}

function addUp(rows: Iterable<Amounts>): Amounts {
  let sum = NOTHING;
  for (const row of rows) {
    sum = {
      trailers: sum.trailers + row.trailers,
      fleetDays: sum.fleetDays + row.fleetDays,
      workshopDays: sum.workshopDays + row.workshopDays,
      offDays: sum.offDays + row.offDays,
      rentedDays: sum.rentedDays + row.rentedDays,
      listCents: sum.listCents + row.listCents,
      cents: sum.cents + row.cents,
    };
  }
  return sum;
}

const availableDays = ({ fleetDays, workshopDays, offDays }: Amounts): number =>
  Math.max(0, fleetDays - workshopDays - offDays);
const tenths = (value: number): number => Math.round(value * 10) / 10;
/** Half an hour of a fleet says nothing. */
const shareOf = (part: number, whole: number): number | null => (whole < 0.05 ? null : tenths((part * 100) / whole));

type Years = { readonly used: Amounts; readonly before: Amounts };
type Frame = {
  readonly by: UsageGrouping;
  readonly total: { readonly now: Amounts; readonly before: Amounts };
  readonly seesMoney: boolean;
};

function sumsOf({ used, before }: Years, { by, total, seesMoney }: Frame): Sums {
  const isOfFleet = by !== 'customer';
  const days = isOfFleet ? availableDays(used) : used.rentedDays;
  return {
    trailers: isOfFleet ? used.trailers : null,
    availableDays: isOfFleet ? tenths(availableDays(used)) : null,
    workshopDays: isOfFleet ? tenths(used.workshopDays) : null,
    offDays: isOfFleet ? tenths(used.offDays) : null,
    rentedDays: tenths(used.rentedDays),
    previousRentedDays: tenths(before.rentedDays),
    percent: shareOf(used.rentedDays, isOfFleet ? days : total.now.rentedDays),
    previousPercent: shareOf(before.rentedDays, isOfFleet ? availableDays(before) : total.before.rentedDays),
    revenue: seesMoney ? money(used.cents) : null,
    revenuePerDay: seesMoney && days >= 0.05 ? money(Math.round(used.cents / days)) : null,
    listPercent: seesMoney ? shareOf(used.cents, used.listCents) : null,
    previousRevenue: seesMoney ? money(before.cents) : null,
  };
}

function valueOf(row: Row, column: string): number | null {
  if (column === 'revenue') return row.revenue?.cents ?? null;
  if (column === 'revenuePerDay') return row.revenuePerDay?.cents ?? null;
  if (column === 'workshopDays') return row.workshopDays;
  if (column === 'listPercent') return row.listPercent;
  return column === 'percent' ? row.percent : row.rentedDays;
}
