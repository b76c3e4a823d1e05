import type { BillingRun } from '#contract/admin-billing.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { insertRun } from '#db/billing/billing-run.queries.ts';
import { addToOutbox } from '#db/mail/outbox.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { type Created, once } from '../once.ts';
import { requireStaff } from '../require-actor.ts';
import { toRun } from './to-run.ts';

export const RUN_TOPIC = 'bill-orders-now';
export type RunPayload = { readonly runId: string };

const OPERATION = 'billing.run';

/** The operator does not wait for the night: what is due today is billed as soon as a job comes to it. Refused where nobody bills. */
export async function askForRun(
  { db, clock, settings: { secretKey, sellers } }: ReadsWithSettings,
  actor: Actor,
  { idempotencyKey: key }: { readonly idempotencyKey: string | undefined },
): Promise<Outcome<Created<BillingRun>>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  if (key === undefined) return refuse('idempotency-key-required');
  if (Object.keys(sellers).length === 0) return refuse('illegal-state');
  const now = clock.now();
  const { userId } = admin.value;
  return attempt(db, (trx) =>
    once<BillingRun>(trx, { userId, key, operation: OPERATION, input: {} }, { secretKey, now }, async () => {
      const runOn = operatorToday(toInstant(now)).toString();
      const run = await insertRun(trx, { runOn, askedBy: userId, askedAt: now });
      await addToOutbox(trx, { topic: RUN_TOPIC, payload: { runId: run.id } satisfies RunPayload });
      const data = { on: runOn };
      await recordAudit(trx, { actor, businessUnitId: null, action: OPERATION, objectId: run.id, data, now });
      return ok(toRun({ ...run, firstName: null, lastName: null }, [], now));
    }),
  );
}
