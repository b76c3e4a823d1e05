import { holdCart } from '#services/checkout/hold-cart.ts';
import { releaseHold } from '#services/checkout/release-hold.ts';
import { renewHold } from '#services/checkout/renew-hold.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';
import { checkoutCalls } from '#contract/checkout.ts';

export const implementCheckout = (deps: Deps) =>
  implement(checkoutCalls, {
    'POST /api/checkout/hold': ({ actor }) => holdCart(deps, actor),
    'PATCH /api/checkout/hold': ({ actor }) => renewHold(deps, actor),
    'DELETE /api/checkout/hold': ({ actor }) => releaseHold(deps, actor),
  });
