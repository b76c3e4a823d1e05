import type { UnfreeReason } from '#domain/booking/availability.ts';
import type { PriceCurve } from '#domain/pricing/price-curve.ts';
import type { CertificateKind } from '#domain/trailer/certificate.ts';
import type { Fact } from '#domain/trailer/fact.ts';
import type { DepotSummary } from './depot.ts';
import type { PeriodInput, RentalPeriod, SnappedPeriod } from './period.ts';
import type { Price, PriceQuote } from './price.ts';
import type { WallPeriodQuery } from './query.ts';
import type { TrailerQueryInput } from './trailer-query.ts';

/** What every trailer has; null is unknown or does not apply. */
export type CommonFacts = {
  readonly axles: number;
  readonly liftAxle: boolean;
  readonly tareKg: number;
  readonly payloadKg: number;
  readonly innerLengthMm: number | null;
  readonly innerWidthMm: number | null;
  readonly innerHeightMm: number | null;
  readonly euroPallets: number | null;
  /** With double-deck beams in use. */
  readonly euroPalletsDouble: number | null;
  readonly volumeM3: number | null;
  readonly tailLiftKg: number | null;
  readonly telematics: 'none' | 'gps' | 'full';
};

export type FactValue = string | number | boolean | readonly (string | number)[];
/** With those that only its type has, in one object. `TRAILER_TYPES` lists them in the order in which to show them. */
export type TrailerFacts = CommonFacts & { readonly [F in Fact]?: FactValue };

/** `url` is a source for the picture component. */
export type TrailerImage = {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

/** A trailer as a search shows it. */
export type TrailerCard = {
  readonly id: string;
  readonly number: string;
  readonly plate: string;
  readonly type: string;
  readonly subType: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly depotId: string;
  readonly depot: DepotSummary;
  readonly facts: TrailerFacts;
  readonly images: readonly TrailerImage[];
  /** In the period asked for; without one, for the shortest rental from the first possible pick-up on. */
  readonly free: boolean;
  readonly reason?: UnfreeReason;
  /** The first pick-up from which a rental as long as the one asked for is possible. */
  readonly nextFreeFrom?: string;
  /** From the point of the search, in a straight line. */
  readonly distanceKm?: number;
  /** The period asked for as this depot's opening hours make it. */
  readonly period?: RentalPeriod;
  /** What they changed of it, if anything. */
  readonly snapped?: SnappedPeriod;
  /** The fewest days for which it is rented. */
  readonly minimumDays: number;
  /** Instead of a period of fewer days: the shortest one from the same pick-up on, if it is free then. */
  readonly shortest?: { readonly period: RentalPeriod; readonly price?: Price };
  /** For the period; without one, for the fewest days. Guests may not get any prices. */
  readonly price?: Price;
  /** Where more days cost the same as those asked for: up to this many. */
  readonly sameUntilDay?: number;
  /** The first of its certificates to end, `YYYY-MM-DD`. */
  readonly certifiedUntil: string | null;
  /** A certificate ends during the rental, which is long enough for the workshop to renew it. */
  readonly needsWorkshop: boolean;
};

export type TrailerPage = { readonly items: readonly TrailerCard[]; readonly nextCursor: string | null };

/**
 * How many trailers are free, by key. Each count leaves its own filter out, so that it tells what choosing another
 * value would find; `subType` counts those of the chosen types.
 */
export type TrailerFacets = {
  readonly total: number;
  readonly type: Readonly<Record<string, number>>;
  /** Under `type.subType`, as sub-types of several types share names. */
  readonly subType: Readonly<Record<string, number>>;
  /** Under the depot's code. */
  readonly depot: Readonly<Record<string, number>>;
  /** Under the depot's code and a type, `code.type`, for the pins of a map. */
  readonly depotType: Readonly<Record<string, number>>;
};

/** A paper of a trailer; its name is the message `trailer.document.<kind>`. */
export type TrailerDocument = {
  readonly id: string;
  readonly kind: string;
  readonly bytes: number;
  /** Where its file is, for whoever may read it. */
  readonly url: string;
};

/** A trailer on its own page. */
export type Trailer = TrailerCard & {
  readonly firstRegisteredOn: string;
  readonly turnaroundHours: number;
  readonly certificates: readonly { readonly kind: CertificateKind; readonly validUntil: string }[];
  /** Only for units with a current or future rental of it; null for everybody else. */
  readonly documents: readonly TrailerDocument[] | null;
  /** Price over the days, absent where no prices are shown. */
  readonly curve?: PriceCurve;
  /** Of the same type and sub-type, free in the period, nearest depot first. Only if this one is not free. */
  readonly twins: readonly TrailerCard[];
  readonly similar: readonly TrailerCard[];
};

export type BusyKind = 'rental' | 'hold' | 'workshop' | 'overdue' | 'certificate';

/** When a trailer cannot be had, without a word about who has it. */
export type TrailerCalendar = {
  readonly timeZone: string;
  readonly busy: readonly { readonly from: string; readonly to: string; readonly kind: BusyKind }[];
  /** Local days, `YYYY-MM-DD`, on which the depot hands nothing over. */
  readonly closedDays: readonly string[];
};

export interface TrailerCalls {
  'GET /api/trailers': { query: TrailerQueryInput; answer: TrailerPage };
  'GET /api/trailers/facets': { query: TrailerQueryInput; answer: TrailerFacets };
  /** Wall times at its depot, as in a search. */
  'GET /api/trailers/{id}': { query: WallPeriodQuery; answer: Trailer };
  'GET /api/trailers/{id}/calendar': { query: PeriodInput; answer: TrailerCalendar };
  'GET /api/trailers/{id}/price': { query: PeriodInput; answer: PriceQuote };
}
