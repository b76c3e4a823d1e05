import type { Hold } from '#contract/checkout.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { listCartItems, lockCart } from '#db/cart/cart.queries.ts';
import { listLiveHolds, renewHolds } from '#db/checkout/hold.queries.ts';
import { lockOrderer } from '#db/order/orderer.queries.ts';
import { mayOrder } from '#domain/business-unit/fields.ts';
import { hasHoldMinutes, holdTermsOf } from '#domain/booking/hold.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import { toInstant } from '#domain/time/instant.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { loadUnusedHolds } from './load-unused-holds.ts';
import { toHold } from './to-hold.ts';

/** Starts the time of a live hold anew, once. */
export async function renewHold({ db, clock, settings }: ReadsWithSettings, actor: Actor): Promise<Outcome<Hold>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  const { businessUnitId, userId } = member.value;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const holder = { businessUnitId, userId, now };
    const cart = await lockCart(trx, holder);
    const items = await listCartItems(trx, { businessUnitId, cartId: cart.id });
    const orderer = await lockOrderer(trx, member.value);
    if (orderer === undefined || !mayOrder(orderer.status)) return refuse('unit-not-active');
    const terms = holdTermsOf(orderer, settings.holds);
    const live = await listLiveHolds(trx, holder);
    const present = toHold(
      items.filter(({ legId }) => !legId).map(({ id }) => id),
      live,
      terms,
    );
    if (!present?.renewable) return refuse('hold-not-renewable');
    const expiresAt = new Date(now.getTime() + terms.minutes * MINUTE_MS);
    const added = live.map((hold) => ({ from: toInstant(hold.expiresAt), to: toInstant(expiresAt) }));
    if (!hasHoldMinutes(added, await loadUnusedHolds(trx, holder), terms)) return refuse('hold-budget');
    await renewHolds(trx, { ...holder, expiresAt });
    await recordAudit(trx, {
      actor,
      businessUnitId,
      action: 'hold.renew',
      objectId: cart.id,
      data: { expiresAt: expiresAt.toISOString() },
      now,
    });
    return ok({ expiresAt: expiresAt.toISOString(), minutes: terms.minutes, renewable: false });
  });
}
