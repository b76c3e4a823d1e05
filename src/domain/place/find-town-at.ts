import type { Point } from '../depot/distance.ts';
import { type Gazetteer, GRID, type Town } from './gazetteer.ts';

/** The town whose position this is, as a search around it has it. */
export const findTownAt = ({ towns }: Gazetteer, { lat, lon }: Point): Town | undefined =>
  towns.find((town) => Math.abs(town.lat - lat) <= GRID.lat && Math.abs(town.lon - lon) <= GRID.lon);
