import type { EmptyLeg } from '#contract/leg.ts';
import { findCircumstances } from '#db/booking/availability.queries.ts';
import { listOfferedLegs } from '#db/leg/leg.queries.ts';
import { isFree } from '#domain/booking/availability.ts';
import { zonesOf } from '#domain/booking/snapped-period.ts';
import { driveMs } from '#domain/depot/drive.ts';
import { legPeriod } from '#domain/leg/empty-leg.ts';
import { money } from '#domain/money/money.ts';
import type { Actor } from '#domain/team/actor.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { loadDepotBook } from '../book/depot-book.ts';
import { toDepotSummary } from '../book/to-depot-summary.ts';
import type { RentalReads } from '../deps.ts';
import { toRentalPeriod } from '../line/to-rental-period.ts';

import { toLegTrailer } from './leg-trailer.ts';
import { quoteLeg } from './quote-leg.ts';

/** What is shown can be had a little later as well. */
const TO_DECIDE_MINUTES = 30;

/** The empty legs that can still be had, the next first, with all the time that a customer has for them. */
export async function listLegs(deps: RentalReads, actor: Actor): Promise<readonly EmptyLeg[]> {
  const { db, clock, settings } = deps;
  const now = clock.now();
  const legs = await listOfferedLegs(db);
  if (legs.length === 0) return [];
  const trailerIds = legs.map(({ trailerId }) => trailerId);
  const until = new Date(Math.max(now.getTime(), ...legs.map(({ endsAt }) => endsAt.getTime())));
  // One after the other: within a transaction there is a single connection.
  const depots = await loadDepotBook(deps, { now, until });
  const circumstances = await findCircumstances(db, { trailerIds, from: now, now });
  const showsPrice = actor.kind !== 'guest' || settings.guestPrices;
  return legs.flatMap((leg): readonly EmptyLeg[] => {
    const [from, to] = [depots.get(leg.fromDepotId), depots.get(leg.toDepotId)];
    const known = circumstances.find(({ trailerId }) => trailerId === leg.trailerId);
    if (from === undefined || to === undefined || known === undefined) return [];
    const trailer = toLegTrailer(known, { leg, from, to, turnaround: settings.turnaround });
    const found = legPeriod({
      ...leg,
      calendar: from.calendar,
      returnCalendar: to.calendar,
      turnaroundHours: trailer.turnaroundHours,
      driveMs: driveMs(from.row, to.row),
      notBefore: firstHour(now.getTime() + (from.row.leadTimeMinutes + TO_DECIDE_MINUTES) * MINUTE_MS),
    });
    const period = found && { ...found, ...zonesOf(from.row, to.row) };
    if (period === undefined || !isFree(trailer, period, toInstant(now))) return [];
    const { fee, trace } = quoteLeg(leg, { from, to });
    return [
      {
        id: leg.id,
        trailer: { id: leg.trailerId, number: leg.number, type: leg.type, subType: leg.subType },
        from: toDepotSummary(from.row),
        to: toDepotSummary(to.row),
        km: trace.km,
        period: toRentalPeriod(period),
        ...(showsPrice && { price: money(fee.cents) }),
      },
    ];
  });
}

const firstHour = (at: number): Date => new Date(Math.ceil(at / HOUR_MS) * HOUR_MS);
