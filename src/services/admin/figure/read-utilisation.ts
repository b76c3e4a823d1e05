import type { UtilisationQuery } from '#contract/admin-figure.ts';
import { countFleet, readRentedMoments, type FleetCountRow, type RentedMoments } from '#db/figure/figure.queries.ts';
import { sampleDays, type SampledDay } from '#domain/time/operator-day.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import type { Reads } from '../../deps.ts';

const DAYS_BEFORE = 28;
const DAYS_AFTER = 14;

export type UtilisationFacts = {
  readonly days: readonly SampledDay[];
  readonly rentals: readonly RentedMoments[];
  readonly fleet: readonly FleetCountRow[];
};

/** Four weeks back and two ahead: the rentals of the days, and the fleet they are compared with. */
export async function readUtilisation(
  { db, clock }: Reads,
  { type: types, depot: depotIds }: UtilisationQuery,
): Promise<UtilisationFacts> {
  const now = clock.now();
  const days = sampleDays(toInstant(now), DAYS_BEFORE, DAYS_AFTER);
  const moments = days.map(({ at }) => toDate(at));
  const rentals = await readRentedMoments(db, { moments, now, types, depotIds });
  const fleet = await countFleet(db);
  return {
    days,
    rentals,
    fleet: fleet.filter((row) => types?.includes(row.type) !== false && depotIds?.includes(row.depotId) !== false),
  };
}
