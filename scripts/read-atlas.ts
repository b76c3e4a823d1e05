import { readFileSync } from 'node:fs';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The countries of the world with their borders. */
export type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Countries with a depot, which the maps show brighter. */
export const SERVED: ReadonlySet<string> = new Set([
  'Germany',
  'Austria',
  'Netherlands',
  'Belgium',
  'France',
  'Spain',
  'Italy',
  'Poland',
  'Romania',
]);

const ATLASES = {
  fine: import.meta.resolve('world-atlas/countries-10m.json'),
  coarse: import.meta.resolve('world-atlas/countries-50m.json'),
};

export const readAtlas = (detail: keyof typeof ATLASES): Atlas =>
  JSON.parse(readFileSync(new URL(ATLASES[detail]), 'utf8'));
