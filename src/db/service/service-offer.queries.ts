import { sql } from 'kysely';
import type { ServiceUnit } from '#domain/price/service-price.ts';
import type { Database } from '../client.ts';
import type { ServiceNames } from '../json-columns.ts';
import { prepared } from '../prepared.ts';

export type ServiceOfferRow = {
  readonly key: string;
  readonly trailerType: string;
  readonly unit: ServiceUnit;
  readonly priceCents: number;
  readonly mandatory: boolean;
  readonly recommended: boolean;
  readonly requires: readonly string[];
  readonly excludes: readonly string[];
  readonly leadTimeHours: number;
  readonly names: ServiceNames;
};

/** The services that a price list has a price for, by default for all types of trailer, in the order in which to show them. */
export const listServiceOffers = (
  db: Database,
  { priceListId, trailerTypes }: { readonly priceListId: string; readonly trailerTypes?: readonly string[] },
): Promise<ServiceOfferRow[]> =>
  db
    .selectFrom('service as s')
    .innerJoin('servicePrice as p', 'p.serviceKey', 's.key')
    .select([
      's.key',
      'p.trailerType',
      's.unit',
      'p.priceCents',
      's.mandatory',
      's.recommended',
      's.requires',
      's.excludes',
      's.leadTimeHours',
      's.names',
    ])
    .where('p.priceListId', '=', priceListId)
    .$if(trailerTypes !== undefined, (query) =>
      query.where(sql<boolean>`p.trailer_type = any(${trailerTypes}::text[])`),
    )
    .where('s.status', '=', 'active')
    .orderBy('s.position')
    .orderBy('s.key')
    .modifyEnd(prepared)
    .execute();
