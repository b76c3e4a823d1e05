import type { Format } from '#i18n/format.ts';

/** Nearer than this is here. */
const SAME_PLACE_KM = 1;

/** How far away something stands, if it stands elsewhere. */
export const distanceText = (format: Format, km: number | undefined): string | undefined =>
  km === undefined || km < SAME_PLACE_KM ? undefined : format.distance(km);
