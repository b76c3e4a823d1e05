import { applyUnitMethod, isPaymentMethod, type PaymentMethod } from '#domain/payment/payment-method.ts';
import { createPersistedStore } from './persisted-store.ts';
import { isRecord } from './shape.ts';

export type PaymentState = {
  readonly paymentMethod: PaymentMethod | null;
  readonly riskCheckFailed: boolean;
  /** Whether a person chose the method; the company's own never replaces such a choice. */
  readonly manualSelection: boolean;
};

const isPaymentState = (value: unknown): value is PaymentState =>
  isRecord(value) &&
  (value['paymentMethod'] === null || isPaymentMethod(value['paymentMethod'])) &&
  typeof value['riskCheckFailed'] === 'boolean' &&
  typeof value['manualSelection'] === 'boolean';

export const usePayment = createPersistedStore<PaymentState>({
  name: 'payment',
  initial: { paymentMethod: null, riskCheckFailed: false, manualSelection: false },
  parse: (value) => (isPaymentState(value) ? value : undefined),
});

export function choosePaymentMethod(paymentMethod: PaymentMethod): void {
  usePayment.setState({ paymentMethod, manualSelection: true });
}

/** Takes over the company's method unless somebody has already chosen another. */
export function suggestPaymentMethod(unitMethod: string | null): void {
  usePayment.setState((choice) => ({ paymentMethod: applyUnitMethod(choice, unitMethod) }));
}

export function setRiskCheckFailed(riskCheckFailed: boolean): void {
  usePayment.setState({ riskCheckFailed });
}

const PAYMENT_PAGES: readonly string[] = ['cart', 'checkout'];
const isPaymentPage = (path: string) => PAYMENT_PAGES.includes(path.split('/')[1] ?? '');

/** Leaving cart and checkout for another page drops the choice and the result of the risk check. Paths have no locale. */
export function forgetPaymentOnLeave(from: string, to: string): void {
  if (isPaymentPage(from)) forgetPaymentOutside(to);
}

/** A page that was loaded anew does not know where somebody came from, only that it is no step of an order. */
export function forgetPaymentOutside(path: string): void {
  if (!isPaymentPage(path)) usePayment.reset();
}
