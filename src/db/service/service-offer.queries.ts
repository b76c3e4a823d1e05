import { sql } from 'kysely';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';
import type { RowOf } from '../row-of.ts';

/** The services that a price list has a price for, by default for all types of trailer, in the order in which to show them. */
export const listServiceOffers = (
  db: Database,
  { priceListId, trailerTypes }: { readonly priceListId: string; readonly trailerTypes?: readonly string[] },
) =>
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
export type ServiceOfferRow = RowOf<typeof listServiceOffers>;
