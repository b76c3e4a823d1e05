/** How many trailers of a type should stand free at a depot: fewer than the least are too few, more than the most too many. */
export type DepotTarget = {
  readonly type: string;
  readonly least: number;
  readonly most: number | null;
};
