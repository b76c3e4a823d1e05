import { recordAudit } from '#db/audit/audit.queries.ts';
import { listActiveStaff } from '#db/staff/active-staff.queries.ts';
import { listEndingCertificates, recordReminders } from '#db/trailer/certificate.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { reminderDue } from '#domain/trailer/certificate-reminder.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { rolesWithRight } from '#domain/team/staff-right.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { queueMail } from '../../mail/queue-mail.ts';

const toDay = (at: Date): string => at.toISOString().slice(0, 10);
/** How long an end that nobody was reminded of is still news. */
const LATEST_DAYS = 30;

/**
 * Calls certificates that end soon to the operator's mind, each end once per distance, however often this runs. The
 * number of those that are new.
 */
export async function remindCertificates({ db, clock, settings }: ReadsWithSettings): Promise<number> {
  const now = clock.now();
  const { certificates: terms } = await settings.inForce(db);
  const today = Date.parse(toDay(now));
  const ending = await listEndingCertificates(db, {
    from: toDay(new Date(today - LATEST_DAYS * DAY_MS)),
    until: toDay(new Date(today + terms.planDays * DAY_MS)),
  });
  const reminders = ending.flatMap(({ trailerId, kind, validUntil }) => {
    const daysAhead = reminderDue(Math.round((Date.parse(validUntil) - today) / DAY_MS), terms);
    return daysAhead === undefined ? [] : [{ trailerId, kind, validUntil, daysAhead, remindedAt: now }];
  });
  return inTransaction(db, async (trx) => {
    const count = await recordReminders(trx, reminders);
    if (count === 0) return 0;
    for (const { id: userId } of await listActiveStaff(trx, rolesWithRight('fleet.write'))) {
      await queueMail(trx, { template: 'certificatesEnding', userId, remindedAt: now.toISOString() });
    }
    await recordAudit(trx, {
      actor: { kind: 'system' },
      businessUnitId: null,
      action: 'certificate.remind',
      objectId: toDay(now),
      data: { certificates: count },
      now,
    });
    return count;
  });
}
