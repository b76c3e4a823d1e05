import type { Actor, System } from '#domain/team/actor.ts';

/** Who moves money, and when. A bank file and a run do it by themselves. */
export type Acting = { readonly by: Actor | System; readonly now: Date };

export const userOf = ({ by }: Acting): string | null => ('userId' in by ? by.userId : null);
