import type { AddNoteInput, Note } from '#contract/admin-note.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findNote, findSubject, insertNote } from '#db/note/note.queries.ts';
import { listActiveStaff } from '#db/staff/active-staff.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { type Created, once } from '../once.ts';
import { requireStaff } from '../require-actor.ts';
import { OWNERS } from './owners.ts';
import { toNote } from './to-note.ts';

const OPERATION = 'note.add';
type Wish = { readonly input: AddNoteInput; readonly idempotencyKey: string | undefined };

/** Writes down a note, a call or a task. */
export async function addNote(
  { db, clock, settings: { secretKey } }: ReadsWithSettings,
  actor: Actor,
  { input, idempotencyKey: key }: Wish,
): Promise<Outcome<Created<Note>>> {
  const admin = requireStaff(actor, 'tasks.write');
  if (!admin.ok) return admin;
  const { userId: createdBy } = admin.value;
  const now = clock.now();
  return attempt(db, (trx) =>
    once<Note>(trx, { userId: createdBy, key, operation: OPERATION, input }, { secretKey, now }, async () => {
      const about = await findSubject(trx, input);
      if (about === undefined) return refuse('not-found');
      const { kind, text, contact, ownerId = null, dueOn = null } = input;
      if (kind === 'task' && dueOn === null) return refuseFields({ dueOn: 'required' });
      if (kind !== 'task' && (dueOn !== null || ownerId !== null)) return refuseFields({ kind: 'unknown' });
      if (ownerId !== null && !(await isOwner(trx, ownerId))) return refuseFields({ ownerId: 'unknown' });
      const { id } = await insertNote(trx, {
        ...about,
        kind,
        text,
        contact: contact || null,
        ownerId,
        dueOn,
        createdAt: now,
        createdBy,
      });
      const { businessUnitId } = about;
      const data = { kind, subject: input.subject, subjectId: input.subjectId, dueOn };
      await recordAudit(trx, { actor, businessUnitId, action: OPERATION, objectId: id, data, now });
      const note = await findNote(trx, id);
      return note === undefined ? refuse('not-found') : ok(toNote(note));
    }),
  );
}

export const isOwner = async (trx: Transaction, userId: string, owners = OWNERS): Promise<boolean> =>
  (await listActiveStaff(trx, owners)).some(({ id }) => id === userId);
