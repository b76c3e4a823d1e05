import type { BookingPart } from '#db/booking/booking-part.queries.ts';
import { money } from '#domain/money/money.ts';
import type { TaxedAmount } from '#domain/tax/totals.ts';
import type { Tax } from '#domain/tax/vat.ts';

type TaxColumns = Pick<BookingPart, 'taxCase' | 'taxCountry' | 'taxBasisPoints'>;

export const taxOf = ({ taxCase, taxCountry, taxBasisPoints }: TaxColumns): Tax => ({
  country: taxCountry,
  case: taxCase,
  basisPoints: taxBasisPoints,
});

export const toTaxColumns = ({ country, case: taxCase, basisPoints }: Tax): TaxColumns => ({
  taxCase,
  taxCountry: country,
  taxBasisPoints: basisPoints,
});

export const toTaxedAmount = (part: TaxColumns & { readonly netCents: number }): TaxedAmount => ({
  net: money(part.netCents),
  tax: taxOf(part),
});
