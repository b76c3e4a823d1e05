import type { SwapCandidate } from '#contract/admin-booking.ts';
import type { BoardBar } from '#contract/admin-board.ts';
import { findClash } from './find-clash.ts';
import type { DrawnRow } from './lay-plan.ts';

/** What would come of giving a booking this trailer. */
export type Verdict =
  /** It is the trailer that it has. */
  | { readonly kind: 'home' }
  | { readonly kind: 'free'; readonly candidate: SwapCandidate }
  /** Others make room for it. */
  | { readonly kind: 'chain'; readonly candidate: SwapCandidate }
  | { readonly kind: 'refused'; readonly reason: NonNullable<SwapCandidate['reason']> | 'elsewhere' };

type Drop = {
  readonly bar: BoardBar;
  /** The trailer that the booking really has. */
  readonly homeId: string;
  readonly candidates: readonly SwapCandidate[];
  /** Whether the rows are those of a plan: then they tell what is taken, not the server. */
  readonly isPlanned: boolean;
};

export function judgeDrop({ bar, homeId, candidates, isPlanned }: Drop, target: DrawnRow): Verdict {
  if (target.id === homeId) return { kind: 'home' };
  const candidate = candidates.find(({ id }) => id === target.id);
  if (candidate === undefined) return { kind: 'refused', reason: 'elsewhere' };
  const isTaken = isPlanned ? findClash(target, bar) !== undefined : candidate.reason === 'taken';
  if (isTaken) return candidate.moves ? { kind: 'chain', candidate } : { kind: 'refused', reason: 'taken' };
  const { reason = 'taken', free } = candidate;
  return free || reason === 'taken' ? { kind: 'free', candidate } : { kind: 'refused', reason };
}
