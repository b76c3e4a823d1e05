import type { Settings } from '../deps.ts';

/** The number of the account that customers pay to, as banks write it. */
export const ownAccount = ({ bankAccount }: Pick<Settings, 'bankAccount'>): string =>
  bankAccount.iban.replaceAll(/\s/g, '').toUpperCase();
