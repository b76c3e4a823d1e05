import { useState } from 'react';
import { lastRentalDay } from '#domain/time/rental-horizon.ts';
import { usePageScope } from './page-scope.tsx';

/** Until when a calendar offers days, `YYYY-MM-DD`. */
export function useLastRentalDay(): string {
  const [now] = useState(() => new Date());
  return lastRentalDay({ now, years: usePageScope().config.horizonYears });
}
