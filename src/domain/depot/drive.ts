import { HOUR_MS } from '#domain/time/duration.ts';
import { distanceKm, type Point } from './distance.ts';

/** Roads are longer than the line between two places. */
const DETOUR = 1.3;
const KM_PER_HOUR = 65;
/** For coupling, papers and rest. */
const AROUND_HOURS = 4;

/** By road, in whole kilometres. */
export const roadKm = (from: Point, to: Point): number => Math.max(1, Math.round(distanceKm(from, to) * DETOUR));

/** How long it takes to bring a trailer from one depot to another, in whole hours. */
export const driveMs = (from: Point, to: Point): number =>
  (Math.ceil((distanceKm(from, to) * DETOUR) / KM_PER_HOUR) + AROUND_HOURS) * HOUR_MS;
