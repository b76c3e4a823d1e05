/** Below this a tyre may not leave the yard. */
const BLOCK_BELOW_MM = 3;
/** Below this a tyre may leave the yard, but will not last long. */
const WARN_BELOW_MM = 4;

/** No tyre of a trailer is deeper. */
export const DEEPEST_TREAD_MM = 30;

export type TreadVerdict = 'ok' | 'warn' | 'block';

export function judgeTread(depthMm: number): TreadVerdict {
  if (depthMm < BLOCK_BELOW_MM) return 'block';
  return depthMm < WARN_BELOW_MM ? 'warn' : 'ok';
}

/** The tyres of a semi-trailer, one on each side of each axle, from the front: `1L`, `1R`, `2L` … */
export const tyrePositions = (axles: number): readonly string[] =>
  Array.from({ length: axles }, (_, i) => [`${i + 1}L`, `${i + 1}R`]).flat();
