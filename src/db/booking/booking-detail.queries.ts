import { sql, type Selectable } from 'kysely';
import { CHARGE_KINDS } from '#domain/charge/charge-kind.ts';
import type { Database } from '../client.ts';
import type { Tables } from '../schema.ts';
import type { RowOf } from '../row-of.ts';
import type { AgreedCharge } from './booking-part.queries.ts';

export type ExtensionRow = Selectable<Tables['bookingExtension']> & { readonly authorName: string };

export const listExtensions = (db: Database, bookingId: string) =>
  db
    .selectFrom('bookingExtension as x')
    .innerJoin('userAccount as u', 'u.id', 'x.createdBy')
    .selectAll('x')
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('authorName'))
    .where('x.bookingId', '=', bookingId)
    .orderBy('x.createdAt')
    .orderBy('x.endsAt')
    .execute();

/** What was charged or credited because a booking took place otherwise than agreed, or not at all. */
export const listCharges = (db: Database, bookingId: string) =>
  db
    .selectFrom('bookingCharge')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('kind', 'not in', CHARGE_KINDS)
    .orderBy('createdAt')
    .orderBy('id')
    .$narrowType<AgreedCharge>()
    .execute();
export type ChargeRow = RowOf<typeof listCharges>;

export const listProtocols = (db: Database, bookingId: string) =>
  db
    .selectFrom('handover as h')
    .innerJoin('userAccount as u', 'u.id', 'h.startedBy')
    .innerJoin('trailer as t', 't.id', 'h.trailerId')
    .select([
      'h.id',
      'h.kind',
      'h.trailerId',
      't.number as trailerNumber',
      'h.startedAt',
      'h.signedAt',
      'h.dispute',
      sql<string>`u.first_name || ' ' || u.last_name`.as('startedByName'),
      sql<number>`(select count(*) from handover_photo p where p.handover_id = h.id)`.as('photos'),
      sql<number>`(select count(*) from damage g where g.handover_id = h.id)`.as('damages'),
    ])
    .where('h.bookingId', '=', bookingId)
    .orderBy('h.startedAt')
    .orderBy('h.kind', 'desc')
    .execute();
export type ProtocolRow = RowOf<typeof listProtocols>;

export type OrderFileRow = Pick<
  Selectable<Tables['document']>,
  'kind' | 'bytes' | 'issuedAt' | 'extensionId' | 'rebookingId'
>;

/** The documents of an order and of its extensions that have been issued in a reader's language. */
export const listOrderFiles = (
  db: Database,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
) =>
  db
    .selectFrom('document')
    .innerJoin('userAccount', 'userAccount.locale', 'document.locale')
    .select(['document.kind', 'document.bytes', 'document.issuedAt', 'document.extensionId', 'document.rebookingId'])
    .where('document.orderId', '=', orderId)
    .where('userAccount.id', '=', userId)
    .execute();
