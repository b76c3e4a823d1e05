export const ISSUED_TOPIC = 'invoice-issued';
export type IssuedPayload = { readonly invoiceId: string };
