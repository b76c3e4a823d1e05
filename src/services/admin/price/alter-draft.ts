import type { AdminPriceList } from '#contract/admin-price.ts';
import { lockPriceList, type PriceListRow } from '#db/price/admin-price.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { isUniqueViolation } from '#db/postgres-error.ts';
import type { AuditAction } from '#domain/admin/audit-action.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { requirePlatformAdmin } from '#services/require-actor.ts';
import { readPriceList } from './get-price-list.ts';

type Which = { readonly id: string; readonly version?: number | undefined; readonly action: AuditAction };

/** Changes a price list that is not published. One that is never changes: bookings are computed from it for years. */
export async function alterDraft<T>(
  { db, clock }: Reads,
  actor: Actor,
  { id, version, action }: Which,
  work: (trx: Transaction, draft: PriceListRow) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const now = clock.now();
  try {
    return await attempt(db, async (trx) => {
      const draft = await lockPriceList(trx, id);
      if (draft === undefined) return refuse('not-found');
      if (draft.publishedAt !== null) return refuse('illegal-state');
      if (version !== undefined && version !== draft.version) {
        const current: Outcome<AdminPriceList> = await readPriceList(trx, { id, now });
        return refuse('stale-version', current.ok ? { details: { current: current.value } } : {});
      }
      const done = await work(trx, draft);
      if (!done.ok) return done;
      await recordAudit(trx, {
        actor,
        businessUnitId: null,
        action,
        objectId: id,
        data: { number: draft.number, name: draft.name },
        now,
      });
      return done;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'price_list_in_force')) return refuseFields({ validFrom: 'taken' });
    throw error;
  }
}
