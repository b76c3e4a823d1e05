import type { HoursRange, Season, WeeklyHours } from '#domain/depot/opening-hours.ts';
import type { WallPeriodQuery } from './query.ts';

/** A depot in few words, beside a trailer. */
export type DepotSummary = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly timeZone: string;
};

export type DepotStock = {
  readonly type: string;
  /** Based here, whatever they are doing. */
  readonly count: number;
  /** How many of them can be had in the period asked for; null without one. */
  readonly free: number | null;
};

/** A day on which the counter is closed or keeps other hours. */
export type SpecialDay = {
  readonly date: string;
  /** Of a public holiday, in the language asked for if it has one there. */
  readonly name: string | null;
  /** Empty: closed. */
  readonly hours: readonly HoursRange[];
};

export type Depot = DepotSummary & {
  readonly street: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly email: string;
  readonly facilities: readonly string[];
  /** With a key box, pick-up and return are possible at any time. */
  readonly keyBox: boolean;
  readonly leadTimeMinutes: number;
  readonly hours: { readonly week: WeeklyHours; readonly seasons: readonly Season[] };
  /** Whether the counter is open, and when it opens next. */
  readonly openNow: boolean;
  /** When the counter closes, while it is open. */
  readonly closesAt: string | null;
  readonly nextOpening: string | null;
  readonly specialDays: readonly SpecialDay[];
  readonly stock: readonly DepotStock[];
  /** From the point asked for. */
  readonly distanceKm?: number;
};

/** Their query asks for the stock of a period, in wall times of each depot. */
export interface DepotCalls {
  'GET /api/depots': { query: WallPeriodQuery; answer: { items: readonly Depot[]; nextCursor: null } };
  'GET /api/depots/{id}': { query: WallPeriodQuery; answer: Depot };
}
