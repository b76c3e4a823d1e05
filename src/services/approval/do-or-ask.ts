import { sql } from 'kysely';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findWaiting, insertApproval } from '#db/approval/approval.queries.ts';
import type { Transaction } from '#db/client.ts';
import { listActiveStaff } from '#db/staff/active-staff.queries.ts';
import { APPROVAL_KINDS, type ApprovalKind } from '#domain/approval/approval-kind.ts';
import { needsSecondPair, type SecondPairLimits } from '#domain/approval/needs-second-pair.ts';
import { ok } from '#domain/result.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { rolesWithRight } from '#domain/team/staff-right.ts';
import { type Outcome, refuse } from '../failure.ts';

type Act = {
  readonly kind: ApprovalKind;
  readonly objectId: string;
  readonly businessUnitId: string | null;
  readonly cents: number;
  /** What is compared with the sum, where it belongs to something larger. */
  readonly measuredCents?: number;
  /** What the act is carried out with once somebody else has agreed. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
};
type Asking = { readonly by: PlatformAdmin; readonly now: Date; readonly limits: SecondPairLimits };

/** What was done, or the request that waits for somebody else. */
export type DoneOrAsked<T> = { readonly done: T } | { readonly approvalId: string };

/**
 * Does it, or asks for a second pair of eyes if it is above the sum. What could not be done is not asked for: it is
 * done on trial and taken back, so that both are judged by the same rules.
 */
export async function doOrAsk<T>(
  trx: Transaction,
  act: Act,
  asking: Asking,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<DoneOrAsked<T>>> {
  if (!needsSecondPair(act.kind, act.measuredCents ?? act.cents, asking.limits)) {
    const done = await work();
    return done.ok ? ok({ done: done.value }) : done;
  }
  if ((await findWaiting(trx, act)) !== undefined) return refuse('approval-waiting');
  await sql`savepoint before_trial`.execute(trx);
  const tried = await work();
  await sql`rollback to savepoint before_trial`.execute(trx);
  return tried.ok ? ask(trx, act, asking) : tried;
}

async function ask(
  trx: Transaction,
  { input, measuredCents: _measured, ...act }: Act,
  { by: actor, now }: Asking,
): Promise<Outcome<{ readonly approvalId: string }>> {
  const { kind, cents, businessUnitId, objectId } = act;
  const others = await listActiveStaff(trx, rolesWithRight(APPROVAL_KINDS[kind].right));
  if (others.every(({ id }) => id === actor.userId)) return refuse('second-pair-missing');
  const row = { ...act, input: JSON.stringify(input), askedBy: actor.userId, askedAt: now };
  const made = await insertApproval(trx, row);
  if (made === undefined) return refuse('approval-waiting');
  const data = { kind, cents, object: objectId };
  await recordAudit(trx, { actor, businessUnitId, action: 'approval.ask', objectId: made.id, data, now });
  return ok({ approvalId: made.id });
}
