import type { OrderPaper } from '#contract/document.ts';
import { findOrderDocument } from '#db/document/document.queries.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { ok } from '#domain/result.ts';
import type { Deps } from './deps.ts';
import { type Outcome, refuse } from './failure.ts';
import { issueOrderDocument, type OrderDocumentKind } from './order/issue-order-document.ts';

export type IssuedDocument = { readonly bytes: Uint8Array; readonly filename: string };

/** Nothing is confirmed before the approval, and there is no contract before the confirmation. */
export const ISSUED_IN = {
  orderConfirmation: ['placed', 'confirmed', 'active', 'completed'],
  rentalContract: ['confirmed', 'active', 'completed'],
} as const satisfies Record<OrderDocumentKind, readonly OrderState[]>;

type Wish = { readonly businessUnitId: string; readonly kind: OrderDocumentKind; readonly paper: OrderPaper };

/** A document of an order in one language. One that was issued stays readable whatever becomes of the order. */
export async function openDocument(
  deps: Pick<Deps, 'db' | 'clock' | 'pdf' | 'settings' | 'storage'>,
  { businessUnitId, kind, paper }: Wish,
): Promise<Outcome<IssuedDocument>> {
  const { order, locale } = paper;
  const which = {
    businessUnitId,
    kind,
    locale,
    orderId: order.id,
    bookingId: null,
    extensionId: null,
    rebookingId: null,
  };
  const isIssuable = ISSUED_IN[kind].some((state) => state === order.status);
  if (!isIssuable && (await findOrderDocument(deps.db, which)) === undefined) return refuse('illegal-state');
  const bytes = await issueOrderDocument(deps, { ...which, readPaper: async () => paper });
  return ok({ bytes, filename: await deps.pdf.nameFile({ kind, number: order.number, locale }) });
}
