import type { BaseRateInput, BaseRatesAnswer } from '#contract/admin-dunning.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { putBaseRate as writeRate } from '#db/dunning/base-rate.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { nextHalfYear } from '#domain/dunning/half-year.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { listBaseRates } from './list-base-rates.ts';

/** The bank tells the rate of a half-year shortly before it begins. What was claimed by another one stays. */
export async function putBaseRate(
  deps: Reads,
  actor: Actor,
  { validFrom, basisPoints }: BaseRateInput,
): Promise<Outcome<BaseRatesAnswer>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  if (validFrom > nextHalfYear(operatorToday(toInstant(now)).toString())) return refuseFields({ validFrom: 'future' });
  await inTransaction(deps.db, async (trx) => {
    await writeRate(trx, { validFrom, basisPoints, userId: admin.value.userId, now });
    const data = { validFrom, basisPoints };
    await recordAudit(trx, { actor, businessUnitId: null, action: 'dunning.rate', objectId: validFrom, data, now });
  });
  return listBaseRates(deps, actor);
}
