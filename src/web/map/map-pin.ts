/** A depot on a map, with how many trailers can be had there. */
export type MapPin = {
  readonly code: string;
  readonly name: string;
  readonly short: string;
  readonly lat: number;
  readonly lon: number;
  readonly count: number;
  /** By type; empty where only the sum is known. */
  readonly types: readonly { readonly type: string; readonly count: number }[];
  /** Outside of the radius pins stay small and grey. */
  readonly isNearby: boolean;
};

export type MapPoint = { readonly lat: number; readonly lon: number };
export type MapBounds = readonly [west: number, south: number, east: number, north: number];
