import type { StayReason } from './find-stay-reason.ts';
import type { Standing } from './twin-or-better.ts';

/** How many others may be moved because somebody is late. */
const MOST_MOVES = 2;

/** A trailer that could stand in for the one that is not back. */
export type StandIn = {
  readonly id: string;
  readonly rank: Standing['rank'];
  readonly free: boolean;
  /** Who would make room if it is taken. */
  readonly moves?: readonly unknown[];
};

/** `swap`: a free one. `chain`: one for which others make room. `call`: the customer has to agree, or nothing is to be had. */
export type Answer<Candidate> =
  | { readonly kind: 'swap' | 'chain'; readonly candidate: Candidate }
  | { readonly kind: 'call' };

/** Whoever wants exactly their trailer, or stands in the yard with it, is asked before anything is done. */
const ASKED_FIRST: ReadonlySet<StayReason> = new Set(['exact', 'handover', 'state']);

/**
 * The answer to a trailer that will not be back in time which troubles the fewest: an equal one that is free, a better one
 * that is free, the chain with the fewest moves, a call. Somebody of ours confirms it, so neither the time before the
 * pick-up nor an earlier move forbids it.
 */
export function cheapestAnswer<Candidate extends StandIn>(
  candidates: readonly Candidate[],
  stay: StayReason | null,
): Answer<Candidate> {
  if (stay !== null && ASKED_FIRST.has(stay)) return { kind: 'call' };
  const able = candidates.filter(({ rank }) => rank !== null);
  const free = able.find((one) => one.free && one.rank === 'twin') ?? able.find((one) => one.free);
  if (free !== undefined) return { kind: 'swap', candidate: free };
  const [chain] = able
    .filter(({ moves = [] }) => moves.length > 0 && moves.length <= MOST_MOVES)
    .toSorted((a, b) => (a.moves?.length ?? 0) - (b.moves?.length ?? 0));
  return chain === undefined ? { kind: 'call' } : { kind: 'chain', candidate: chain };
}
