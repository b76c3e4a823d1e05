import type { BodyShape } from '#domain/trailer/trailer-type.ts';
import type { DamageView } from './damage.ts';

/** The side on which a mark is drawn: a frame has neither roof nor inside, whatever was once noted there. */
export const drawnView = (shape: BodyShape, view: DamageView): DamageView =>
  shape === 'frame' && (view === 'top' || view === 'inside') ? 'chassis' : view;
