import { keysOf } from '../table.ts';
import { isEuCountry } from './eu-country.ts';
import { findVatRate, VAT_RATES, type VatRate } from './vat-rate.ts';

/** Why a line is taxed as it is: at the rate of the depot's country, or not by us at all. */
const IS_TAXED = {
  shortTerm: true,
  domestic: true,
  noVatId: true,
  reverseCharge: false,
  outsideEu: false,
} as const;
export type TaxCase = keyof typeof IS_TAXED;
type Untaxed = { [Case in TaxCase]: (typeof IS_TAXED)[Case] extends false ? Case : never }[TaxCase];

export const TAX_CASES = keysOf(IS_TAXED);
export const isUntaxed = (which: TaxCase): which is Untaxed => !IS_TAXED[which];

/** The country whose tax it is, and its rate in basis points. */
export type Tax<Case extends string = TaxCase> = {
  readonly country: string;
  readonly case: Case;
  readonly basisPoints: number;
};

export type TaxQuestion = {
  /** Whether the contract, extensions counted in, gives possession for more than 30 days. */
  readonly isLongTerm: boolean;
  readonly depotCountry: string;
  readonly customerCountry: string;
  readonly hasValidVatId: boolean;
  /** The local day of hand-over; it decides which rate is in force. */
  readonly on: string;
};

function taxCase({ isLongTerm, depotCountry, customerCountry, hasValidVatId }: TaxQuestion): TaxCase {
  if (!isLongTerm) return 'shortTerm';
  if (customerCountry === depotCountry) return 'domestic';
  if (!isEuCountry(customerCountry)) return 'outsideEu';
  return hasValidVatId ? 'reverseCharge' : 'noVatId';
}

/**
 * VAT on the hire of a trailer, a means of transport: up to 30 days where it is handed over, longer where the customer
 * sits (VAT Directive art. 44 and 56, Regulation 282/2011 art. 39). A contract already made is not reopened: ask again
 * for an extension, with the whole contract's length, and tax only the added part by the answer.
 */
export const vatFor = (question: TaxQuestion, rates: readonly VatRate[] = VAT_RATES): Tax =>
  taxOfCase(taxCase(question), question, rates);

/** The tax of a case that is known: at the rate of the day of hand-over, or not by us. */
export function taxOfCase(
  which: TaxCase,
  { depotCountry, customerCountry, on }: Pick<TaxQuestion, 'depotCountry' | 'customerCountry' | 'on'>,
  rates: readonly VatRate[] = VAT_RATES,
): Tax {
  if (isUntaxed(which)) return { country: customerCountry, case: which, basisPoints: 0 };
  const basisPoints = findVatRate(depotCountry, on, rates);
  if (basisPoints === undefined) throw new RangeError(`No VAT rate of ${depotCountry} is in force on ${on}`);
  return { country: depotCountry, case: which, basisPoints };
}
