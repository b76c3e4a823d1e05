export const PAYMENT_METHODS = ['sepa', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What a unit's method, as the commerce side spells it, means for an order. */
export const UNIT_PAYMENT_METHODS = {
  dd_b2b: 'sepa',
  kar_b2b: 'transfer',
  sepa: 'sepa',
  transfer: 'transfer',
} as const satisfies Record<string, PaymentMethod>;
export type UnitPaymentMethod = keyof typeof UNIT_PAYMENT_METHODS;

export const isUnitPaymentMethod = (value: string): value is UnitPaymentMethod =>
  Object.hasOwn(UNIT_PAYMENT_METHODS, value);

export const toPaymentMethod = (unitMethod: string | null): PaymentMethod | undefined =>
  unitMethod !== null && isUnitPaymentMethod(unitMethod) ? UNIT_PAYMENT_METHODS[unitMethod] : undefined;

export type PaymentChoice = { readonly paymentMethod: PaymentMethod | null; readonly manualSelection: boolean };

/** The method to go on with: what a person chose, else the unit's. */
export function applyUnitMethod(choice: PaymentChoice, unitMethod: string | null): PaymentMethod | null {
  if (choice.manualSelection && choice.paymentMethod !== null) return choice.paymentMethod;
  return toPaymentMethod(unitMethod) ?? choice.paymentMethod;
}

/** A failed risk check turns a transfer into a payment in advance. */
export const isPaidInAdvance = (method: PaymentMethod, riskCheckFailed: boolean): boolean =>
  method === 'transfer' && riskCheckFailed;
