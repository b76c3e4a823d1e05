import type { Position } from '#contract/position.ts';

/** Without a name of the place: as maps take it, with points in every language. */
export const placeWords = ({ place, lat, lon }: Pick<Position, 'place' | 'lat' | 'lon'>): string =>
  place ?? `${lat.toFixed(3)}, ${lon.toFixed(3)}`;
