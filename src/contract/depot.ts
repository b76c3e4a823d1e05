import * as z from 'zod/mini';
import { rentalQuery } from './query.ts';
import { type Answer, shape, wholeListOf } from './shape.ts';
import { hoursRange, season, weeklyHours } from './opening-hours.ts';
import { declareCalls } from './call.ts';
import { PUBLIC } from './rights-row.ts';

/** A depot in few words, beside a trailer. */
export const depotSummary = shape('DepotSummary', {
  id: z.string(),
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  timeZone: z.string(),
});
export type DepotSummary = Answer<typeof depotSummary>;

export const depotStock = shape('DepotStock', {
  type: z.string(),
  /** Based here, whatever they are doing. */
  count: z.number(),
  /** How many of them can be had in the period asked for; null without one. */
  free: z.nullable(z.number()),
});
export type DepotStock = Answer<typeof depotStock>;

/** A day on which the counter is closed or keeps other hours. */
export const specialDay = shape('SpecialDay', {
  date: z.string(),
  /** Of a public holiday, in the language asked for if it has one there. */
  name: z.nullable(z.string()),
  /** Empty: closed. */
  hours: z.array(hoursRange),
});
export type SpecialDay = Answer<typeof specialDay>;

export const depot = shape(
  'Depot',
  z.extend(depotSummary, {
    street: z.string(),
    postalCode: z.string(),
    phone: z.string(),
    email: z.string(),
    facilities: z.array(z.string()),
    /** With a key box, pick-up and return are possible at any time. */
    keyBox: z.boolean(),
    leadTimeMinutes: z.number(),
    hours: z.strictObject({ week: weeklyHours, seasons: z.array(season) }),
    /** Whether the counter is open, and when it opens next. */
    openNow: z.boolean(),
    /** When the counter closes, while it is open. */
    closesAt: z.nullable(z.string()),
    nextOpening: z.nullable(z.string()),
    specialDays: z.array(specialDay),
    stock: z.array(depotStock),
    /** From the point asked for. */
    distanceKm: z.exactOptional(z.number()),
  }),
);
export type Depot = Answer<typeof depot>;

/** Their query asks for the stock of a period, in wall times of each depot, and of one that is brought back elsewhere. */
export const depotCalls = declareCalls({
  'GET /api/depots': { says: 'All depots', rights: PUBLIC, query: rentalQuery, answer: wholeListOf(depot) },
  'GET /api/depots/{id}': { says: 'One depot', rights: PUBLIC, query: rentalQuery, answer: depot },
});
