import { deletePhoto } from '#db/handover/handover-photo.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { changeHandover } from './change-handover.ts';
import { requireHandoverWorker } from './require-handover-right.ts';

/** Takes a photo back. One that is not there is no trouble: the wish may have been sent twice. */
export async function removePhoto(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { position, ...which }: { readonly bookingId: string; readonly handoverId: string; readonly position: string },
): Promise<Outcome<void>> {
  const worker = requireHandoverWorker(actor);
  if (!worker.ok) return worker;
  const step = { ...which, action: 'handover.removePhoto' as const, data: { position } };
  const removed = await changeHandover(deps, worker.value, step, async (trx) =>
    ok(await deletePhoto(trx, { handoverId: which.handoverId, position })),
  );
  if (!removed.ok) return removed;
  if (removed.value !== undefined) await deps.storage.delete(removed.value);
  return ok(undefined);
}
