import type { PlanChangeInput } from '#contract/admin-plan.ts';
import type { Transaction } from '#db/client.ts';
import { listAllocations, listNamedTrailers, type PlannedAllocation } from '#db/planning/plan.queries.ts';
import { ok } from '#domain/result.ts';
import { toWorkshopSpan } from '#services/admin/trailer/workshop-span.ts';
import { type Outcome, refuseFields } from '#services/failure.ts';
import type { PlannedChange } from './load-plan-ground.ts';

/** Changes as they are kept: what they are about is filled in. What is not there, or is named twice, is refused. */
export async function readChanges(
  trx: Transaction,
  inputs: readonly PlanChangeInput[],
  now: Date,
): Promise<Outcome<readonly PlannedChange[]>> {
  const bookingIds = inputs.flatMap((input) => (input.kind === 'move' ? input.bookingId : []));
  const stayIds = inputs.flatMap((input) => (input.kind === 'drop' ? input.allocationId : []));
  const subjects = [...bookingIds, ...stayIds];
  if (new Set(subjects).size < subjects.length) return refuseFields({ changes: 'twice' });
  const trailerIds = inputs.map(({ trailerId }) => trailerId);
  const depotOf = new Map((await listNamedTrailers(trx, trailerIds)).map(({ id, depotId }) => [id, depotId]));
  if (trailerIds.some((id) => !depotOf.has(id))) return refuseFields({ changes: 'unknown' });
  const allocations = await listAllocations(trx, { bookingIds, trailerIds, now });
  const changes: PlannedChange[] = [];
  for (const input of inputs) {
    const change = await toChange(trx, input, { allocations, depotId: depotOf.get(input.trailerId) ?? '', now });
    if (!change.ok) return change;
    changes.push(change.value);
  }
  return ok(changes);
}

type Known = { readonly allocations: readonly PlannedAllocation[]; readonly depotId: string; readonly now: Date };

async function toChange(
  trx: Transaction,
  input: PlanChangeInput,
  { allocations, depotId, now }: Known,
): Promise<Outcome<PlannedChange>> {
  const { kind, trailerId } = input;
  if (kind === 'workshop') {
    const span = await toWorkshopSpan(trx, input, { depotId, now });
    const note = input.note === '' ? null : (input.note ?? null);
    return span.ok ? ok({ ...NOBODY, kind, trailerId, ...span.value, note }) : span;
  }
  if (kind === 'drop') {
    const stay = allocations.find(({ id, trailerId: at }) => id === input.allocationId && at === trailerId);
    if (stay === undefined) return refuseFields({ changes: 'unknown' });
    const { id: allocationId, startsAt, endsAt, note } = stay;
    const baseVersion = input.version ?? stay.version;
    return ok({ ...NOBODY, kind, trailerId, allocationId, baseVersion, startsAt, endsAt, note });
  }
  // Of a booking whose trailer was exchanged, the rental that goes on.
  const rental = allocations.findLast(({ bookingId }) => bookingId === input.bookingId);
  if (rental === undefined) return refuseFields({ changes: 'unknown' });
  const { bookingId, trailerId: baseTrailerId, startsAt, endsAt } = rental;
  const baseVersion = input.version ?? rental.version;
  return ok({ ...NOBODY, kind, bookingId, baseVersion, baseTrailerId, trailerId, startsAt, endsAt });
}

const NOBODY = { bookingId: null, allocationId: null, baseVersion: null, baseTrailerId: null, note: null } as const;
