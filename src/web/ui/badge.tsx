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

const MARKS = { dot: 'badge-dot', square: 'badge-square', none: '' } as const;

interface BadgeProps {
  readonly tone?: BadgeTone;
  /** A dot for a state that can pass, a square for taken; facts have neither. */
  readonly mark?: keyof typeof MARKS;
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', mark = 'none', children }: BadgeProps) {
  return <span className={cx('badge', MARKS[mark], TONES[tone])}>{children}</span>;
}
