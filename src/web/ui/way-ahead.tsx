import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface WayPoint {
  readonly key: string;
  readonly when: ReactNode;
  readonly what: ReactNode;
  readonly icon?: ReactNode;
  readonly aside?: ReactNode;
}

/** Dated steps along a dashed line: what happens next, or what happened so far. */
export function WayAhead({
  points,
  isLarge = false,
}: {
  readonly points: readonly WayPoint[];
  readonly isLarge?: boolean;
}) {
  return (
    <ol>
      {points.map(({ key, when, what, icon, aside }, position) => (
        <li key={key} className="flex gap-3.5">
          <span aria-hidden="true" className={cx('flex shrink-0 flex-col items-center', isLarge ? 'w-8' : 'w-3')}>
            {icon === undefined ? (
              <span className="my-1.5 size-3 shrink-0 rounded-full border-[2.5px] border-asphalt-950 bg-sheet" />
            ) : (
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-paper-sunken *:size-4">
                {icon}
              </span>
            )}
            {position < points.length - 1 && <span className="lane-down grow text-asphalt-400" />}
          </span>
          <span
            className={cx(
              'flex min-w-0 grow flex-wrap justify-between gap-x-4 text-body-s',
              position < points.length - 1 && 'pb-4',
              isLarge && 'pt-1',
            )}
          >
            <span className="min-w-0">
              <span className="block font-bold">{when}</span>
              <span className="block text-asphalt-600">{what}</span>
            </span>
            {aside !== undefined && <span className="text-sm text-asphalt-600">{aside}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
