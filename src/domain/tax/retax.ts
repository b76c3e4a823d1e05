import { isEuCountry } from './eu-country.ts';
import { TAX_CASES, type TaxCase } from './vat.ts';

type Places = { readonly depotCountry: string; readonly customerCountry: string };

const FITS = {
  shortTerm: () => true,
  domestic: ({ depotCountry, customerCountry }) => depotCountry === customerCountry,
  noVatId: ({ depotCountry, customerCountry }) => depotCountry !== customerCountry && isEuCountry(customerCountry),
  reverseCharge: ({ depotCountry, customerCountry }) =>
    depotCountry !== customerCountry && isEuCountry(customerCountry),
  outsideEu: ({ customerCountry }) => !isEuCountry(customerCountry),
} as const satisfies Record<TaxCase, (places: Places) => boolean>;

/** How a hire can be taxed at all between these two countries, whatever its length and the VAT id have been taken for. */
export const possibleTaxCases = (places: Places): readonly TaxCase[] =>
  TAX_CASES.filter((which) => FITS[which](places));
