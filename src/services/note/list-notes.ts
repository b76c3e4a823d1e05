import type { NoteList, NoteQuery } from '#contract/admin-note.ts';
import { listNotes as findNotes } from '#db/note/note.queries.ts';
import { listActiveStaff } from '#db/staff/active-staff.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { OWNERS } from './owners.ts';
import { toNote } from './to-note.ts';

/** More than anybody reads about one thing; the log has all of them. */
const MOST_NOTES = 200;

/** What the desk has written about a company, a booking or a trailer. */
export async function listNotes({ db }: Pick<Reads, 'db'>, actor: Actor, about: NoteQuery): Promise<Outcome<NoteList>> {
  const admin = requireStaff(actor, 'tasks.read');
  if (!admin.ok) return admin;
  const [notes, owners] = [await findNotes(db, { ...about, limit: MOST_NOTES }), await listActiveStaff(db, OWNERS)];
  return ok({
    items: notes.map(toNote),
    owners: owners.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
  });
}
