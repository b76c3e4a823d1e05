import * as z from 'zod/mini';
import type { Money } from '#domain/money/money.ts';
import type { ServiceUnit } from '#domain/pricing/service-price.ts';
import { id } from './field.ts';

/**
 * An extra for a trailer. Its name and text are what the operator calls it, else the messages `service.<key>` and
 * `service.<key>.text`.
 */
export type ServiceOffer = {
  readonly key: string;
  readonly unit: ServiceUnit;
  readonly price: Money;
  readonly mandatory: boolean;
  readonly recommended: boolean;
  /** Keys of services that must be chosen with it, and of those that cannot. */
  readonly requires: readonly string[];
  readonly excludes: readonly string[];
  /** So many hours before the pick-up it must be ordered. */
  readonly leadTimeHours: number;
  /** By language, where the operator has given one. */
  readonly names: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
};

/** As the API answers it: with its name in the request's language. */
export type NamedService = Omit<ServiceOffer, 'names'> & { readonly name: string; readonly text: string };

export const serviceQuery = z.strictObject({ trailerId: id });

export interface ServiceCalls {
  'GET /api/services': {
    query: z.input<typeof serviceQuery>;
    answer: { items: readonly NamedService[]; nextCursor: null };
  };
}
