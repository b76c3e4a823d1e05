import { keysOf } from '../table.ts';

type MethodRule = {
  /** Whether we collect the money, for which we need a mandate, or the customer sends it. */
  readonly paidBy: 'debit' | 'transfer';
  /** What a failed risk check makes of it. */
  readonly whenRisky: 'off' | 'inAdvance';
  /** What the commerce side calls it for a unit, beside its own name. */
  readonly aliases: readonly string[];
};

/** How an order can be paid. */
export const PAYMENT_METHODS = {
  sepa: { paidBy: 'debit', whenRisky: 'off', aliases: ['dd_b2b'] },
  transfer: { paidBy: 'transfer', whenRisky: 'inAdvance', aliases: ['kar_b2b'] },
} as const satisfies Record<string, MethodRule>;
export type PaymentMethod = keyof typeof PAYMENT_METHODS;

export const PAYMENT_METHOD_NAMES = keysOf(PAYMENT_METHODS);

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  PAYMENT_METHOD_NAMES.some((method) => method === value);

export const paidBy = (method: PaymentMethod): MethodRule['paidBy'] => PAYMENT_METHODS[method].paidBy;

/** A failed risk check turns some methods into a payment in advance. */
export const isPaidInAdvance = (method: PaymentMethod, riskCheckFailed: boolean): boolean =>
  riskCheckFailed && PAYMENT_METHODS[method].whenRisky === 'inAdvance';

const spellingsOf = (method: PaymentMethod) => [...PAYMENT_METHODS[method].aliases, method] as const;
export type UnitPaymentMethod = ReturnType<typeof spellingsOf>[number];

/** The spellings of a unit's method, all of which come from the commerce side. */
export const UNIT_PAYMENT_METHODS: readonly UnitPaymentMethod[] = PAYMENT_METHOD_NAMES.flatMap(spellingsOf);

/** What a unit's method means for an order. */
export const toPaymentMethod = (unitMethod: string | null): PaymentMethod | undefined =>
  PAYMENT_METHOD_NAMES.find((method) => spellingsOf(method).some((spelling) => spelling === unitMethod));

export type PaymentChoice = { readonly paymentMethod: PaymentMethod | null; readonly manualSelection: boolean };

/** The method to go on with: what a person chose, else the unit's. */
export function applyUnitMethod(choice: PaymentChoice, unitMethod: string | null): PaymentMethod | null {
  if (choice.manualSelection && choice.paymentMethod !== null) return choice.paymentMethod;
  return toPaymentMethod(unitMethod) ?? choice.paymentMethod;
}
