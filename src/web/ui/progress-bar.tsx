import { cx } from './cx.ts';

const FILLED = '[&::-moz-progress-bar]:bg-asphalt-950 [&::-webkit-progress-value]:bg-asphalt-950';

interface ProgressBarProps {
  readonly label: string;
  /** Between 0 and 1; left out while nobody knows how long it takes. */
  readonly value?: number;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <progress
      aria-label={label}
      value={share}
      className={cx(
        'block h-2 w-full appearance-none overflow-hidden rounded-badge bg-paper-sunken [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-250',
        share === undefined ? 'shimmer animate-shimmer' : FILLED,
      )}
    />
  );
}
