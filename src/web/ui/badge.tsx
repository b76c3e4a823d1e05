import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeTone = 'free' | 'taken' | 'ink' | 'info' | 'warn' | 'danger' | 'plain';

const TONES = {
  free: 'bg-free-soft text-free',
  taken: 'bg-taken-soft text-taken',
  ink: 'bg-asphalt-950 text-white',
  info: 'bg-info-soft text-info',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  plain: 'badge-plain',
} as const satisfies Record<BadgeTone, string>;

interface BadgeProps {
  readonly tone?: BadgeTone;
  /** A dot for a state that can pass, a square for taken; facts have neither. */
  readonly mark?: 'dot' | 'square' | 'none';
  /** On a picture the badge is white and keeps its coloured dot. */
  readonly isOnPicture?: boolean;
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', mark = 'none', isOnPicture = false, children }: BadgeProps) {
  return (
    <span className={cx('badge', TONES[tone], isOnPicture && 'bg-sheet!')}>
      {mark !== 'none' && <span aria-hidden="true" className={cx('badge-mark', mark === 'dot' && 'rounded-full')} />}
      {children}
    </span>
  );
}
