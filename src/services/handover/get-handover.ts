import type { Handover } from '#contract/handover.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { loadHandover } from './load-handover.ts';
import { requireHandoverReader } from './require-handover-right.ts';

export async function getHandover(
  deps: Reads,
  actor: Actor,
  which: { readonly bookingId: string; readonly handoverId: string },
): Promise<Outcome<Handover>> {
  const reader = requireHandoverReader(actor);
  return reader.ok ? loadHandover(deps, reader.value, which) : reader;
}
