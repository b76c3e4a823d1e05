import type { ChangeNoteInput, Note } from '#contract/admin-note.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findNote, lockNote, updateNote } from '#db/note/note.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { isOwner } from './add-note.ts';
import { toNote } from './to-note.ts';

type Change = { readonly id: string; readonly input: ChangeNoteInput; readonly version: number | undefined };

/** Gives a task to somebody or to another day, or says that it is done, or not yet after all. */
export async function changeNote(
  { db, clock }: Reads,
  actor: Actor,
  { id, input, version }: Change,
): Promise<Outcome<Note>> {
  const admin = requireStaff(actor, 'tasks.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  return attempt(db, async (trx) => {
    await lockNote(trx, id);
    const before = await findNote(trx, id);
    if (before === undefined) return refuse('not-found');
    if (version !== undefined && version !== before.version) {
      return refuse('stale-version', { details: { current: toNote(before) } });
    }
    if (before.kind !== 'task') return refuse('illegal-state');
    const { ownerId, dueOn, isDone } = input;
    if (ownerId && !(await isOwner(trx, ownerId))) return refuseFields({ ownerId: 'unknown' });
    const done = isDone ? { doneAt: now, doneBy: admin.value.userId } : { doneAt: null, doneBy: null };
    const changes = {
      ...(ownerId !== undefined && { ownerId }),
      ...(dueOn !== undefined && { dueOn }),
      ...(isDone !== undefined && isDone !== (before.doneAt !== null) && done),
    };
    await updateNote(trx, { id, changes });
    const { businessUnitId } = before;
    const data = { ...input, before: { ownerId: before.ownerId, dueOn: before.dueOn, isDone: before.doneAt !== null } };
    await recordAudit(trx, { actor, businessUnitId, action: 'note.change', objectId: id, data, now });
    const after = await findNote(trx, id);
    return after === undefined ? refuse('not-found') : ok(toNote(after));
  });
}
