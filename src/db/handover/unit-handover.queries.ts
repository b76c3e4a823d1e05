import type { Database } from '../client.ts';

/** All protocols of a unit, begun or signed, the newest first. */
export const listHandoversOfUnit = (db: Database, { businessUnitId }: { readonly businessUnitId: string }) =>
  db
    .selectFrom('handover as h')
    .innerJoin('booking as b', 'b.id', 'h.bookingId')
    .select(['h.id', 'h.kind', 'h.startedAt', 'h.signedAt', 'b.number as bookingNumber'])
    .where('h.businessUnitId', '=', businessUnitId)
    .orderBy('h.startedAt', 'desc')
    .orderBy('h.id')
    .execute();
