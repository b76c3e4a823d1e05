import * as z from 'zod/mini';
import { UNFREE_REASONS } from '#domain/booking/availability.ts';
import { UNIT_CHOICES } from '#domain/booking/unit-choice.ts';
import { LANE_REFUSALS } from '#domain/one-way/lane-refusal.ts';
import { SERVICE_UNITS } from '#domain/price/service-price.ts';
import { depotSummary } from './depot.ts';
import { rentalPeriod } from './period.ts';
import { price, priceTrace, tax } from './price.ts';
import { trailerCard, trailerImage } from './trailer.ts';
import { type Answer, shape } from './shape.ts';
import { money } from './money.ts';

/** A trailer as a line of a cart or an order shows it. */
export const lineTrailer = shape(
  'LineTrailer',
  z.extend(
    z.pick(trailerCard, { id: true, number: true, plate: true, type: true, subType: true, make: true, model: true }),
    {
      /** Its first picture; the page says what can be seen on it. */
      image: z.nullable(z.omit(trailerImage, { alt: true })),
    },
  ),
);
export type LineTrailer = Answer<typeof lineTrailer>;

/** What the operator calls a service, by language. Where there is no name, it is the message `service.<key>`. */
export const serviceNames = z.record(z.string(), z.strictObject({ name: z.string() }));
export type ServiceNames = Answer<typeof serviceNames>;

/** A service of a line: its rate, and what it costs over the days of the rental. An order keeps the names it was made with. */
export const lineService = shape('LineService', {
  key: z.string(),
  names: serviceNames,
  unit: z.enum(SERVICE_UNITS),
  unitPrice: money,
  price: money,
});
export type LineService = Answer<typeof lineService>;

/** How far away another depot is by road, and what bringing it back there costs, net. It is one of the services as well. */
export const oneWay = shape('OneWay', {
  km: z.number(),
  fee: money,
  /** What the fee is less than usual, where the way helps the fleet. */
  reward: z.exactOptional(money),
  /** An empty leg, whose fee is the price of the trailer as well. */
  isLeg: z.exactOptional(z.literal(true)),
});
export type OneWay = Answer<typeof oneWay>;

/** One trailer for one period, priced and taxed: a line of a cart or of an order. */
export const line = shape('Line', {
  id: z.string(),
  trailerId: z.string(),
  trailer: lineTrailer,
  depotId: z.string(),
  depot: depotSummary,
  /** Where it is brought back, if that is another one. */
  returnDepot: z.nullable(depotSummary),
  oneWay: z.nullable(oneWay),
  from: z.string(),
  to: z.string(),
  period: rentalPeriod,
  /** Exactly this trailer, or `any`: an equal or better one may be given instead. */
  unitChoice: z.enum(UNIT_CHOICES),
  /** The rent alone. */
  price,
  trace: priceTrace,
  services: z.array(lineService),
  /** Rent and services, a return elsewhere among them. */
  net: money,
  tax,
});
export type Line = Answer<typeof line>;

/**
 * Why a line cannot be had. A trailer that left the fleet is `withdrawn`, one that another line has then is `inCart`. `legGone`: the
 * offer of an empty leg has ended, or the line does not fit into it any more.
 */
export const lineReason = shape(
  'LineReason',
  z.enum([...UNFREE_REASONS, ...LANE_REFUSALS, 'withdrawn', 'inCart', 'legGone']),
);
export type LineReason = Answer<typeof lineReason>;

export const taxTotal = shape('TaxTotal', z.extend(tax, { base: money, amount: money }));
export type TaxTotal = Answer<typeof taxTotal>;
/** Net, tax by country, case and rate (in percent), and gross. */
export const totals = shape('Totals', { net: money, taxes: z.array(taxTotal), gross: money });
export type Totals = Answer<typeof totals>;
