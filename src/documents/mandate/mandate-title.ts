import type { MandateScheme } from '#domain/payment/mandate.ts';

/** What banks call it. */
export const mandateTitle = (scheme: MandateScheme) =>
  scheme === 'B2B' ? ('payment.mandate.title' as const) : ('document.mandate.title' as const);
