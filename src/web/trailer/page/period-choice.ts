import type { TrailerData } from './load-trailer.server.ts';
import type { WallPeriod } from './wall-period.ts';

/** The period in view, what a calendar needs to offer others, and what to do with the one that is chosen. */
export type PeriodChoice = Pick<TrailerData, 'period' | 'calendar' | 'depot' | 'returnDepot' | 'returnTimes'> & {
  readonly days: number | undefined;
  /** Up to this day it costs nothing more to keep the trailer. */
  readonly lastFreeDay: string | undefined;
  readonly onChoose: (period: WallPeriod) => void;
};
