import type { AdminUnit } from '#contract/admin-business-unit.ts';
import { type AuditEntry, recordAudit } from '#db/audit/audit.queries.ts';
import { type BusinessUnitRow, findBusinessUnit, updateBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '#services/attempt.ts';
import type { ReadsWithSettings } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { loadUnit } from './get-business-unit.ts';

export type UnitChange = Pick<AuditEntry, 'action' | 'data'> & {
  readonly changes: Parameters<typeof updateBusinessUnit>[1]['changes'];
  /** What else follows from it, in the same transaction. */
  readonly andThen?: (trx: Transaction) => Promise<void>;
};

type Which = { readonly businessUnitId: string; readonly version?: number | undefined };

/** Changes a customer as the operator decides, writes it down, and answers with the customer as it is now. */
export async function changeUnit(
  deps: ReadsWithSettings,
  actor: PlatformAdmin,
  { businessUnitId, version }: Which,
  decide: (before: BusinessUnitRow) => Outcome<UnitChange>,
): Promise<Outcome<AdminUnit>> {
  const changed = await attempt(deps.db, async (trx) => {
    const before = await findBusinessUnit(trx, businessUnitId);
    if (before === undefined) return refuse('not-found');
    if (version !== undefined && version !== before.version) return refuse('stale-version');
    const decided = decide(before);
    if (!decided.ok) return decided;
    const { changes, andThen, ...entry } = decided.value;
    const after = await updateBusinessUnit(trx, { businessUnitId, version: before.version, changes });
    if (after === undefined) return refuse('stale-version');
    await andThen?.(trx);
    await recordAudit(trx, { ...entry, actor, businessUnitId, objectId: businessUnitId, now: deps.clock.now() });
    return ok(undefined);
  });
  if (!changed.ok && changed.error.code !== 'stale-version') return changed;
  const current = await loadUnit(deps, businessUnitId);
  if (current === undefined) return refuse('not-found');
  return changed.ok ? ok(current) : refuse('stale-version', { details: { current } });
}
