import type { DamageView } from './damage.ts';

/** What a trailer looks like to somebody who marks damages on it. */
export type BodyShape = 'box' | 'tub' | 'frame';

const SHAPES: Readonly<Record<string, BodyShape>> = {
  chassis: 'frame',
  chassisAllround: 'frame',
  tipper: 'tub',
  tipperAgrar: 'tub',
};

export const bodyShape = (type: string): BodyShape => SHAPES[type] ?? 'box';

/** The side on which a mark is drawn: a frame has neither roof nor inside, whatever was once noted there. */
export const drawnView = (shape: BodyShape, view: DamageView): DamageView =>
  shape === 'frame' && (view === 'top' || view === 'inside') ? 'chassis' : view;
