import type { AdsConversion, AdsConversionInput } from '#contract/ads.ts';
import type { Transaction } from '#db/client.ts';
import { findOrderByIdOrNumber } from '#db/order/order.queries.ts';
import { addToOutbox } from '#db/mail/outbox.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { isImpersonating } from '#domain/team/impersonation.ts';
import { attempt } from '../attempt.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { Conversion } from '../ports/ads.ts';
import { requireMember } from '../require-actor.ts';

export const ADS_TOPIC = 'ads-conversion';

/**
 * Promises the ads service the conversions of an order of one's own. What an order was worth is read from the order,
 * not from the browser. An admin in somebody's name has clicked on no ad.
 */
export async function reportConversion(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { partialFailure, conversions }: AdsConversionInput,
): Promise<Outcome<void>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  if (isImpersonating(actor)) return refuse('forbidden');
  return attempt(db, async (trx) => {
    const checked: Conversion[] = [];
    for (const conversion of conversions) {
      const own = await checkConversion(trx, member.value, conversion);
      if (!own.ok) return own;
      checked.push(own.value);
    }
    await addToOutbox(trx, { topic: ADS_TOPIC, payload: { partialFailure, conversions: checked } });
    return ok(undefined);
  });
}

async function checkConversion(
  trx: Transaction,
  { businessUnitId }: Member,
  conversion: AdsConversion,
): Promise<Outcome<Conversion>> {
  const { conversionEnvironment, gclid, conversionAction, conversionDateTime, conversionValue, orderId } = conversion;
  const common = { conversionEnvironment, gclid, conversionAction, conversionDateTime };
  if (orderId === undefined) {
    return ok({ ...common, ...(conversionValue === undefined ? {} : { conversionValue, currencyCode: 'EUR' }) });
  }
  const order = await findOrderByIdOrNumber(trx, { businessUnitId, order: orderId });
  if (order === undefined) return refuse('not-found');
  return ok({ ...common, conversionValue: order.netCents / 100, currencyCode: 'EUR', orderId: order.number });
}
