import { createHash } from 'node:crypto';
import { ok } from '#domain/result.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/duration.ts';
import type { TelematicsPort, TrackedPosition, TrackedTrailer } from '#services/ports/telematics.ts';

/** Places between which goods travel, so that a simulated trailer is somewhere one would look for it. */
const PLACES = [
  { place: 'Hamburg', lat: 53.55, lon: 9.99 },
  { place: 'Hannover', lat: 52.37, lon: 9.73 },
  { place: 'Berlin', lat: 52.52, lon: 13.4 },
  { place: 'Köln', lat: 50.94, lon: 6.96 },
  { place: 'Frankfurt am Main', lat: 50.11, lon: 8.68 },
  { place: 'München', lat: 48.14, lon: 11.58 },
  { place: 'Rotterdam', lat: 51.92, lon: 4.48 },
  { place: 'Antwerpen', lat: 51.22, lon: 4.4 },
  { place: 'Lille', lat: 50.63, lon: 3.06 },
  { place: 'Paris', lat: 48.86, lon: 2.35 },
  { place: 'Lyon', lat: 45.76, lon: 4.84 },
  { place: 'Barcelona', lat: 41.39, lon: 2.17 },
  { place: 'Milano', lat: 45.46, lon: 9.19 },
  { place: 'Wien', lat: 48.21, lon: 16.37 },
  { place: 'Praha', lat: 50.08, lon: 14.44 },
  { place: 'Poznań', lat: 52.41, lon: 16.93 },
  { place: 'Warszawa', lat: 52.23, lon: 21.01 },
  { place: 'Budapest', lat: 47.5, lon: 19.04 },
  { place: 'București', lat: 44.43, lon: 26.1 },
] as const;

/** Drives by day, stands by night: a leg is driven in the first part of it. */
const LEG_MS = 24 * HOUR_MS;
const DRIVING_MS = 9 * HOUR_MS;
const REPORT_EVERY_MS = 5 * MINUTE_MS;
const KM_PER_DEGREE = 111;
/** Nobody reaches the far end of Europe in one shift. */
const FARTHEST_DEGREES = 6;
const CITY_DEGREES = 0.25;

type Point = { readonly lat: number; readonly lon: number };
type Stop = Point & { readonly place: string | null };

const drawNumber = (seed: string): number => createHash('sha256').update(seed).digest().readUInt32BE(0);

const degreesApart = (a: Point, b: Point): number =>
  Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180));

/** The place that a point belongs to, if it is one of those known here. */
const nameOf = (point: Point): string | null =>
  PLACES.find((place) => degreesApart(point, place) <= CITY_DEGREES)?.place ?? null;

/** Where the trailer stops at the end of so many legs; before the first it stands at the depot. */
function stopAfter(legs: number, { trailerId, depot, outSince }: TrackedTrailer): Stop {
  let stop: Stop = { ...depot, place: nameOf(depot) };
  for (let leg = 1; leg <= legs; leg += 1) {
    const from = stop;
    const near = PLACES.filter((place) => {
      const apart = degreesApart(from, place);
      return apart > CITY_DEGREES && apart <= FARTHEST_DEGREES;
    });
    stop = near[drawNumber(`${trailerId} ${outSince.toISOString()} ${leg}`) % near.length] ?? stop;
  }
  return stop;
}

/** A position that depends on nothing but trailer and time, so that everybody who looks sees the same trip. */
function simulate(trailer: TrackedTrailer, now: Date): TrackedPosition {
  const at = Math.floor(Math.max(now.getTime(), trailer.outSince.getTime()) / REPORT_EVERY_MS) * REPORT_EVERY_MS;
  const elapsed = Math.max(0, at - trailer.outSince.getTime());
  const leg = Math.floor(elapsed / LEG_MS);
  const from = stopAfter(leg, trailer);
  const to = stopAfter(leg + 1, trailer);
  const done = Math.min(1, (elapsed % LEG_MS) / DRIVING_MS);
  const isDriving = done < 1 && elapsed > 0;
  const point = { lat: from.lat + (to.lat - from.lat) * done, lon: from.lon + (to.lon - from.lon) * done };
  return {
    ...point,
    at: new Date(at),
    speedKmh: isDriving
      ? Math.min(85, Math.round((degreesApart(from, to) * KM_PER_DEGREE) / (DRIVING_MS / HOUR_MS)))
      : 0,
    place: nameOf(point),
  };
}

/** Stands in for a telematics service where none is configured. What a trailer has really reported counts before it. */
export const simulatedTelematics: TelematicsPort = {
  isSimulated: true,
  findPosition: async (trailer, now) => {
    const { recorded } = trailer;
    return ok(recorded ? { ...recorded, place: recorded.place ?? nameOf(recorded) } : simulate(trailer, now));
  },
};
