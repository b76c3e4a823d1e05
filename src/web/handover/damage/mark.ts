import type { DamageView } from '#domain/handover/damage.ts';
import type { Point } from '../damage-zone.ts';

/** A damage with its number on the sketch. */
export type Mark = Point & {
  readonly id: string;
  readonly view: DamageView;
  readonly number: number;
  /** Was there before. */
  readonly isKnown: boolean;
  readonly label: string;
};

export type SketchProps = {
  readonly marks: readonly Mark[];
  readonly chosen?: string | undefined;
  /** Without it the sketch is only looked at. */
  readonly onMark?: ((view: DamageView, point: Point) => void) | undefined;
  readonly onChoose?: ((id: string) => void) | undefined;
};
