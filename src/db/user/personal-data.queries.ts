import { sql } from 'kysely';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import type { Database } from '../client.ts';

/** Everything the shop keeps about one person, for that person. */

const MOST_ROWS = 10_000;

/** Every version of the legal texts that somebody has accepted, newest first. */
export const listLegalAcceptances = (db: Database, { userId }: { userId: string }) =>
  db
    .selectFrom('legalAcceptance')
    .select(['document', 'documentVersion', 'acceptedAt'])
    .where('userId', '=', userId)
    .orderBy('acceptedAt', 'desc')
    .orderBy('document')
    .execute();

/** When platform admins acted as this user, newest first. */
export const listVisits = (db: Database, { userId, limit = MOST_ROWS }: { userId: string; limit?: number }) =>
  db
    .selectFrom('session as s')
    .innerJoin('userAccount as a', 'a.id', 's.impersonatorId')
    .select(['s.id', 's.createdAt as startedAt', 's.revokedAt as endedAt'])
    .select((eb) => eb.fn<string>('concat_ws', [eb.val(' '), 'a.firstName', 'a.lastName']).as('adminName'))
    .select((eb) => eb.fn.coalesce('s.impersonationReason', eb.val('')).as('reason'))
    .where('s.userId', '=', userId)
    .orderBy('s.createdAt', 'desc')
    .limit(limit)
    .execute();

export const listOwnSessions = (db: Database, { userId }: { userId: string }) =>
  db
    .selectFrom('session')
    .select(['createdAt', 'lastSeenAt', 'revokedAt', 'ip', 'userAgent'])
    .where('userId', '=', userId)
    .where('impersonatorId', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(MOST_ROWS)
    .execute();

/** What somebody was offered. Who called for it and who took it are others. */
export const listOwnQuotes = (db: Database, { userId }: { userId: string }) =>
  db
    .selectFrom('quote')
    .select(['number', 'createdAt', 'state', 'validUntil', 'heldUntil', 'recipientName', 'recipientEmail'])
    .select(['poNumber', 'note', 'decidedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(MOST_ROWS)
    .execute();

type OwnBooking = {
  readonly number: string;
  readonly trailer: string;
  readonly depot: string;
  /** Where it was agreed to be brought back, and where it really was, if that was elsewhere. */
  readonly returnDepot: string | null;
  readonly returnedDepot: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly unitChoice: UnitChoice;
};

export const listOwnOrders = (db: Database, { userId }: { userId: string }) =>
  db
    .selectFrom('customerOrder')
    .select([
      'number',
      'createdAt',
      'status',
      'poNumber',
      'costCentre',
      'note',
      'netCents',
      'grossCents',
      'dueNetCents',
      'dueGrossCents',
      'paidCents',
      'currency',
      sql<OwnBooking[]>`coalesce((
        select json_agg(json_build_object(
          'number', k.number, 'trailer', t.number, 'depot', d.name, 'returnDepot', r.name, 'returnedDepot', x.name,
          'startsAt', k.starts_at, 'endsAt', k.ends_at,
          'unitChoice', k.unit_choice
        ) order by k.line_number)
        from booking k
        join trailer t on t.id = k.trailer_id
        join depot d on d.id = k.depot_id
        left join depot r on r.id = k.return_depot_id
        left join depot x on x.id = k.returned_depot_id
        where k.order_id = customer_order.id
      ), '[]')`.as('bookings'),
    ])
    .where('createdBy', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(MOST_ROWS)
    .execute();

export const listMailsTo = (db: Database, { userId }: { userId: string }) =>
  db
    .selectFrom('sentMail')
    .select(['createdAt', 'recipient', 'template', 'subject', 'status'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(MOST_ROWS)
    .execute();

export const listOwnActs = (db: Database, { userId }: { userId: string }) =>
  db
    .selectFrom('auditLog')
    .select(['at', 'action', 'objectType', 'objectId'])
    .where('actorId', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_ROWS)
    .execute();

/** What somebody has said is wrong about documents, in their own words, and what was answered. */
export const listOwnDisputes = (db: Database, { userId }: { userId: string }) =>
  db
    .selectFrom('dispute as d')
    .innerJoin('invoice as i', 'i.id', 'd.invoiceId')
    .select(['i.number', 'd.openedAt', 'd.reason', 'd.decidedAt', 'd.decision', 'd.answer'])
    .where('d.openedBy', '=', userId)
    .orderBy('d.openedAt', 'desc')
    .limit(MOST_ROWS)
    .execute();

/** What somebody has objected to of what was charged. */
export const listOwnObjections = (db: Database, { userId }: { userId: string }) =>
  db
    .selectFrom('bookingCharge as c')
    .innerJoin('booking as b', 'b.id', 'c.bookingId')
    .select(['b.number', 'c.kind', 'c.netCents', 'c.objectedAt', 'c.objection'])
    .where('c.objectedBy', '=', userId)
    .orderBy('c.objectedAt', 'desc')
    .limit(MOST_ROWS)
    .execute();
