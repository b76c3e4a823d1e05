import { redirect } from 'react-router';
import { cartFacts } from '#contract/cart.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/payment/payment-method.ts';
import { reachableStep, STEP_TABLE, type CartStep } from '#domain/cart/cart-step.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Role } from '#domain/team/role.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getMe } from '#services/user/get-me.ts';
import { getCart } from '#services/cart/get-cart.ts';
import { pageTitle } from './page-title.server.ts';
import type { PageRequest } from './request-context.server.ts';
import { describeCart } from '#web/cart/describe-cart.server.ts';

const TITLES = {
  cart: 'word.noun.cart',
  services: 'cart.services.title',
  payment: 'word.payment',
  checkout: 'checkout.title',
} as const satisfies Record<CartStep, string>;

/**
 * What every step of the cart shows. A step that is not open yet leads to the first incomplete one. The method is chosen
 * in the browser, so here it is as if one that can be used were; the page looks at the real choice.
 */
export async function loadCartStep(request: PageRequest, step: CartStep) {
  const { deps, format, locale } = request;
  const actor = await request.getActor();
  const title = pageTitle(request, TITLES[step]);
  const [found, me] = await Promise.all([getCart(deps, actor, locale), getMe(deps, actor)]);
  if (!found.ok || !me.ok) return { kind: 'closed', title, role: roleOf(actor) } as const;
  const cart = found.value;
  const usable = PAYMENT_METHOD_NAMES.find((method) => cart.payment.obstacles[method] === null);
  const reachable = reachableStep(step, cartFacts(cart, usable ?? null));
  if (reachable !== step) throw redirect(STEP_TABLE[reachable].path);
  const home = me.value.businessUnit?.country ?? '';
  const words = { intl: getIntl(locale), format };
  const now = deps.clock.now();
  const { patience } = deps.settings;
  const view = describeCart(cart, { ...words, now, home, patience });
  return { kind: 'open', title, actor, cart, me: me.value, words, now, patience, view } as const;
}

export type LoadedStep = Extract<Awaited<ReturnType<typeof loadCartStep>>, { kind: 'open' }>;

const roleOf = (actor: Actor): Role | null => (actor.kind === 'member' ? actor.role : null);
