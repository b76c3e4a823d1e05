import { cx } from './cx.ts';

/** Signal is the next step and appears once per view; everything else is ink, outline or quiet. */
export type ButtonTone = 'signal' | 'ink' | 'outline' | 'quiet' | 'danger' | 'free' | 'night';
export type ButtonSize = 's' | 'm' | 'l' | 'glove';

/** Written out, so that the names are found by the compiler of the styles, which keeps only what is used. */
const TONES = {
  signal: 'btn-signal',
  ink: 'btn-ink',
  outline: 'btn-outline',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
  free: 'btn-free',
  night: 'btn-night',
} as const satisfies Record<ButtonTone, string>;

const SIZES = {
  s: 'btn-s',
  m: 'btn-m',
  l: 'btn-l',
  glove: 'btn-glove',
} as const satisfies Record<ButtonSize, string>;

const SQUARES = {
  s: 'size-10 touch:size-11',
  m: 'size-12',
  l: 'size-14',
  glove: 'size-17',
} as const satisfies Record<ButtonSize, string>;

export interface ButtonLook {
  readonly tone?: ButtonTone | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isFullWidth?: boolean | undefined;
  readonly className?: string | undefined;
}

export const buttonStyle = ({ tone = 'outline', size = 'm', isFullWidth = false, className }: ButtonLook): string =>
  cx('btn', TONES[tone], SIZES[size], isFullWidth && 'w-full', className);

export const iconButtonStyle = ({ tone = 'outline', size = 's', className }: ButtonLook): string =>
  cx('btn', TONES[tone], SQUARES[size], 'p-0', className);
