import type { Actor, PlatformAdmin, System } from '#domain/team/actor.ts';

/** Who moves money, and when. A bank file and a run do it by themselves. */
export type Acting = {
  readonly by: Actor | System;
  readonly now: Date;
  /** Whoever had asked for it, where two people were needed. */
  readonly askedBy?: string | undefined;
};

/** Somebody of the operator, perhaps after somebody else has asked them to agree. */
export type AgreedActing = Acting & { readonly by: PlatformAdmin };

export const userOf = ({ by }: Acting): string | null => ('userId' in by ? by.userId : null);

/** What the log says of the second name. */
export const namingAsker = ({ askedBy }: Acting) => (askedBy === undefined ? {} : { askedBy });
