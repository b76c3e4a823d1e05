import * as z from 'zod/mini';
import { SERVICE_UNITS } from '#domain/price/service-price.ts';
import { id } from './field.ts';
import { money } from './money.ts';
import { type Answer, shape, wholeListOf } from './shape.ts';
import { declareCalls } from './call.ts';
import { PUBLIC } from './rights-row.ts';

/**
 * An extra for a trailer. Its name and text are what the operator calls it, else the messages `service.<key>` and
 * `service.<key>.text`.
 */
export const serviceOffer = shape('ServiceOffer', {
  key: z.string(),
  unit: z.enum(SERVICE_UNITS),
  price: money,
  mandatory: z.boolean(),
  recommended: z.boolean(),
  /** Keys of services that must be chosen with it, and of those that cannot. */
  requires: z.array(z.string()),
  excludes: z.array(z.string()),
  /** So many hours before the pick-up it must be ordered. */
  leadTimeHours: z.number(),
  /** By language, where the operator has given one. */
  names: z.record(z.string(), z.strictObject({ name: z.string(), text: z.string() })),
});
export type ServiceOffer = Answer<typeof serviceOffer>;

/** As the API answers it: with its name in the request's language. */
export const namedService = shape(
  'NamedService',
  z.extend(z.omit(serviceOffer, { names: true }), { name: z.string(), text: z.string() }),
);
export type NamedService = Answer<typeof namedService>;

export const serviceQuery = z.strictObject({ trailerId: id });

export const serviceCalls = declareCalls({
  'GET /api/services': {
    says: 'Services and upsells for a trailer',
    rights: PUBLIC,
    query: serviceQuery,
    answer: wholeListOf(namedService),
  },
});
