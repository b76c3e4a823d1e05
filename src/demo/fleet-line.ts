import type { FactsOf, TrailerType } from '#domain/trailer/trailer-type.ts';
import type { Livery } from '#web/art/livery.ts';
import type { PriceClass } from './prices.ts';
import type { Range } from './random.ts';

export type Make = 'Krone' | 'Schmitz Cargobull' | 'Kögel' | 'Schwarzmüller' | 'Wielton' | 'Fliegl';

/** One line of the fleet: as many trailers as depots are named, numbered from 101 in that order. */
export type FleetLine = {
  readonly code: string;
  readonly type: TrailerType;
  readonly subType: string;
  readonly priceClass: PriceClass;
  readonly depots: string;
  readonly models: readonly (readonly [Make, string])[];
  readonly liveries: readonly Livery[];
  readonly axles: number;
  /** How many of them, from the first on, can lift an axle. */
  readonly liftAxles: number;
  readonly tareKg: Range;
  readonly innerLengthMm?: Range;
  readonly innerWidthMm?: number;
  readonly innerHeightMm?: number;
  readonly pallets?: number;
  readonly palletsDouble?: number;
  readonly volumeM3?: Range;
  readonly tailLiftKg?: number;
  /** By the place in the line, from 0. */
  readonly facts: (place: number) => Readonly<Record<string, unknown>>;
};

type Shape = Omit<FleetLine, 'code' | 'type' | 'subType' | 'depots' | 'facts' | 'priceClass'> & {
  readonly priceClass?: PriceClass;
};

/** Checks the facts against those that the type has. */
export function line<T extends TrailerType & PriceClass>(
  code: string,
  [type, subType]: readonly [T, string],
  depots: string,
  shape: Shape,
  facts: (place: number) => FactsOf<T>,
): FleetLine {
  return { code, type, subType, depots, priceClass: type, ...shape, facts };
}
