import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** The whole seconds that are left until an instant, told every second. */
export function useSecondsLeft(until: string, aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now() + aheadMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + aheadMs), SECOND_MS);
    return () => clearInterval(timer);
  }, [aheadMs]);
  return Math.max(Math.floor((Date.parse(until) - now) / SECOND_MS), 0);
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
