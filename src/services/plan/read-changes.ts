import type { PlanChangeInput } from '#contract/admin-plan.ts';
import type { Database } from '#db/client.ts';
import { listAllocations, listNamedTrailers, type PlannedAllocation } from '#db/planning/plan.queries.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuseFields } from '#services/failure.ts';
import type { PlannedChange } from './load-plan-ground.ts';

/** Changes as they are kept: what they are about is filled in. What is not there, or is named twice, is refused. */
export async function readChanges(
  db: Database,
  inputs: readonly PlanChangeInput[],
  now: Date,
): Promise<Outcome<readonly PlannedChange[]>> {
  const bookingIds = inputs.flatMap((input) => (input.kind === 'move' ? input.bookingId : []));
  const stayIds = inputs.flatMap((input) => (input.kind === 'drop' ? input.allocationId : []));
  const subjects = [...bookingIds, ...stayIds];
  if (new Set(subjects).size < subjects.length) return refuseFields({ changes: 'twice' });
  const trailerIds = inputs.map(({ trailerId }) => trailerId);
  const trailers = new Set((await listNamedTrailers(db, trailerIds)).map(({ id }) => id));
  if (trailerIds.some((id) => !trailers.has(id))) return refuseFields({ changes: 'unknown' });
  const allocations = await listAllocations(db, { bookingIds, trailerIds, now });
  const changes = inputs.flatMap((input) => toChange(input, allocations) ?? []);
  return changes.length === inputs.length ? ok(changes) : refuseFields({ changes: 'unknown' });
}

function toChange(input: PlanChangeInput, allocations: readonly PlannedAllocation[]): PlannedChange | undefined {
  const { kind, trailerId } = input;
  if (kind === 'workshop') {
    const span = { startsAt: new Date(input.from), endsAt: new Date(input.to) };
    const note = input.note === undefined || input.note === '' ? null : input.note;
    return { ...NOBODY, kind, trailerId, ...span, note };
  }
  if (kind === 'drop') {
    const stay = allocations.find(({ id, trailerId: at }) => id === input.allocationId && at === trailerId);
    if (stay === undefined) return undefined;
    const { startsAt, endsAt, note } = stay;
    return { ...NOBODY, kind, trailerId, allocationId: stay.id, baseVersion: input.version, startsAt, endsAt, note };
  }
  // Of a booking whose trailer was exchanged, the rental that goes on.
  const rental = allocations.findLast(({ bookingId }) => bookingId === input.bookingId);
  if (rental === undefined) return undefined;
  const { bookingId, trailerId: baseTrailerId, startsAt, endsAt } = rental;
  return { ...NOBODY, kind, bookingId, baseVersion: input.version, baseTrailerId, trailerId, startsAt, endsAt };
}

const NOBODY = { bookingId: null, allocationId: null, baseVersion: null, baseTrailerId: null, note: null } as const;
