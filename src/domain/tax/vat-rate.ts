/** A standard rate in basis points (ten-thousandths), in force from a day (`YYYY-MM-DD`) until the next row's. */
export type VatRate = { readonly country: string; readonly validFrom: string; readonly basisPoints: number };

/** Standard rates of the countries with depots. */
export const VAT_RATES: readonly VatRate[] = [
  { country: 'AT', validFrom: '1984-01-01', basisPoints: 2000 },
  { country: 'BE', validFrom: '1996-01-01', basisPoints: 2100 },
  { country: 'DE', validFrom: '2021-01-01', basisPoints: 1900 },
  { country: 'ES', validFrom: '2012-09-01', basisPoints: 2100 },
  { country: 'FR', validFrom: '2014-01-01', basisPoints: 2000 },
  { country: 'IT', validFrom: '2013-10-01', basisPoints: 2200 },
  { country: 'NL', validFrom: '2012-10-01', basisPoints: 2100 },
  { country: 'PL', validFrom: '2011-01-01', basisPoints: 2300 },
  { country: 'RO', validFrom: '2017-01-01', basisPoints: 1900 },
  { country: 'RO', validFrom: '2025-08-01', basisPoints: 2100 },
];

/** The rate of a country on a day. ISO dates compare as text. */
export function findVatRate(country: string, on: string, rates: readonly VatRate[] = VAT_RATES): number | undefined {
  const inForce = rates.filter((rate) => rate.country === country && rate.validFrom <= on);
  return inForce.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1)?.basisPoints;
}
