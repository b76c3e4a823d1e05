import { cx } from './cx.ts';

/** Signal is the next step and appears once per view; everything else is ink, outline or quiet. */
export type ButtonTone = 'signal' | 'ink' | 'outline' | 'quiet' | 'danger' | 'free' | 'night';
export type ButtonSize = 's' | 'm' | 'l' | 'glove';

const BASE =
  'relative inline-flex print:hidden shrink-0 items-center justify-center gap-2.5 rounded-control border font-bold text-center transition-colors select-none no-underline disabled:pointer-events-none disabled:border-transparent disabled:bg-paper-sunken disabled:text-asphalt-500 disabled:shadow-none aria-busy:cursor-progress';

const TONES = {
  signal:
    'border-transparent bg-signal text-asphalt-950 shadow-[inset_0_-2px_0_var(--color-signal-active)] hover:bg-signal-hover active:bg-signal-active active:shadow-[inset_0_2px_0_rgb(11_12_14/0.15)]',
  ink: 'border-transparent bg-asphalt-950 text-white hover:bg-asphalt-700 active:bg-asphalt-800',
  outline:
    'border-line-field bg-sheet text-asphalt-950 hover:border-asphalt-950 hover:bg-paper active:bg-paper-sunken disabled:bg-paper-sunken',
  quiet: 'border-transparent bg-transparent text-asphalt-950 hover:bg-paper-sunken active:bg-line',
  danger: 'border-danger bg-sheet text-danger hover:bg-danger-soft active:bg-danger-line/40',
  free: 'border-free bg-sheet text-free hover:bg-free-soft active:bg-free-line/40',
  night:
    'border-asphalt-500 bg-asphalt-950/60 text-white hover:border-white hover:bg-asphalt-800 active:bg-asphalt-900',
} as const satisfies Record<ButtonTone, string>;

const SIZES = {
  s: 'min-h-10 px-3.5 py-1.5 text-body-s touch:min-h-11',
  m: 'min-h-12 px-5 py-2 text-base',
  l: 'min-h-14 px-6.5 py-2.5 text-[1.0625rem] leading-6',
  glove: 'min-h-17 px-8 py-3 text-lg leading-6',
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
  cx(BASE, TONES[tone], SIZES[size], isFullWidth && 'w-full', className);

export const iconButtonStyle = ({ tone = 'outline', size = 's', className }: ButtonLook): string =>
  cx(BASE, TONES[tone], SQUARES[size], 'p-0', className);
