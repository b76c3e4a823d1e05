import type { TakenLine, TrailerTaken } from '#contract/checkout.ts';
import type { TrailerCard } from '#contract/trailer.ts';
import { canHandOverAt } from '#domain/depot/opening.ts';
import { LANE_CODES } from '#domain/one-way/lane-refusal.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toIso } from '#domain/time/instant.ts';
import type { RentalReads } from '../deps.ts';
import type { Failure } from '../failure.ts';
import type { AssessedLine } from './assess-lines.ts';
import { findLineTwins } from './find-line-twins.ts';

/** Lines that cannot be had. What could be taken instead is looked up once the transaction is over. */
export type TakenLines = { readonly taken: readonly AssessedLine[] };

/** A refusal of a use case that works with lines. */
export type LineRefusal = Failure | TakenLines;

/** Tells which lines cannot be had, why, and what else could. `reason`, `nextFreeFrom` and `twins` are the first one's. */
export async function explainRefusal(deps: RentalReads, actor: Actor, refusal: LineRefusal): Promise<Failure> {
  if (!('taken' in refusal)) return refusal;
  const twins = await findLineTwins(deps, actor, refusal.taken);
  const lines = refusal.taken.map((line) => toTakenLine(line, twins.get(line.item.id) ?? []));
  const first = lines[0];
  if (first === undefined) throw new Error('Refused for lines that cannot be had, but there are none');
  const { itemId: _item, trailerId: _trailer, ...reason } = first;
  return { code: 'trailer-taken', details: { ...reason, lines } satisfies TrailerTaken };
}

function toTakenLine({ item, verdict }: AssessedLine, twins: readonly TrailerCard[]): TakenLine {
  const nextFreeFrom = 'nextFreeFrom' in verdict ? verdict.nextFreeFrom : undefined;
  return {
    itemId: item.id,
    trailerId: item.trailer.id,
    reason: verdict.free ? 'taken' : verdict.reason,
    nextFreeFrom: nextFreeFrom === undefined ? null : toIso(nextFreeFrom),
    twins,
  };
}

/** What is wrong with the period or the way itself, whatever the trailer does: the field that says so and its code. */
export function findPeriodProblem({ verdict, period, depot }: AssessedLine): Record<string, string> | undefined {
  if (verdict.free) return undefined;
  switch (verdict.reason) {
    case 'leadTime':
      return { from: 'too-soon' };
    case 'closed':
      return depot && canHandOverAt(depot.calendar, period.from) ? { to: 'closed' } : { from: 'closed' };
    case 'minimumPeriod':
      return { to: 'minimum-period' };
    case 'noLane':
    case 'laneClosed':
    case 'quotaSpent':
      return { returnDepotId: LANE_CODES[verdict.reason] };
    default:
      return undefined;
  }
}
