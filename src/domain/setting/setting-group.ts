import type { FeeTerms } from '#domain/booking/cancellation-fee.ts';
import type { HoldLimits } from '#domain/booking/hold.ts';
import type { DunningTerms } from '#domain/dunning/dunning-level.ts';
import type { Seller } from '#domain/invoice/seller-channel.ts';
import type { Patience } from '#domain/order/lapse.ts';
import type { QuoteLimits } from '#domain/quote/quote-terms.ts';
import { keysOf, tableOf } from '#domain/table.ts';
import type { TransferCosts } from '#domain/transfer/transfer-cost.ts';
import type { CertificateReminders } from '#domain/trailer/certificate-reminder.ts';
import { MOST_TURNAROUND_HOURS, USUAL_TURNAROUND, type TurnaroundTimes } from '#domain/trailer/turnaround.ts';
import type { NumberField, SettingFields } from './setting-field.ts';

export type NewCustomerTerms = { readonly creditLimitCents: number; readonly paymentTermDays: number };

/** Where transfers go and direct debits come from. */
type BankTerms = {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly creditorId: string;
};

/** Who rents out, as letterheads and mails name it. */
type LessorTerms = {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly directors: string;
  readonly register: string;
  readonly vatId: string;
};

type DebitTerms = { readonly prenotificationDays: number };

/** What the operator decides while the shop runs. */
export type SettingValues = {
  readonly fees: FeeTerms;
  readonly waiting: Patience;
  readonly quotes: QuoteLimits;
  readonly holds: HoldLimits;
  /** By the type of trailers. */
  readonly turnaround: TurnaroundTimes;
  readonly newCustomers: NewCustomerTerms;
  readonly lessor: LessorTerms;
  readonly bank: BankTerms;
  readonly debits: DebitTerms;
  readonly dunning: DunningTerms;
  readonly certificates: CertificateReminders;
  readonly transfers: TransferCosts;
  /** By the country in which they bill. Which countries these are is the environment's. */
  readonly sellers: Readonly<Record<string, Seller>>;
};
export type FixedGroup = Exclude<keyof SettingValues, 'sellers'>;
/** Each seller is a group of its own, such as `sellerDE`. */
type SellerGroup = `seller${string}`;
export type SettingGroup = FixedGroup | SellerGroup;

const LINE = { form: 'line', longest: 200 } as const;
const MAYBE_LINE = { ...LINE, mayBeEmpty: true } as const;
const TURNAROUND: NumberField = { unit: 'hours', least: 0, most: MOST_TURNAROUND_HOURS };

/** Each field with its limits, which hold for the environment as well. A group is decided as a whole. */
export const SETTING_GROUPS = {
  lessor: {
    name: LINE,
    street: LINE,
    postalCode: { form: 'line', longest: 20 },
    city: { form: 'line', longest: 100 },
    country: { form: 'country', longest: 2 },
    directors: MAYBE_LINE,
    register: MAYBE_LINE,
    vatId: { form: 'line', longest: 30, mayBeEmpty: true },
  },
  bank: {
    // As long as a file for the bank may name it.
    holder: { form: 'line', longest: 70 },
    iban: { form: 'iban', longest: 60 },
    bic: { form: 'bic', longest: 11 },
    creditorId: { form: 'creditorId', longest: 35 },
  },
  debits: { prenotificationDays: { unit: 'days', least: 1, most: 14 } },
  dunning: {
    reminderDays: { unit: 'days', least: 1, most: 90 },
    firstDays: { unit: 'days', least: 1, most: 180, notBefore: 'reminderDays' },
    secondDays: { unit: 'days', least: 1, most: 270, notBefore: 'firstDays' },
    lastDays: { unit: 'days', least: 1, most: 365, notBefore: 'secondDays' },
    pauseDays: { unit: 'days', least: 1, most: 60 },
    isAutomatic: { flag: true },
  },
  fees: {
    freeCancellationHours: { unit: 'hours', least: 0, most: 720 },
    lateCancellationDays: { unit: 'dayRates', least: 0, most: 30 },
    noShowDays: { unit: 'dayRates', least: 0, most: 30 },
  },
  waiting: {
    approvalHours: { unit: 'hours', least: 1, most: 720 },
    advanceHours: { unit: 'hours', least: 1, most: 720 },
  },
  quotes: {
    validDays: { unit: 'days', least: 1, most: 90 },
    mostHoldHours: { unit: 'hours', least: 0, most: 720 },
  },
  holds: {
    minutesPerDay: { unit: 'minutes', least: 0, most: 1_000_000 },
    longestDays: { unit: 'days', least: 1, most: 3660 },
  },
  turnaround: tableOf(keysOf(USUAL_TURNAROUND), () => TURNAROUND),
  newCustomers: {
    creditLimitCents: { unit: 'cents', least: 0, most: 10_000_000_000 },
    paymentTermDays: { unit: 'days', least: 0, most: 60 },
  },
  certificates: {
    nudgeDays: { unit: 'days', least: 1, most: 90 },
    remindDays: { unit: 'days', least: 1, most: 180, notBefore: 'nudgeDays' },
    planDays: { unit: 'days', least: 1, most: 365, notBefore: 'remindDays' },
  },
  transfers: { perKmCents: { unit: 'cents', least: 0, most: 10_000 } },
} as const satisfies { readonly [G in FixedGroup]: Readonly<Record<keyof SettingValues[G], SettingFields[string]>> };

/** What an invoice names of who issues it, as flat as a form has it. */
export const SELLER_FIELDS = {
  name: LINE,
  street: LINE,
  addressLine2: MAYBE_LINE,
  postalCode: { form: 'line', longest: 20 },
  city: { form: 'line', longest: 100 },
  region: { form: 'line', longest: 100, mayBeEmpty: true },
  country: { form: 'country', longest: 2 },
  vatId: { form: 'vatId', longest: 20 },
  taxNumber: { form: 'line', longest: 50 },
  register: LINE,
  directors: MAYBE_LINE,
  contactName: { form: 'line', longest: 100 },
  phone: { form: 'phone', longest: 50 },
  email: { form: 'email', longest: 254 },
} as const satisfies SettingFields;

export const FIXED_GROUPS = keysOf(SETTING_GROUPS);

const SELLER = /^seller([A-Z]{2})$/;

/** In whose country a seller bills, if the group is one. */
export const countryOfGroup = (group: string): string | undefined => SELLER.exec(group)?.[1];
export const sellerGroup = (country: string): SellerGroup => `seller${country}`;
export const isFixedGroup = (group: string): group is FixedGroup => Object.hasOwn(SETTING_GROUPS, group);

/** Every group there is: sellers where the environment has some. */
export const listGroups = ({ sellers }: Pick<SettingValues, 'sellers'>): readonly SettingGroup[] => [
  'lessor',
  ...Object.keys(sellers).toSorted().map(sellerGroup),
  ...FIXED_GROUPS.filter((group) => group !== 'lessor'),
];

/** The fields of a group, by their names. */
export const fieldsOf = (group: SettingGroup): SettingFields =>
  isFixedGroup(group) ? SETTING_GROUPS[group] : SELLER_FIELDS;
