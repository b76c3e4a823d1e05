import { cartFacts, type CartItem } from '#contract/cart.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/payment/payment-method.ts';
import { tableOf } from '#domain/table.ts';
import { knowsExtras } from '#services/cart/knows-extras.ts';
import type { LoadedStep } from '#web/load-cart-step.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** What decides which steps still have something to ask. The method is chosen in the browser, so each is answered for. */
export async function describeWays({ deps }: Pick<PageRequest, 'deps'>, { cart, actor }: LoadedStep) {
  return {
    suggested: cart.suggestedPaymentMethod,
    facts: tableOf(PAYMENT_METHOD_NAMES, (method) => cartFacts(cart, method)),
    knowsExtras: cart.items.every(hasChosen) || (await knowsExtras(deps, actor)),
  };
}

export type WaysView = Awaited<ReturnType<typeof describeWays>>;

/** Nothing is left to choose, or something was. */
const hasChosen = ({ offers, services }: CartItem): boolean =>
  offers.every(({ mandatory }) => mandatory) ||
  services.some(({ key }) => offers.some((offer) => offer.key === key && !offer.mandatory));
