import type { DunningHold, HoldDunningInput } from '#contract/admin-dunning.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findBusinessUnit, updateBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';

const LONGEST_DAYS = 366;

/** Nobody writes to the company about what is late until a day has passed. Interest goes on meanwhile. */
export async function holdDunning(
  { db, clock }: Reads,
  actor: Actor,
  { businessUnitId, until }: HoldDunningInput,
): Promise<Outcome<DunningHold>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  const today = operatorToday(toInstant(now)).toString();
  if (until !== null && until < today) return refuseFields({ until: 'past' });
  if (until !== null && until > addDays(today, LONGEST_DAYS)) return refuseFields({ until: 'too-big' });
  return attempt(db, async (trx) => {
    const unit = await findBusinessUnit(trx, businessUnitId);
    if (unit === undefined) return refuse('not-found');
    await updateBusinessUnit(trx, { businessUnitId, changes: { dunningHoldUntil: until } });
    const data = { until };
    await recordAudit(trx, { actor, businessUnitId, action: 'dunning.hold', objectId: businessUnitId, data, now });
    return ok({ businessUnitId, holdUntil: until });
  });
}
