import type { DamageView } from '#domain/handover/damage.ts';

/**
 * The sketches lie with the front up, so `y` runs from the front to the rear of a long side. Front and rear show
 * themselves upright.
 */
export const ZONES = ['front', 'middle', 'rear'] as const;
export type Zone = (typeof ZONES)[number];

const SHORT_VIEWS: readonly DamageView[] = ['front', 'rear'];

export const hasZones = (view: DamageView): boolean => !SHORT_VIEWS.includes(view);

/** The third of a long side in which a mark lies; the short sides are one. */
export function zoneOf(view: DamageView, y: number): Zone | undefined {
  if (!hasZones(view)) return undefined;
  return y < 1 / 3 ? 'front' : y < 2 / 3 ? 'middle' : 'rear';
}

export type Point = { readonly x: number; readonly y: number };

const toFraction = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** Where on a sketch somebody tapped. */
export const pointIn = (
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  at: { readonly clientX: number; readonly clientY: number },
): Point => ({
  x: toFraction((at.clientX - box.left) / box.width),
  y: toFraction((at.clientY - box.top) / box.height),
});

/** The middle of a zone, for whoever marks it by keyboard. */
export const middleOf = (zone: Zone | undefined): Point => ({
  x: 0.5,
  y: zone === undefined ? 0.5 : toFraction((ZONES.indexOf(zone) + 0.5) / ZONES.length),
});
