import type { AdminPriceList, CreatePriceListInput } from '#contract/admin-price.ts';
import { copyPrices, findPriceList, insertPriceList } from '#db/admin-price.queries.ts';
import { recordAudit } from '#db/audit.queries.ts';
import { findPriceListIdInForce } from '#db/price.queries.ts';
import type { Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { Deps } from '../../deps.ts';
import { type Failure, refuseFields } from '../../failure.ts';
import { requirePlatformAdmin } from '../../team/require-actor.ts';
import { readPriceList } from './get-price-list.ts';

/** Begins a new version of the prices as a copy of another one. It counts for nobody until it is published. */
export async function createPriceList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { name, validFrom, copyOf }: CreatePriceListInput,
): Promise<Result<AdminPriceList, Failure>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const now = clock.now();
  return attempt<AdminPriceList, Failure>(db, async (trx) => {
    if (copyOf !== undefined && (await findPriceList(trx, { id: copyOf, now })) === undefined) {
      return refuseFields({ copyOf: 'unknown' });
    }
    const source = copyOf ?? (await findPriceListIdInForce(trx, now));
    const id = await insertPriceList(trx, { name, validFrom: new Date(validFrom), createdBy: admin.value.userId });
    if (source !== undefined) await copyPrices(trx, { from: source, to: id });
    await recordAudit(trx, {
      actor,
      businessUnitId: null,
      action: 'priceList.create',
      objectType: 'priceList',
      objectId: id,
      data: { name, copyOf: source ?? null },
      now,
    });
    return readPriceList(trx, { id, now });
  });
}
