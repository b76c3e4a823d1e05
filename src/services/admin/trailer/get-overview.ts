import { findLastPosition } from '#db/telematics/telematics.queries.ts';
import { standsAt } from '#db/trailer/admin-trailer.queries.ts';
import { findTrailer } from '#db/trailer/trailer.queries.ts';
import { listOpenDamages, listTrailerBookings, sumTrailer } from '#db/trailer/trailer-overview.queries.ts';
import { toPercent } from '#domain/admin/utilisation.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { depotsOf } from '#domain/team/scope.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { RentalReads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { openFleetSearch } from './fleet-search.ts';
import { judgeFleet } from './judge-fleet.ts';

const SHOWN_BOOKINGS = 10;
const EARNED_DAYS = 365;
const OUT_DAYS = 90;

/**
 * What a trailer does now and next, and what it has done: what its page begins with. What that comes to is told to those who
 * read orders with their amounts.
 */
export async function getOverview(deps: RentalReads, actor: Actor, trailerId: string): Promise<Outcome<Overview>> {
  const admin = requireStaff(actor, 'fleet.read');
  if (!admin.ok) return admin;
  const depots = depotsOf(admin.value);
  if (!(await standsAt(deps.db, { trailerId, depots }))) return refuse('not-found');
  const seesMoney = hasStaffRight(admin.value, 'orders.read');
  const overview = await readOverview(deps, { trailerId, depots, seesMoney });
  return overview ? ok(overview) : refuse('not-found');
}

export type Overview = NonNullable<Awaited<ReturnType<typeof readOverview>>>;

type Question = {
  readonly trailerId: string;
  readonly depots: readonly string[] | 'any';
  readonly seesMoney: boolean;
};

async function readOverview(deps: RentalReads, { trailerId, depots, seesMoney }: Question) {
  const { db, clock } = deps;
  const now = clock.now();
  const trailer = await findTrailer(db, trailerId);
  if (!trailer) return undefined;
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const outSince = before(OUT_DAYS);
  const earnedSince = before(EARNED_DAYS);
  const [search, bookings, sums, damages, position] = [
    await openFleetSearch(deps, {}),
    await listTrailerBookings(db, { trailerId, depots, limit: SHOWN_BOOKINGS }),
    await sumTrailer(db, { trailerId, earnedSince, outSince, now }),
    await listOpenDamages(db, trailerId),
    await findLastPosition(db, { trailerId, from: new Date(0), to: now }),
  ];
  const judgedBy = await judgeFleet(deps, search, [trailerId]);
  return {
    ...judgedBy(trailerId),
    bookings: bookings.map(({ netCents, ...booking }) => ({ ...booking, netCents: seesMoney ? netCents : null })),
    damages,
    position: position ?? null,
    netCents: seesMoney ? sums.netCents : null,
    rentals: sums.rentals,
    percentOut: toPercent(sums.rentedHours, (now.getTime() - outSince.getTime()) / (DAY_MS / 24)),
  };
}
