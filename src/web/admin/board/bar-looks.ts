import type { BarKind } from '#domain/planning/bar.ts';

/** Every state has its own shape of edge beside its colour. */
export const BAR_LOOKS = {
  reserved: 'border border-info-line bg-info-soft text-asphalt-950',
  onRent: 'bg-asphalt-950 text-white',
  /** Until it was due; the parts behind it are red. */
  overdue: 'bg-asphalt-950 text-white',
  returned: 'border border-line-strong bg-paper-sunken text-asphalt-600',
  hold: 'border border-dashed border-asphalt-600 bg-sheet text-asphalt-700',
  workshop: 'border border-warn-line bg-warn-soft text-warn',
  transfer: 'rounded-e-full border border-asphalt-700 bg-sheet text-asphalt-950',
} as const satisfies Record<BarKind, string>;

/** In place of the look of its state: of two colours for one thing the style sheet would choose. */
export const CONFLICT_LOOK = 'border-2 border-danger bg-danger-soft text-danger';
export const PLAN_LOOK = 'border-2 border-info bg-info-soft text-asphalt-950';

export const HATCH =
  '[background-image:repeating-linear-gradient(135deg,var(--color-asphalt-400)_0_1px,transparent_1px_5px)]';
/** Behind numbers, which have to stay readable. */
export const PALE_HATCH =
  '[background-image:repeating-linear-gradient(135deg,var(--color-line)_0_1px,transparent_1px_6px)]';
export const DANGER_HATCH =
  '[background-image:repeating-linear-gradient(135deg,var(--color-danger)_0_1.5px,transparent_1.5px_5px)]';

/** Torn off at its end, which is only expected: three teeth. */
export const ZIGZAG =
  '[clip-path:polygon(0_0,calc(100%-7px)_0,100%_16.7%,calc(100%-7px)_33.3%,100%_50%,calc(100%-7px)_66.7%,100%_83.3%,calc(100%-7px)_100%,0_100%)]';
