import type { AdminPriceList, CreatePriceListInput } from '#contract/admin-price.ts';
import { copyPrices, findPriceList, insertPriceList } from '#db/price/admin-price.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findPriceListIdInForce } from '#db/price/price.queries.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuseFields } from '../../failure.ts';
import { type Created, once } from '../../once.ts';
import { requireStaff } from '#services/require-actor.ts';
import { readPriceList } from './get-price-list.ts';

const OPERATION = 'priceList.create';

type Creation = { readonly input: CreatePriceListInput; readonly idempotencyKey?: string | undefined };

/** Begins a new version of the prices as a copy of another one. It counts for nobody until it is published. */
export async function createPriceList(
  { db, clock, settings: { secretKey } }: ReadsWithSettings,
  actor: Actor,
  { input, idempotencyKey: key }: Creation,
): Promise<Outcome<Created<AdminPriceList>>> {
  const admin = requireStaff(actor, 'prices.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  const { userId } = admin.value;
  return attempt(db, (trx) =>
    once(trx, { userId, key, operation: OPERATION, input }, { secretKey, now }, () =>
      create(trx, admin.value, input, now),
    ),
  );
}

async function create(
  trx: Transaction,
  actor: PlatformAdmin,
  { name, validFrom, copyOf }: CreatePriceListInput,
  now: Date,
): Promise<Outcome<AdminPriceList>> {
  if (copyOf !== undefined && (await findPriceList(trx, { id: copyOf, now })) === undefined) {
    return refuseFields({ copyOf: 'unknown' });
  }
  const source = copyOf ?? (await findPriceListIdInForce(trx, now));
  const id = await insertPriceList(trx, { name, validFrom: new Date(validFrom), createdBy: actor.userId });
  if (source !== undefined) await copyPrices(trx, { from: source, to: id });
  await recordAudit(trx, {
    actor,
    businessUnitId: null,
    action: OPERATION,
    objectId: id,
    data: { name, copyOf: source ?? null },
    now,
  });
  return readPriceList(trx, { id, now });
}
