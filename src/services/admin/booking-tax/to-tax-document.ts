import type { TaxCorrection } from '#contract/admin-booking-tax.ts';
import type { InvoiceDocument } from '#domain/invoice/invoice-document.ts';
import { money } from '#domain/money/money.ts';

type Sums = Pick<InvoiceDocument, 'kind' | 'netCents' | 'taxCents' | 'grossCents'> & { readonly number: string | null };

export const toTaxDocument = ({
  kind,
  number,
  netCents,
  taxCents,
  grossCents,
}: Sums): TaxCorrection['documents'][number] => ({
  kind,
  number,
  net: money(netCents),
  tax: money(taxCents),
  gross: money(grossCents),
});
