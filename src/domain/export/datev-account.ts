import type { DunningClaimKind } from '#domain/dunning/claim-kind.ts';
import type { InvoiceTaxCase } from '#domain/invoice/invoice-document.ts';

export const DATEV_CHARTS = ['SKR03', 'SKR04'] as const;
export type DatevChart = (typeof DATEV_CHARTS)[number];

/** What is booked on accounts of their own: revenue by how it is taxed, compensation, claims of dunning, money, lost money. */
export const DATEV_CASES = [
  'taxed',
  'reverseCharge',
  'outsideEu',
  'notTaxable',
  'lateInterest',
  'lateFee',
  'bankFee',
  'bank',
  'writeOff',
] as const;
export type DatevCase = (typeof DATEV_CASES)[number];

/** Taxed revenue and reverse charge are booked by the country of the registration; all else alike everywhere. */
const BY_COUNTRY: ReadonlySet<DatevCase> = new Set<DatevCase>(['taxed', 'reverseCharge']);
const HOME = 'DE';

/** Those of revenue are automatic: they know their tax themselves. */
const DEFAULTS: Readonly<Record<DatevChart, Readonly<Record<DatevCase, string>>>> = {
  SKR03: {
    taxed: '8400',
    reverseCharge: '8336',
    outsideEu: '8338',
    notTaxable: '2742',
    lateInterest: '2650',
    lateFee: '2742',
    bankFee: '4970',
    bank: '1200',
    writeOff: '2400',
  },
  SKR04: {
    taxed: '4400',
    reverseCharge: '4336',
    outsideEu: '4338',
    notTaxable: '4970',
    lateInterest: '7100',
    lateFee: '4970',
    bankFee: '6855',
    bank: '1800',
    writeOff: '6930',
  },
};

/** Of the chart, with what the settings say otherwise: `8400`, or `8200/3` with a tax key, by `taxed` or `taxed:AT`. */
export type DatevAccounts = { readonly chart: DatevChart; readonly own: Readonly<Record<string, string>> };
export type DatevAccount = { readonly account: string; readonly taxKey: string | null };
export type DatevUse = { readonly case: DatevCase; readonly country: string };

export const datevCaseOf = (which: InvoiceTaxCase): DatevCase =>
  which === 'reverseCharge' || which === 'outsideEu' || which === 'notTaxable' ? which : 'taxed';

const CLAIM_CASES = {
  interest: 'lateInterest',
  flat40: 'lateFee',
  bankFee: 'bankFee',
} as const satisfies Record<DunningClaimKind, DatevCase>;

export const datevCaseOfClaim = (kind: DunningClaimKind): DatevCase => CLAIM_CASES[kind];

/** The name of a setting: the country stands in it unless it is ours or does not matter. */
export const nameOfUse = (use: DatevUse): string =>
  BY_COUNTRY.has(use.case) && use.country !== HOME ? `${use.case}:${use.country}` : use.case;

/** Undefined where only the settings could say it: our chart knows no taxes of other countries. */
export function findAccount({ chart, own }: DatevAccounts, use: DatevUse): DatevAccount | undefined {
  const name = nameOfUse(use);
  const found = own[name] ?? (name === use.case ? DEFAULTS[chart][use.case] : undefined);
  if (found === undefined) return undefined;
  const [account = '', taxKey = null] = found.split('/');
  return { account, taxKey };
}
