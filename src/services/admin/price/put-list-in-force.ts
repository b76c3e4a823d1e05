import type { AdminPriceList } from '#contract/admin-price.ts';
import type { Transaction } from '#db/client.ts';
import { updatePriceList } from '#db/price/admin-price.queries.ts';
import { type Outcome, refuse } from '../../failure.ts';
import type { AgreedActing } from '../../ledger/acting.ts';
import { alterLockedList } from './alter-price-list.ts';
import { readPriceList } from './get-price-list.ts';

type Which = { readonly id: string; readonly version?: number | undefined };

/**
 * Publishes a draft from its date on, or from now on if that has passed: nobody is charged by a list that came later.
 * Every class of the fleet needs prices, or its trailers could not be rented any more.
 */
export const putListInForce = (
  trx: Transaction,
  { id, version }: Which,
  acting: AgreedActing,
): Promise<Outcome<AdminPriceList>> =>
  alterLockedList(trx, acting, { id, version, action: 'priceList.publish' }, async (_trx, draft) => {
    const { now } = acting;
    const before = await readPriceList(trx, { id, now });
    if (!before.ok) return before;
    const { missingClasses } = before.value;
    if (missingClasses.length > 0) return refuse('illegal-state', { details: { missingClasses } });
    const validFrom = draft.validFrom < now ? now : draft.validFrom;
    await updatePriceList(trx, { id, changes: { publishedAt: now, validFrom } });
    return readPriceList(trx, { id, now });
  });
