import type { InvoiceStanding } from './shown-status.ts';

/** Only what is to be paid can be disputed: what is being collected has gone to the bank. */
export const isDisputable = ({
  kind,
  account,
  openCents,
}: Pick<InvoiceStanding, 'kind' | 'account' | 'openCents'>): boolean =>
  kind !== 'creditNote' && account === 'open' && openCents > 0;
