import type { InvoiceKind } from '#domain/invoice/invoice-document.ts';
import { paidBy, type PaymentMethod } from '#domain/payment/payment-method.ts';
import { isWaiting, type OrderState } from './order-state.ts';
import type { PaymentStatus } from './payment-status.ts';

/** A document of an order, and what is open of it. */
export type OrderDocument = {
  readonly kind: InvoiceKind;
  readonly paymentMethod: PaymentMethod;
  readonly grossCents: number;
  readonly openCents: number;
  readonly dueOn: string | null;
  readonly isDisputed: boolean;
};

export type OrderMoney = {
  readonly state: OrderState;
  readonly documents: readonly OrderDocument[];
  /** Something of the order is still to be billed. */
  readonly isToBill: boolean;
  /** What has come in advance for the order and is not used yet, and what is to be paid for it, with tax. */
  readonly heldCents: number;
  readonly dueGrossCents: number;
  readonly hasGoneBack: boolean;
};

/** The payment status of an order that the shop bills itself. It follows from its documents, and is never set. */
export function derivePaymentStatus(money: OrderMoney, today: string): PaymentStatus {
  const { state, documents, isToBill, heldCents, dueGrossCents } = money;
  if (isWaiting(state)) return state === 'placed' ? 'awaitingTransfer' : 'open';
  const open = documents.filter(({ kind, openCents }) => kind !== 'creditNote' && openCents > 0);
  if (open.some((document) => isPastDue(document, today))) return 'overdue';
  if (open.length > 0) {
    return open.every(({ paymentMethod }) => paidBy(paymentMethod) === 'debit') ? 'scheduled' : 'awaitingTransfer';
  }
  if (documents.length === 0) return heldCents > 0 && heldCents >= dueGrossCents ? 'paid' : 'open';
  if (isToBill) return 'open';
  return billedCents(documents) === 0 && money.hasGoneBack ? 'refunded' : 'paid';
}

/** What is disputed waits for a decision, not for money. */
const isPastDue = ({ dueOn, isDisputed }: OrderDocument, today: string): boolean =>
  dueOn !== null && dueOn < today && !isDisputed;

const signOf = ({ kind }: OrderDocument): number => (kind === 'creditNote' ? -1 : 1);

const billedCents = (documents: readonly OrderDocument[]): number =>
  documents.reduce((sum, document) => sum + signOf(document) * document.grossCents, 0);

/**
 * What has been paid for an order: what its documents have taken and what waits for them, less what its credit notes
 * have given back or to others.
 */
export const paidCentsOf = ({ documents, heldCents }: Pick<OrderMoney, 'documents' | 'heldCents'>): number =>
  Math.max(
    0,
    documents.reduce((sum, document) => sum + signOf(document) * (document.grossCents - document.openCents), heldCents),
  );
