/** Nobody who has to bring a trailer back does so at once. */
const LEAST_MINUTES = 120;
const KM_PER_HOUR = 60;
/** To hand it over, and for what the straight line leaves out. */
const ARRIVAL_MINUTES = 60;

export type Outstanding = {
  readonly now: number;
  /** When it was to be back. */
  readonly due: number;
  /** For when the customer has announced it. */
  readonly announced: number | null;
  /** From where it was last seen to its depot; looked up only once it is late. */
  readonly distanceKm: number | null;
};

export const isLate = ({ now, due }: Pick<Outstanding, 'now' | 'due'>): boolean => due <= now;

/**
 * When a trailer that is out is expected, all in minutes since 1970: not before it is due, nor before its customer has
 * said; once it is late, not within two hours, nor sooner than it can drive from where it was last seen.
 */
export function forecastReturn({ now, due, announced, distanceKm }: Outstanding): number {
  const promised = Math.max(due, announced ?? due);
  if (!isLate({ now, due })) return promised;
  const drive = distanceKm === null ? 0 : Math.ceil((distanceKm / KM_PER_HOUR) * 60) + ARRIVAL_MINUTES;
  return Math.max(promised, now + Math.max(LEAST_MINUTES, drive));
}
