import { sql, type Selectable } from 'kysely';
import type { Database } from '../client.ts';
import type { Tables } from '../schema.ts';

export type LineFactsRow = Pick<Selectable<Tables['trailer']>, 'vin'> &
  Pick<Selectable<Tables['depot']>, 'street' | 'postalCode' | 'phone' | 'keyBox'> & {
    readonly bookingId: string;
    readonly trailerId: string;
    readonly returnAddress: Pick<Selectable<Tables['depot']>, 'street' | 'postalCode'> | null;
  };

/** The vehicle of each booking as it is registered, the address at which it stands, and the one to which it is brought if that is another. */
export async function listLineFacts(db: Database, bookingIds: readonly string[]): Promise<LineFactsRow[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('booking as k')
    .innerJoin('trailer as t', 't.id', 'k.trailerId')
    .innerJoin('depot as d', 'd.id', 'k.depotId')
    .leftJoin('depot as r', 'r.id', 'k.returnDepotId')
    .select(['k.id as bookingId', 'k.trailerId', 't.vin', 'd.street', 'd.postalCode', 'd.phone', 'd.keyBox'])
    .select(
      sql<LineFactsRow['returnAddress']>`case when r.id is not null then
        json_build_object('street', r.street, 'postalCode', r.postal_code) end`.as('returnAddress'),
    )
    .where('k.id', 'in', bookingIds)
    .execute();
}

export type AcceptanceRow = Pick<
  Selectable<Tables['customerOrder']>,
  'createdAt' | 'termsVersion' | 'privacyVersion' | 'impersonatorId'
> & { readonly by: string; readonly email: string };

/** Who placed an order, and what was accepted with it. */
export const getAcceptance = (db: Database, orderId: string): Promise<AcceptanceRow> =>
  db
    .selectFrom('customerOrder as o')
    .innerJoin('userAccount as u', 'u.id', 'o.createdBy')
    .select(['o.createdAt', 'o.termsVersion', 'o.privacyVersion', 'o.impersonatorId', 'u.email'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('by'))
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
