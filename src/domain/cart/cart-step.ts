export const CART_STEPS = ['cart', 'services', 'payment', 'checkout'] as const;
export type CartStep = (typeof CART_STEPS)[number];

export const CART_NEEDS = [
  'items',
  'freeItems',
  'services',
  'billingData',
  'companyData',
  'paymentMethod',
  'usableMethod',
  'activeUnit',
] as const;
export type CartNeed = (typeof CART_NEEDS)[number];

/** Where each step lives, and what has to be met on it before the next one opens. Pages, guards and step bar read this. */
export const STEP_TABLE = {
  cart: { path: '/cart', needs: ['items', 'freeItems'] },
  services: { path: '/cart/services', needs: ['services'] },
  payment: { path: '/cart/payment', needs: ['companyData', 'billingData', 'paymentMethod', 'usableMethod'] },
  checkout: { path: '/checkout', needs: ['activeUnit'] },
} as const satisfies Record<CartStep, { readonly path: `/${string}`; readonly needs: readonly CartNeed[] }>;

export type CartFacts = Readonly<Record<CartNeed, boolean>>;

export const missingNeeds = (step: CartStep, facts: CartFacts): readonly CartNeed[] =>
  STEP_TABLE[step].needs.filter((need) => !facts[need]);

/** The first step with something left to do; undefined if the order can be placed. */
export const firstIncompleteStep = (facts: CartFacts): CartStep | undefined =>
  CART_STEPS.find((step) => missingNeeds(step, facts).length > 0);

/** The step to show: the wanted one, or an earlier one that is not complete yet. */
export function reachableStep(wanted: CartStep, facts: CartFacts): CartStep {
  const incomplete = firstIncompleteStep(facts);
  if (incomplete === undefined) return wanted;
  return CART_STEPS.indexOf(incomplete) < CART_STEPS.indexOf(wanted) ? incomplete : wanted;
}

/**
 * The step that comes after one which is complete. Steps that have nothing left to ask are passed by: the extras for whoever
 * knows them, the payment where its method can be used. They stay open to whoever wants to see them.
 */
export function stepAfter(step: 'cart' | 'services', facts: CartFacts, knowsExtras: boolean): CartStep {
  const ahead = CART_STEPS.slice(CART_STEPS.indexOf(step) + 1);
  const asks = (name: CartStep) =>
    missingNeeds(name, facts).length > 0 || (name === 'services' && !knowsExtras) || name === 'checkout';
  return ahead.find(asks) ?? 'checkout';
}

/** A cart that nobody touched for so long is forgotten. */
export const CART_DAYS = 30;
