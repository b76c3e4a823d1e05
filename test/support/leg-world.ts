import { randomUUID } from 'node:crypto';
import type { Deps } from '#services/deps.ts';
import { makeOpenDepot, makeRentalWorld } from './rental-world.ts';

const HOUR_MS = 3_600_000;

/** A transfer that leaves in two days, has three, and is offered to customers for 49 EUR. */
export async function makeOfferedLeg(deps: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const { db, clock } = deps;
  const { depotId: fromDepotId, trailerIds } = await makeRentalWorld(deps);
  const toDepotId = await makeOpenDepot(db, { lat: 48.1, lon: 11.5 });
  const [id, trailerId = ''] = [randomUUID(), trailerIds[0]];
  const startsAt = new Date(clock.now().getTime() + 48 * HOUR_MS);
  const move = { id, trailerId, fromDepotId, toDepotId, startsAt, endsAt: new Date(startsAt.getTime() + 72 * HOUR_MS) };
  await db
    .insertInto('allocation')
    .values({ ...move, kind: 'transfer' })
    .execute();
  await db
    .insertInto('transfer')
    .values({ ...move, offerCents: 4900, createdAt: clock.now() })
    .execute();
  return id;
}
