import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findSubject, insertNote } from '#db/note/note.queries.ts';
import type { PlanChangeRow } from '#db/planning/plan.queries.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';

type Work = { readonly changes: readonly PlanChangeRow[]; readonly admin: PlatformAdmin; readonly now: Date };

/** What a plan could not solve is a task of today, for whoever takes it. */
export async function noteTasks(trx: Transaction, { changes, admin, now }: Work): Promise<void> {
  const dueOn = operatorToday(toInstant(now)).toString();
  for (const { kind, bookingId, note } of changes) {
    if (kind !== 'task' || bookingId === null || note === null) continue;
    const subject = { subject: 'booking', subjectId: bookingId } as const;
    const about = await findSubject(trx, subject);
    if (about === undefined) continue;
    const task = { kind, text: note, dueOn, createdAt: now, createdBy: admin.userId };
    const { id } = await insertNote(trx, { ...about, ...task });
    const data = { kind, ...subject, dueOn };
    await recordAudit(trx, {
      actor: admin,
      businessUnitId: about.businessUnitId,
      action: 'note.add',
      objectId: id,
      data,
      now,
    });
  }
}
