import type { Place } from '#contract/place.ts';
import type { Format } from '#i18n/format.ts';

/** `69007 Lyon`, as on an envelope. */
export const toPlaceLabel = ({ name, postalCode }: Pick<Place, 'name' | 'postalCode'>): string =>
  postalCode === undefined ? name : `${postalCode} ${name}`;

/** `Lyon-Saint-Priest 82 km, Paris-Gennevilliers 481 km` */
export const describeNearest = ({ nearest }: Pick<Place, 'nearest'>, format: Pick<Format, 'distance'>): string =>
  nearest.map(({ name, distanceKm }) => `${name} ${format.distance(distanceKm)}`).join(', ');
