import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

export type ExtensionRequestRow = Selectable<Tables['extensionRequest']> & { readonly askedByName: string };

const requests = (db: Database) =>
  db
    .selectFrom('extensionRequest as r')
    .innerJoin('userAccount as u', 'u.id', 'r.askedBy')
    .selectAll('r')
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('askedByName'));

/** What was asked for last, whatever has become of it. */
export const findLastRequest = (
  db: Database,
  { bookingId }: { readonly bookingId: string },
): Promise<ExtensionRequestRow | undefined> =>
  requests(db).where('r.bookingId', '=', bookingId).orderBy('r.askedAt', 'desc').limit(1).executeTakeFirst();

/** What waits for the desk. Whoever answers has locked the booking, so of two the second finds nothing. */
export const findOpenRequest = (
  db: Database,
  { bookingId }: { readonly bookingId: string },
): Promise<ExtensionRequestRow | undefined> =>
  requests(db).where('r.bookingId', '=', bookingId).where('r.state', '=', 'asked').executeTakeFirst();

type Asked = Pick<
  Insertable<Tables['extensionRequest']>,
  'businessUnitId' | 'bookingId' | 'previousEndsAt' | 'endsAt' | 'note' | 'askedBy' | 'askedAt'
>;

/** A booking has one wish at a time: who asks again asks for something else instead. */
export const keepRequest = (trx: Transaction, row: Asked) =>
  trx
    .insertInto('extensionRequest')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('bookingId')
        .where('state', '=', 'asked')
        .doUpdateSet((eb) => ({
          previousEndsAt: eb.ref('excluded.previousEndsAt'),
          endsAt: eb.ref('excluded.endsAt'),
          note: eb.ref('excluded.note'),
          askedBy: eb.ref('excluded.askedBy'),
          askedAt: eb.ref('excluded.askedAt'),
          version: eb('extensionRequest.version', '+', 1),
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();

type Answer = {
  readonly id: string;
  readonly state: 'agreed' | 'declined';
  readonly answeredBy: string;
  readonly answeredAt: Date;
  readonly answer: string | null;
};

export async function answerRequest(trx: Transaction, { id, ...answer }: Answer): Promise<void> {
  await trx
    .updateTable('extensionRequest')
    .set((eb) => ({ ...answer, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow();
}

/** After something was done to bookings that leaves nothing to ask for. */
export async function dropRequests(
  trx: Transaction,
  { bookingIds, now }: { readonly bookingIds: readonly string[]; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('extensionRequest')
    .set((eb) => ({ state: 'lapsed', answeredAt: now, version: eb('version', '+', 1) }))
    .where(sql<boolean>`booking_id = any(${bookingIds}::uuid[])`)
    .where('state', '=', 'asked')
    .execute();
}

/** Wishes whose rental has ended without an answer; whoever works on one of them right now is not waited for. */
export const lapseRequests = (trx: Transaction, { now, limit }: { readonly now: Date; readonly limit: number }) =>
  trx
    .updateTable('extensionRequest')
    .set((eb) => ({ state: 'lapsed', answeredAt: now, version: eb('version', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('extensionRequest')
        .select('id')
        .where('state', '=', 'asked')
        .where('previousEndsAt', '<=', now)
        .orderBy('previousEndsAt')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'bookingId', 'endsAt', 'askedBy'])
    .execute();

export type RequestTaskRow = {
  readonly id: string;
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly company: string;
  readonly phone: string | null;
  readonly note: string | null;
  readonly until: Date;
  readonly wanted: Date;
  readonly since: Date;
  readonly timeZone: string;
};

/** For the list of tasks: who has the least time left comes first. */
export async function listRequestTasks(
  db: Database,
  { ids }: { readonly ids: readonly string[] },
): Promise<readonly RequestTaskRow[]> {
  const { rows } = await sql<RequestTaskRow>`
    select r.id, r.booking_id, k.number as booking_number, t.id as trailer_id, t.number as trailer_number,
      b.name as company, b.phone, r.note, r.previous_ends_at as until, r.ends_at as wanted, r.asked_at as since, d.time_zone
    from extension_request r
    join booking k on k.id = r.booking_id
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = k.depot_id
    join business_unit b on b.id = r.business_unit_id
    where r.id = any(${ids}::uuid[])
    order by r.previous_ends_at, r.id`.execute(db);
  return rows;
}

/** What was said goes with a company; that it asked and was answered stays. */
export async function forgetRequests(
  trx: Transaction,
  { businessUnitId }: { readonly businessUnitId: string },
): Promise<void> {
  await trx
    .updateTable('extensionRequest')
    .set({ note: null, answer: null })
    .where('businessUnitId', '=', businessUnitId)
    .execute();
}
