import type { PickUpPreparation, PreparePickUpInput } from '#contract/admin-preparation.ts';
import { insertPreparation } from '#db/booking/preparation.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { changePreparation } from './change-preparation.ts';

type Which = { readonly bookingId: string; readonly input: PreparePickUpInput };

/** Ticks off that a trailer stands ready with all its services. Of two who say so, the first has done it. */
export const preparePickUp = (
  deps: Reads,
  actor: Actor,
  { bookingId, input: { trailerId } }: Which,
): Promise<Outcome<PickUpPreparation>> =>
  changePreparation(deps, actor, { bookingId, action: 'booking.prepare' }, async (trx, booking, { userId, now }) =>
    // Whoever looks at an older sheet has made another trailer ready.
    booking.trailerId === trailerId
      ? ok(await insertPreparation(trx, { bookingId, trailerId, userId, now }))
      : refuse('illegal-state'),
  );
