import { lastRentalDay } from '#domain/time/rental-horizon.ts';
import { usePageScope } from './page-scope.tsx';

/** Until when a calendar offers days, `YYYY-MM-DD`. */
export const useLastRentalDay = (): string =>
  lastRentalDay({ now: new Date(), years: usePageScope().config.horizonYears });
