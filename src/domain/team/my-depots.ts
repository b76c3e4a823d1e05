import type { PlatformAdmin } from './actor.ts';

/** In place of a depot in the address of a list: those of whoever looks. */
export const MY_DEPOTS = 'mine';

/** The depots that a list is narrowed to; undefined if it is not. Whoever has none of their own sees nothing then. */
export const chosenDepots = (
  { depotIds = [] }: Pick<PlatformAdmin, 'depotIds'>,
  depot: string | readonly string[] | undefined,
): readonly string[] | undefined =>
  depot === undefined ? undefined : [depot].flat().flatMap((id) => (id === MY_DEPOTS ? depotIds : [id]));
