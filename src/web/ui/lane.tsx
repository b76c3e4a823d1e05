import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface LaneProps {
  /** What lies between the two ends, for example the number of days. */
  readonly children?: ReactNode;
  readonly className?: string;
  /** In narrow places the words stand below the dashes. */
  readonly isStacked?: boolean;
}

/** The dashed middle line of a road between two dates. */
export function Lane({ children, className, isStacked = false }: LaneProps) {
  return (
    <div
      className={cx(
        'flex min-w-8 grow items-center gap-2 font-condensed text-sm leading-4 font-bold whitespace-nowrap',
        isStacked && 'flex-col gap-1',
        className,
      )}
    >
      <span aria-hidden="true" className={cx('lane-tight grow', isStacked && 'w-full flex-none')} />
      {children}
      {children !== undefined && !isStacked && <span aria-hidden="true" className="lane-tight grow" />}
    </div>
  );
}

/** A rule of road marking across the page, with a few words before it. */
export function LaneRule({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="flex items-center gap-4 font-condensed text-sm font-semibold text-asphalt-600">
      {children}
      <span aria-hidden="true" className="lane grow text-line-strong" />
    </div>
  );
}
