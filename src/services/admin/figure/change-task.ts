import type { ChangeTaskInput, TaskHold } from '#contract/admin-task.ts';
import type { Note } from '#contract/admin-note.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findHold, lockHold, updateHold } from '#db/figure/desk-task.queries.ts';
import { isMoneyTask } from '#domain/admin/task-kind.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { attempt } from '#services/attempt.ts';
import type { Reads } from '#services/deps.ts';
import { type Outcome, refuse, refuseFields } from '#services/failure.ts';
import { isOwner } from '#services/note/add-note.ts';
import { OWNERS, OWNERS_OF_MONEY } from '#services/note/owners.ts';
import { changeNote } from '#services/note/change-note.ts';
import { requireStaff } from '#services/require-actor.ts';
import { toHold } from './to-hold.ts';

type Change = { readonly input: ChangeTaskInput; readonly version: number | undefined };

/**
 * Takes a task, gives it to somebody or back, or lets it rest until a day. Of two who take the same one the first has it, and
 * the second is told who that is. What follows from a state is done by changing that; what a person wrote down is done
 * when a person says so.
 */
export async function changeTask(deps: Reads, actor: Actor, { input, version }: Change): Promise<Outcome<TaskHold>> {
  const admin = requireStaff(actor, 'tasks.write');
  if (!admin.ok) return admin;
  const ofMoney = isMoneyTask(input.kind) ? requireStaff(actor, 'money.read') : admin;
  if (!ofMoney.ok) return ofMoney;
  const { kind, objectId, ownerId, restsUntil, isDone } = input;
  const now = deps.clock.now();
  if (restsUntil && restsUntil <= operatorToday(toInstant(now)).toString()) return refuseFields({ restsUntil: 'past' });
  if (kind === 'noteDue') return changeNoteTask(deps, actor, { input, version });
  if (isDone !== undefined) return refuse('illegal-state');
  return attempt(deps.db, async (trx) => {
    const before = await lockHold(trx, { kind, objectId, now });
    if (version !== undefined && version !== before.version) {
      return refuse('stale-version', { details: { current: toHold(before) } });
    }
    if (ownerId && !(await isOwner(trx, ownerId, isMoneyTask(kind) ? OWNERS_OF_MONEY : OWNERS)))
      return refuseFields({ ownerId: 'unknown' });
    const wanted = {
      ...(ownerId !== undefined && { ownerId }),
      ...(restsUntil !== undefined && { restsUntil }),
    };
    await updateHold(trx, { kind, objectId, changes: { ...wanted, changedAt: now } });
    const data = { kind, ...wanted, before: { ownerId: before.ownerId, restsUntil: before.restsUntil } };
    await recordAudit(trx, { actor, businessUnitId: null, action: 'task.change', objectId, data, now });
    return ok(toHold(await findHold(trx, { kind, objectId })));
  });
}

/** Owner and day of what a person wrote down stand with it. */
async function changeNoteTask(deps: Reads, actor: Actor, { input, version }: Change): Promise<Outcome<TaskHold>> {
  const { objectId: id, ownerId, restsUntil, isDone } = input;
  const changed = await changeNote(deps, actor, {
    id,
    input: {
      ...(ownerId !== undefined && { ownerId }),
      ...(restsUntil && { dueOn: restsUntil }),
      ...(isDone !== undefined && { isDone }),
    },
    version,
  });
  return changed.ok ? ok(holdOfNote(changed.value)) : changed;
}

const holdOfNote = ({ id, owner, version }: Note): TaskHold => ({
  kind: 'noteDue',
  objectId: id,
  owner,
  restsUntil: null,
  version,
});
