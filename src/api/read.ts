import type { Deps } from '#services/deps.ts';

/** What a replica does not know may have come into being a moment ago: only the primary refuses. */
export const isGranted = ({ ok }: { readonly ok: boolean }): boolean => ok;

/**
 * Does what only reads the stock of the shop, and may show it as it was a moment ago: maybe from a replica, but with
 * everything that whoever asks has written. Where the answer is not whole, the primary is asked.
 */
export type Read = <Answer>(
  work: (deps: Deps) => Promise<Answer>,
  isWhole?: (answer: Answer) => boolean,
) => Promise<Answer>;
