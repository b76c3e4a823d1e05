import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Lane } from './lane.tsx';

interface PeriodProps {
  readonly startLabel: ReactNode;
  readonly start: ReactNode;
  readonly endLabel: ReactNode;
  readonly end: ReactNode;
  /** "23 Tage" */
  readonly days: ReactNode;
  readonly isStacked?: boolean;
  readonly className?: string;
}

/** Two dates with the lane between them, as on every shopping screen. */
export function Period({ startLabel, start, endLabel, end, days, isStacked = false, className }: PeriodProps) {
  return (
    <div className={cx('flex items-center gap-3 sm:gap-4', className)}>
      <PeriodEnd label={startLabel} value={start} />
      <Lane isStacked={isStacked}>{days}</Lane>
      <PeriodEnd label={endLabel} value={end} />
    </div>
  );
}

function PeriodEnd({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-label text-asphalt-600">{label}</p>
      <p className="mt-0.5 leading-5.5 font-semibold">{value}</p>
    </div>
  );
}
