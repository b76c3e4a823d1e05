/** Nobody who has to bring a trailer back does so at once. */
const LEAST_MINUTES = 120;
const KM_PER_HOUR = 60;
/** To hand it over, and for what the straight line leaves out. */
const ARRIVAL_MINUTES = 60;

/**
 * When a trailer that is not back is expected, in minutes since 1970: not within two hours, nor sooner than it can
 * drive from where it was last seen.
 */
export function forecastReturn({ now, distanceKm }: { readonly now: number; readonly distanceKm: number | null }) {
  const drive = distanceKm === null ? 0 : Math.ceil((distanceKm / KM_PER_HOUR) * 60) + ARRIVAL_MINUTES;
  return now + Math.max(LEAST_MINUTES, drive);
}
