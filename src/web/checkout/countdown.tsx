import { useEffect, useState } from 'react';
import { REGULAR_HOLDS } from '#domain/booking/hold.ts';
import { SECOND_MS } from '#domain/time/duration.ts';

const MOST_SECONDS = REGULAR_HOLDS.minutes * 60;

/**
 * The whole seconds that a hold lasts, told every second. The server’s clock is read from a page that has travelled a
 * while, so the time left could seem longer than any hold.
 */
export function useSecondsLeft(until: string, aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now() + aheadMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + aheadMs), SECOND_MS);
    return () => clearInterval(timer);
  }, [aheadMs]);
  const seconds = Math.floor((Date.parse(until) - now) / SECOND_MS);
  return Math.min(Math.max(seconds, 0), MOST_SECONDS);
}

/** `13:42` */
export const toClock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

type CountdownProps = { readonly until: string; readonly aheadMs: number };

/** Runs silently: a screen reader is told two minutes before the end, by a toast. */
export function Countdown({ until, aheadMs }: CountdownProps) {
  return (
    <span role="timer" className="tabular-nums" suppressHydrationWarning>
      {toClock(useSecondsLeft(until, aheadMs))}
    </span>
  );
}
