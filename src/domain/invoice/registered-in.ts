import type { InvoiceSeller } from './invoice-document.ts';

/** The country whose VAT a seller charges. Its address may be in another; Greece has letters of its own. */
export function registeredIn({ vatId }: Pick<InvoiceSeller, 'vatId'>): string {
  const letters = vatId.slice(0, 2);
  return letters === 'EL' ? 'GR' : letters;
}
