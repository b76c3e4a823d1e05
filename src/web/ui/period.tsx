import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { cx } from './cx.ts';
import { Lane } from './lane.tsx';

export interface PeriodProps {
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** "23 Tage" */
  readonly days: ReactNode;
  readonly isStacked?: boolean;
  readonly className?: string;
}

/** Two dates with the lane between them, as on every shopping screen. */
export function Period({ start, end, days, isStacked = false, className }: PeriodProps) {
  return (
    <div className={cx('flex items-center gap-3 sm:gap-4', className)}>
      <PeriodEnd name="pickUp" value={start} />
      <Lane isStacked={isStacked}>{days}</Lane>
      <PeriodEnd name="return" value={end} />
    </div>
  );
}

function PeriodEnd({ name, value }: { readonly name: 'pickUp' | 'return'; readonly value: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-label text-asphalt-600">
        <FormattedMessage id={`word.handover.${name}`} />
      </p>
      <p className="mt-0.5 leading-5.5 font-semibold">{value}</p>
    </div>
  );
}
