import type { Handover, HandoverPartsInput } from '#contract/handover.ts';
import { findTakenDamageIds } from '#db/handover/damage.queries.ts';
import { findLastParts, mergeParts } from '#db/handover/handover.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { changeHandover } from './change-handover.ts';
import { checkParts, toStoredParts } from './check-parts.ts';
import { noteStop } from './note-stop.ts';
import { loadHandover } from './load-handover.ts';
import { requireHandoverWorker } from './require-handover-right.ts';

type Save = { readonly bookingId: string; readonly handoverId: string; readonly input: HandoverPartsInput };

/**
 * Keeps what one or several steps have collected. Parts are independent of each other, and of one part the last that
 * arrives counts: several people with several telephones may work on one trailer, and resend what they are unsure of.
 */
export async function saveParts(deps: Reads, actor: Actor, { input, ...which }: Save): Promise<Outcome<Handover>> {
  const worker = requireHandoverWorker(actor);
  if (!worker.ok) return worker;
  const steps = Object.keys(input);
  const step = { ...which, action: 'handover.save' as const, data: { steps } };
  const saved = await changeHandover<void>(deps, worker.value, step, async (trx, { handover, booking, now }) => {
    const { trailerId, id: handoverId } = handover;
    const ids = input.damages?.map(({ id }) => id) ?? [];
    const last = await findLastParts(trx, { trailerId, before: now, notOf: handoverId });
    const problems = checkParts({
      input,
      type: booking.trailer.type,
      axles: booking.axles,
      services: booking.services,
      // The operator knows when a meter was replaced.
      last: worker.value.kind === 'member' ? (last?.parts ?? {}) : {},
      takenDamageIds: await findTakenDamageIds(trx, { trailerId, ids, notOf: handoverId }),
    });
    if (Object.keys(problems).length > 0) return refuseFields(problems);
    const parts = toStoredParts(input);
    await mergeParts(trx, { handoverId, parts });
    const changed = { ...handover, parts: { ...handover.parts, ...parts } };
    await noteStop(trx, worker.value, { handover: changed, booking, now });
    return ok(undefined);
  });
  return saved.ok ? loadHandover(deps, worker.value, which) : saved;
}
