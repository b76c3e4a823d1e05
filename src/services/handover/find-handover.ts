import type { Handover } from '#contract/handover.ts';
import { findHandoverOfKind } from '#db/handover/handover.queries.ts';
import type { HandoverKind } from '#domain/handover/handover-plan.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { loadHandover } from './load-handover.ts';
import { requireHandoverReader } from './require-handover-right.ts';

/** The pick-up or the return of a booking, or null as long as nobody has begun it with the trailer that it has. */
export async function findHandover(
  deps: Reads,
  actor: Actor,
  {
    bookingId,
    kind,
    trailerId,
  }: {
    readonly bookingId: string;
    readonly kind: HandoverKind;
    /** One that the booking has given away on the road. */
    readonly trailerId?: string | undefined;
  },
): Promise<Outcome<Handover | null>> {
  const reader = requireHandoverReader(actor);
  if (!reader.ok) return reader;
  const begun = await findHandoverOfKind(deps.db, { scope: scopeOf(reader.value), bookingId, kind, trailerId });
  if (begun === undefined) return ok(null);
  const loaded = await loadHandover(deps, reader.value, { bookingId, handoverId: begun.id });
  return !loaded.ok && loaded.error.code === 'not-found' ? ok(null) : loaded;
}
