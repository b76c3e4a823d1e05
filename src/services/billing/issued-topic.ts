export const ISSUED_TOPIC = 'invoice-issued';
export type IssuedPayload = {
  readonly invoiceId: string;
  /** Whoever is billed has heard of it already. */
  readonly isTold?: boolean;
};
