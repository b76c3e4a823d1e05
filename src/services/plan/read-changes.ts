import type { PlanChangeInput } from '#contract/admin-plan.ts';
import { findBookings } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { listAllocations, listNamedTrailers, type PlannedAllocation } from '#db/planning/plan.queries.ts';
import { ok } from '#domain/result.ts';
import { fromWallTime, toWallTime } from '#domain/time/wall-clock.ts';
import { toTransferSpan } from '#services/admin/trailer/transfer-span.ts';
import { toWorkshopSpan } from '#services/admin/trailer/workshop-span.ts';
import { type Outcome, refuseFields } from '#services/failure.ts';
import type { PlannedChange } from './load-plan-ground.ts';

/** Changes as they are kept: what they are about is filled in. What is not there, or is named twice, is refused. */
export async function readChanges(
  trx: Transaction,
  inputs: readonly PlanChangeInput[],
  now: Date,
): Promise<Outcome<readonly PlannedChange[]>> {
  const bookingIds = inputs.flatMap((input) => ('bookingId' in input ? input.bookingId : []));
  const stayIds = inputs.flatMap((input) => ('allocationId' in input ? input.allocationId : []));
  const subjects = [...bookingIds, ...stayIds];
  if (new Set(subjects).size < subjects.length) return refuseFields({ changes: 'twice' });
  const trailerIds = inputs.flatMap((input) => ('trailerId' in input ? input.trailerId : []));
  const depotOf = new Map((await listNamedTrailers(trx, trailerIds)).map(({ id, depotId }) => [id, depotId]));
  if (trailerIds.some((id) => !depotOf.has(id))) return refuseFields({ changes: 'unknown' });
  const allocations = await listAllocations(trx, { bookingIds, trailerIds, now });
  const changes: PlannedChange[] = [];
  for (const input of inputs) {
    const change = await toChange(trx, input, { allocations, depotOf, now });
    if (!change.ok) return change;
    changes.push(change.value);
  }
  return ok(changes);
}

type Known = {
  readonly allocations: readonly PlannedAllocation[];
  readonly depotOf: ReadonlyMap<string, string>;
  readonly now: Date;
};

async function toChange(
  trx: Transaction,
  input: PlanChangeInput,
  { allocations, depotOf, now }: Known,
): Promise<Outcome<PlannedChange>> {
  if (input.kind === 'period') return toPeriodChange(trx, input, allocations);
  if (input.kind === 'task') return toTask(input, allocations);
  const { kind, trailerId } = input;
  const depotId = depotOf.get(trailerId) ?? '';
  if (kind === 'workshop') {
    const span = await toWorkshopSpan(trx, input, { depotId, now });
    const note = input.note === '' ? null : (input.note ?? null);
    return span.ok ? ok({ ...NOBODY, kind, trailerId, ...span.value, note }) : span;
  }
  if (kind === 'transfer') {
    const span = await toTransferSpan(trx, input, { fromDepotId: depotId, now });
    const { toDepotId } = input;
    const note = input.reason === '' ? null : (input.reason ?? null);
    return span.ok ? ok({ ...NOBODY, kind, trailerId, toDepotId, ...span.value, note }) : span;
  }
  if (kind === 'drop') {
    const stay = allocations.find(({ id, trailerId: at }) => id === input.allocationId && at === trailerId);
    if (stay === undefined) return refuseFields({ changes: 'unknown' });
    const { id: allocationId, toDepotId, startsAt, endsAt, note } = stay;
    const baseVersion = input.version ?? stay.version;
    return ok({ ...NOBODY, kind, trailerId, allocationId, baseVersion, toDepotId, startsAt, endsAt, note });
  }
  const rental = findRental(allocations, input);
  if (rental === undefined) return refuseFields({ changes: 'unknown' });
  const { bookingId, trailerId: baseTrailerId, startsAt, endsAt } = rental;
  const baseVersion = input.version ?? rental.version;
  return ok({ ...NOBODY, kind, bookingId, baseVersion, baseTrailerId, trailerId, startsAt, endsAt });
}

/** Of a booking whose trailer was exchanged, the rental that goes on. */
const findRental = (allocations: readonly PlannedAllocation[], { bookingId: wanted }: { readonly bookingId: string }) =>
  allocations.findLast(({ bookingId }) => bookingId === wanted);

/** What is to be spoken about is the rental as it is. */
function toTask(
  input: Extract<PlanChangeInput, { kind: 'task' }>,
  allocations: readonly PlannedAllocation[],
): Outcome<PlannedChange> {
  const rental = findRental(allocations, input);
  if (rental === undefined) return refuseFields({ changes: 'unknown' });
  const { kind, bookingId, note } = input;
  const { trailerId, startsAt, endsAt } = rental;
  return ok({ ...NOBODY, kind, bookingId, trailerId, startsAt, endsAt, note });
}

/** The wall times of the depot as instants; an end that is not changed stays to the second. */
async function toPeriodChange(
  trx: Transaction,
  input: Extract<PlanChangeInput, { kind: 'period' }>,
  allocations: readonly PlannedAllocation[],
): Promise<Outcome<PlannedChange>> {
  const { kind, bookingId, from, to } = input;
  const [found] = await findBookings(trx, { bookingIds: [bookingId], scope: 'anyUnit' });
  const rental = findRental(allocations, input);
  if (found === undefined || rental === undefined) return refuseFields({ changes: 'unknown' });
  const { startsAt: baseStartsAt, endsAt: baseEndsAt } = found.booking;
  const { timeZone } = found.depot;
  const toMoment = (wish: string, base: Date): Date =>
    wish === toWallTime(base, timeZone) ? base : new Date(fromWallTime(wish, timeZone));
  const [startsAt, endsAt] = [toMoment(from, baseStartsAt), toMoment(to, baseEndsAt)];
  // Two wall times of the hour that is skipped in spring are one instant.
  if (startsAt >= endsAt) return refuseFields({ to: 'before-from' });
  const { trailerId, version } = rental;
  const base = { baseVersion: input.version ?? version, baseTrailerId: trailerId, baseStartsAt, baseEndsAt };
  return ok({ ...NOBODY, kind, bookingId, ...base, trailerId, startsAt, endsAt });
}

const NOBODY = {
  bookingId: null,
  allocationId: null,
  baseVersion: null,
  baseTrailerId: null,
  baseStartsAt: null,
  baseEndsAt: null,
  toDepotId: null,
  note: null,
} as const;
