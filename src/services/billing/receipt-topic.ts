/** What was paid in advance is to be billed. */
export const RECEIPT_TOPIC = 'bill-order';
export type ReceiptPayload = { readonly businessUnitId: string; readonly orderId: string };
