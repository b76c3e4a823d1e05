import type { PickUpPreparation } from '#contract/admin-preparation.ts';
import { deletePreparation } from '#db/booking/preparation.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { changePreparation } from './change-preparation.ts';

/** A trailer is not ready after all. */
export const undoPreparation = (
  deps: Reads,
  actor: Actor,
  { bookingId }: { readonly bookingId: string },
): Promise<Outcome<PickUpPreparation>> =>
  changePreparation(deps, actor, { bookingId, action: 'booking.undoPrepare' }, async (trx) =>
    ok(await deletePreparation(trx, bookingId)),
  );
