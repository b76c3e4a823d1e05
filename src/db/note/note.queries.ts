import { type Insertable, sql, type Updateable } from 'kysely';
import type { NoteSubject } from '#domain/note/note-kind.ts';
import type { Database, Transaction } from '../client.ts';
import type { RowOf } from '../row-of.ts';
import type { Tables } from '../schema.ts';

const COLUMN = { businessUnit: 'n.businessUnitId', booking: 'n.bookingId', trailer: 'n.trailerId' } as const;
type About = { readonly subject: NoteSubject; readonly subjectId: string };

const notes = (db: Database) =>
  db
    .selectFrom('note as n')
    .innerJoin('userAccount as author', 'author.id', 'n.createdBy')
    .leftJoin('userAccount as owner', 'owner.id', 'n.ownerId')
    .leftJoin('userAccount as doer', 'doer.id', 'n.doneBy')
    .leftJoin('booking as b', 'b.id', 'n.bookingId')
    .select([
      'n.id',
      'n.kind',
      'n.text',
      'n.contact',
      'n.ownerId',
      'n.dueOn',
      'n.doneAt',
      'n.createdAt',
      'n.version',
      'n.businessUnitId',
      'n.bookingId',
      'n.trailerId',
      'b.number as bookingNumber',
    ])
    .select((eb) => [
      eb.fn<string>('concat_ws', [sql.lit(' '), 'author.firstName', 'author.lastName']).as('author'),
      eb.fn<string>('concat_ws', [sql.lit(' '), 'owner.firstName', 'owner.lastName']).as('owner'),
      eb.fn<string>('concat_ws', [sql.lit(' '), 'doer.firstName', 'doer.lastName']).as('doer'),
    ]);
export type NoteRow = RowOf<typeof findNote>;

/** What is to be done first, by its day, then the rest, newest first. */
export const listNotes = (db: Database, { subject, subjectId, limit }: About & { readonly limit: number }) =>
  notes(db)
    .where(COLUMN[subject], '=', subjectId)
    .orderBy((eb) =>
      eb
        .case()
        .when(eb.and([eb('n.kind', '=', 'task'), eb('n.doneAt', 'is', null)]))
        .then(eb.ref('n.dueOn'))
        .end(),
    )
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id')
    .limit(limit)
    .execute();

export const findNote = (db: Database, id: string) => notes(db).where('n.id', '=', id).executeTakeFirst();

export const lockNote = (trx: Transaction, id: string) =>
  trx.selectFrom('note').select('id').where('id', '=', id).forUpdate().execute();

export const insertNote = (trx: Transaction, values: Insertable<Tables['note']>) =>
  trx.insertInto('note').values(values).returning('id').executeTakeFirstOrThrow();

export async function updateNote(
  trx: Transaction,
  { id, changes }: { readonly id: string; readonly changes: Updateable<Tables['note']> },
): Promise<void> {
  await trx
    .updateTable('note')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Tasks with what they are about, what has waited longest first. */
export const listNoteTasks = (db: Database, { ids }: { readonly ids: readonly string[] }) =>
  notes(db)
    .leftJoin('businessUnit as u', 'u.id', 'n.businessUnitId')
    .leftJoin('trailer as t', 't.id', 'n.trailerId')
    .select(['u.name as company', 't.number as trailerNumber'])
    .where((eb) => eb('n.id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('n.dueOn')
    .orderBy('n.id')
    .execute();

/** Who does each of some tasks, and which version of it that is. */
export const listNoteVersions = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('note as n')
    .leftJoin('userAccount as u', 'u.id', 'n.ownerId')
    .select(['n.id', 'n.ownerId', 'n.version'])
    .select((eb) => eb.fn<string>('concat_ws', [sql.lit(' '), 'u.firstName', 'u.lastName']).as('ownerName'))
    .where((eb) => eb('n.id', '=', eb.fn.any(eb.val(ids))))
    .execute();

type Subject = {
  readonly businessUnitId: string | null;
  readonly bookingId: string | null;
  readonly trailerId: string | null;
};
const NOTHING: Subject = { businessUnitId: null, bookingId: null, trailerId: null };

/** Whose affair something is, if it is there: a booking is its company's as well. */
export async function findSubject(db: Database, { subject, subjectId: id }: About): Promise<Subject | undefined> {
  if (subject === 'booking') {
    const booking = await db.selectFrom('booking').select('businessUnitId').where('id', '=', id).executeTakeFirst();
    return booking && { ...NOTHING, ...booking, bookingId: id };
  }
  const found = await db.selectFrom(subject).select('id').where('id', '=', id).executeTakeFirst();
  return found && { ...NOTHING, [`${subject}Id`]: id };
}
