import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const TONES = {
  ink: '[&::-moz-progress-bar]:bg-asphalt-950 [&::-webkit-progress-value]:bg-asphalt-950',
  free: '[&::-moz-progress-bar]:bg-free [&::-webkit-progress-value]:bg-free',
  signal: '[&::-moz-progress-bar]:bg-signal [&::-webkit-progress-value]:bg-signal',
} as const;

interface ProgressBarProps {
  readonly label: string;
  /** Between 0 and 1; left out while nobody knows how long it takes. */
  readonly value?: number;
  readonly tone?: keyof typeof TONES;
}

export function ProgressBar({ label, value, tone = 'ink' }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <progress
      aria-label={label}
      value={share}
      className={cx(
        'block h-2 w-full appearance-none overflow-hidden rounded-badge bg-paper-sunken [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-250',
        share === undefined ? 'shimmer animate-shimmer' : TONES[tone],
      )}
    />
  );
}

interface BarRowProps {
  readonly icon?: ReactNode;
  readonly label: string;
  readonly value: number;
  readonly total: number;
}

/** A figure out of a total with its bar, for lists of comparisons. */
export function BarRow({ icon, label, value, total }: BarRowProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(5rem,9rem)_1fr_auto] items-center gap-3 py-1.5 text-body-s">
      {icon ?? <span />}
      <span className="truncate">{label}</span>
      <ProgressBar label={label} value={total === 0 ? 0 : value / total} />
      <span className="min-w-14 text-end text-sm font-semibold">
        {value} / {total}
      </span>
    </div>
  );
}
