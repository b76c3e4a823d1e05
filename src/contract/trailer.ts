import * as z from 'zod/mini';
import { UNFREE_REASONS } from '#domain/booking/availability.ts';
import { LANE_REFUSALS } from '#domain/one-way/lane-refusal.ts';
import { CERTIFICATES } from '#domain/trailer/certificate.ts';
import { FACTS } from '#domain/trailer/fact.ts';
import { keysOf, tableOf } from '#domain/table.ts';
import { depotSummary } from './depot.ts';
import { locale } from './field.ts';
import { rentalInput, rentalPeriod, snappedPeriod } from './period.ts';
import { oneWayOffer, price, priceCurve, priceQuote } from './price.ts';
import { rentalQuery } from './query.ts';
import { trailerQuery } from './trailer-query.ts';
import { type Answer, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { PUBLIC } from './rights-row.ts';

/** What every trailer has; null is unknown or does not apply. */
export const commonFacts = shape('CommonFacts', {
  axles: z.number(),
  liftAxle: z.boolean(),
  tareKg: z.number(),
  payloadKg: z.number(),
  innerLengthMm: z.nullable(z.number()),
  innerWidthMm: z.nullable(z.number()),
  innerHeightMm: z.nullable(z.number()),
  euroPallets: z.nullable(z.number()),
  /** With double-deck beams in use. */
  euroPalletsDouble: z.nullable(z.number()),
  volumeM3: z.nullable(z.number()),
  tailLiftKg: z.nullable(z.number()),
  telematics: z.enum(['none', 'gps', 'full']),
});

export const factValue = shape(
  'FactValue',
  z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]),
);
export type FactValue = Answer<typeof factValue>;
/** With those that only its type has, in one object. `TRAILER_TYPES` lists them in the order in which to show them. */
export const trailerFacts = shape(
  'TrailerFacts',
  z.extend(
    commonFacts,
    tableOf(keysOf(FACTS), () => z.exactOptional(factValue)),
  ),
);
export type TrailerFacts = Answer<typeof trailerFacts>;

/** `url` is a source for the picture component. */
export const trailerImage = shape('TrailerImage', {
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
});
export type TrailerImage = Answer<typeof trailerImage>;

/** Why a trailer is not free: because of itself, of what was asked, or as nobody offers the way to the return depot. */
export const cardReason = z.enum([...UNFREE_REASONS, ...LANE_REFUSALS]);
export type CardReason = Answer<typeof cardReason>;

/** A trailer as a search shows it. */
export const trailerCard = shape('TrailerCard', {
  id: z.string(),
  number: z.string(),
  plate: z.string(),
  type: z.string(),
  subType: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number(),
  depotId: z.string(),
  depot: depotSummary,
  facts: trailerFacts,
  images: z.array(trailerImage),
  /** In the period asked for; without one, for the shortest rental from the first possible pick-up on. */
  free: z.boolean(),
  reason: z.exactOptional(cardReason),
  /** The first pick-up from which a rental as long as the one asked for is possible. */
  nextFreeFrom: z.exactOptional(z.string()),
  /** From the point of the search, in a straight line. */
  distanceKm: z.exactOptional(z.number()),
  /** The period asked for as this depot's opening hours make it. */
  period: z.exactOptional(rentalPeriod),
  /** What they changed of it, if anything. */
  snapped: z.exactOptional(snappedPeriod),
  /** The fewest days for which it is rented. */
  minimumDays: z.number(),
  /** Instead of a period of fewer days: the shortest one from the same pick-up on, if it is free then. */
  shortest: z.exactOptional(z.strictObject({ period: rentalPeriod, price: z.exactOptional(price) })),
  /** For the period; without one, for the fewest days; with the way to the return depot. Guests may not get any prices. */
  price: z.exactOptional(price),
  /** Brought back to another depot, where that is asked for and offered. */
  oneWay: z.exactOptional(oneWayOffer),
  /** Where more days cost the same as those asked for: up to this many. */
  sameUntilDay: z.exactOptional(z.number()),
  /** The first of its certificates to end, `YYYY-MM-DD`. */
  certifiedUntil: z.nullable(z.string()),
  /** A certificate ends during the rental, which is long enough for the workshop to renew it. */
  needsWorkshop: z.boolean(),
});
export type TrailerCard = Answer<typeof trailerCard>;

export const trailerPage = shape('TrailerPage', { items: z.array(trailerCard), nextCursor: z.nullable(z.string()) });
export type TrailerPage = Answer<typeof trailerPage>;

/**
 * How many trailers are free, by key. Each count leaves its own filter out, so that it tells what choosing another
 * value would find; `subType` counts those of the chosen types.
 */
export const trailerFacets = shape('TrailerFacets', {
  total: z.number(),
  type: z.record(z.string(), z.number()),
  /** Under `type.subType`, as sub-types of several types share names. */
  subType: z.record(z.string(), z.number()),
  /** Under the depot's code. */
  depot: z.record(z.string(), z.number()),
  /** Under the depot's code and a type, `code.type`, for the pins of a map. */
  depotType: z.record(z.string(), z.number()),
});
export type TrailerFacets = Answer<typeof trailerFacets>;

/** A paper of a trailer; its name is the message `trailer.document.<kind>`. */
export const trailerDocument = shape('TrailerDocument', {
  id: z.string(),
  kind: z.string(),
  bytes: z.number(),
  /** Where its file is, for whoever may read it. */
  url: z.string(),
});
export type TrailerDocument = Answer<typeof trailerDocument>;

/** A trailer on its own page. */
export const trailer = shape(
  'Trailer',
  z.extend(trailerCard, {
    firstRegisteredOn: z.string(),
    turnaroundHours: z.number(),
    certificates: z.array(z.strictObject({ kind: z.enum(CERTIFICATES), validUntil: z.string() })),
    /** Only for units with a current or future rental of it; null for everybody else. */
    documents: z.nullable(z.array(trailerDocument)),
    /** Price over the days, absent where no prices are shown. */
    curve: z.exactOptional(priceCurve),
    /** Of the same type and sub-type, free in the period, nearest depot first. Only if this one is not free. */
    twins: z.array(trailerCard),
    similar: z.array(trailerCard),
  }),
);
export type Trailer = Answer<typeof trailer>;

export const busyKind = z.enum(['rental', 'hold', 'workshop', 'transfer', 'overdue', 'certificate']);
export type BusyKind = Answer<typeof busyKind>;

/** When a trailer cannot be had, without a word about who has it. */
export const trailerCalendar = shape('TrailerCalendar', {
  timeZone: z.string(),
  busy: z.array(z.strictObject({ from: z.string(), to: z.string(), kind: busyKind })),
  /** Local days, `YYYY-MM-DD`, on which the depot hands nothing over. */
  closedDays: z.array(z.string()),
  /** The same of the depot of the return, if another one was asked for: it is there that the trailer comes back. */
  closedForReturn: z.exactOptional(z.array(z.string())),
});
export type TrailerCalendar = Answer<typeof trailerCalendar>;

export const trailerCalls = declareCalls({
  'GET /api/trailers': { says: 'Search trailers', rights: PUBLIC, query: trailerQuery, answer: trailerPage },
  'GET /api/trailers/facets': {
    says: 'Count what a search finds',
    rights: PUBLIC,
    query: trailerQuery,
    answer: trailerFacets,
  },
  /** Wall times at its depot, as in a search. */
  'GET /api/trailers/{id}': { says: 'One trailer', rights: PUBLIC, query: rentalQuery, answer: trailer },
  'GET /api/trailers/{id}/calendar': {
    says: 'When a trailer is not free',
    rights: PUBLIC,
    query: rentalInput,
    answer: trailerCalendar,
  },
  'GET /api/trailers/{id}/data-sheet.pdf': {
    says: 'The data sheet of a trailer',
    rights: PUBLIC,
    query: z.strictObject({ locale: z.optional(locale) }),
    answer: { file: 'application/pdf' },
  },
  'GET /api/trailers/{id}/price': {
    says: 'What a trailer costs',
    rights: PUBLIC,
    query: rentalInput,
    answer: priceQuote,
  },
});
