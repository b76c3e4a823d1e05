import type { PlatformAdmin } from './actor.ts';

/** In place of a depot in the address of a list: those of whoever looks. */
export const MY_DEPOTS = 'mine';

/** The depots that a list is narrowed to; undefined if it is not. Whoever has none of their own sees nothing then. */
export const chosenDepots = (actor: PlatformAdmin, depot: string | undefined): readonly string[] | undefined => {
  if (depot === undefined) return undefined;
  return depot === MY_DEPOTS ? (actor.depotIds ?? []) : [depot];
};
