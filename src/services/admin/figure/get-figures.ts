import type { Figures, Share } from '#contract/admin-figure.ts';
import {
  countFleet,
  countInYards,
  countNotBack,
  countOut,
  readRentedMoments,
  sumOrdered,
  sumUnpaid,
  type FleetCountRow,
  type OutRow,
} from '#db/figure/figure.queries.ts';
import { sumInvoiced } from '#db/figure/money-task.queries.ts';
import { listDepots } from '#db/depot/depot.queries.ts';
import { monthsSoFar, operatorToday } from '#domain/time/operator-day.ts';
import { countCovered, toPercent } from '#domain/admin/utilisation.ts';
import { money } from '#domain/money/money.ts';
import { feesAndCredits } from '#domain/order/order-sums.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';

/** The key figures of this moment. */
export async function getFigures({ db, clock, settings }: ReadsWithSettings, actor: Actor): Promise<Outcome<Figures>> {
  const admin = requireStaff(actor, 'desk.read');
  if (!admin.ok) return admin;
  const now = clock.now();
  const at = toInstant(now);
  const today = operatorToday(at);
  const { current, previous } = monthsSoFar(at);
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS);
  const [fleet, out, yards, rentedThen, ordered, orderedBefore, unpaid, notBack, depots, invoiced] = await Promise.all([
    countFleet(db),
    countOut(db),
    countInYards(db, { now, soon: new Date(now.getTime() + DAY_MS) }),
    readRentedMoments(db, { moments: [weekAgo], now, types: undefined, depotIds: undefined }),
    sumOrdered(db, toDates(current)),
    sumOrdered(db, toDates(previous)),
    sumUnpaid(db, today.toString()),
    countNotBack(db, now),
    listDepots(db),
    Object.keys(settings.sellers).length > 0 ? sumInvoiced(db, lastMonths(today)) : null,
  ]);
  const all = toShare(fleet, out);
  const workshop = total(fleet.filter(({ status }) => status === 'workshop')) + yards.inWorkshop;
  const [onRentThen = 0] = countCovered(rentedThen, 1);
  return ok({
    now: now.toISOString(),
    today: today.toString(),
    fleet: {
      ...all,
      reserved: yards.reserved,
      workshop,
      free: Math.max(0, all.trailers - all.onRent - yards.reserved - workshop),
    },
    utilisation: {
      percent: toPercent(all.onRent, all.trailers),
      weekAgoPercent: toPercent(onRentThen, all.trailers),
    },
    revenue: {
      month: today.toPlainYearMonth().toString(),
      agreed: money(ordered.agreedCents),
      feesAndCredits: feesAndCredits(money(ordered.agreedCents), money(ordered.dueCents)),
      net: money(ordered.dueCents),
      previousNet: money(orderedBefore.dueCents),
    },
    invoiced: invoiced && invoiced.map(({ netCents, ...month }) => ({ ...month, net: money(netCents) })),
    payments: { open: money(unpaid.grossCents), orders: unpaid.orders, overdue: unpaid.overdueOrders },
    notBack: {
      count: notBack.count,
      longest: notBack.longest && { ...notBack.longest, since: new Date(notBack.longest.since).toISOString() },
    },
    types: settings.trailerTypes
      .map(({ type }) => ({ type, ...toShare(fleet, out, (row) => row.type === type) }))
      .filter(({ trailers }) => trailers > 0),
    depots: depots
      .map(({ id, name }) => ({ depotId: id, name, ...toShare(fleet, out, (row) => row.depotId === id) }))
      .filter(({ trailers }) => trailers > 0),
  });
}

const MONTHS = 12;

function lastMonths(today: ReturnType<typeof operatorToday>) {
  const to = today.toPlainYearMonth();
  return { from: to.subtract({ months: MONTHS - 1 }).toString(), to: to.toString() };
}

const total = (rows: readonly FleetCountRow[]): number => rows.reduce((sum, { trailers }) => sum + trailers, 0);

function toShare(
  fleet: readonly FleetCountRow[],
  out: readonly OutRow[],
  isOf: (row: { readonly type: string; readonly depotId: string }) => boolean = () => true,
): Share {
  return {
    onRent: out.filter(isOf).reduce((sum, { count }) => sum + count, 0),
    trailers: total(fleet.filter(isOf)),
  };
}

const toDates = ({ from, to }: ReturnType<typeof monthsSoFar>['current']) => ({
  from: new Date(toIso(from)),
  to: new Date(toIso(to)),
});
