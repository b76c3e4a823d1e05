import type { Config } from '#config/env.ts';
import { USUAL_FEE_TERMS } from '#domain/booking/cancellation-fee.ts';
import { USUAL_DUNNING } from '#domain/dunning/dunning-level.ts';
import { USUAL_PATIENCE } from '#domain/order/lapse.ts';
import { type FixedGroup, isFixedGroup, type SettingGroup, type SettingValues } from '#domain/setting/setting-group.ts';
import { USUAL_REMINDERS } from '#domain/trailer/certificate-reminder.ts';
import { USUAL_TURNAROUND } from '#domain/trailer/turnaround.ts';
import { USUAL_TRANSFER_COSTS } from '#domain/transfer/transfer-cost.ts';
import type { Settings } from '#services/deps.ts';

/** What holds until the console says otherwise. */
export const usualSettings = (config: Config): SettingValues => ({
  lessor: { ...config.SELLER, name: config.SELLER.name ?? config.BANK_ACCOUNT_HOLDER },
  bank: {
    holder: config.BANK_ACCOUNT_HOLDER,
    iban: config.BANK_IBAN,
    bic: config.BANK_BIC,
    creditorId: config.BANK_CREDITOR_ID,
  },
  debits: { prenotificationDays: config.PRENOTIFICATION_DAYS },
  dunning: { ...USUAL_DUNNING, isAutomatic: config.DUNNING_AUTOMATIC },
  fees: USUAL_FEE_TERMS,
  waiting: USUAL_PATIENCE,
  quotes: { validDays: config.QUOTE_DAYS, mostHoldHours: config.QUOTE_HOLD_HOURS },
  holds: { minutesPerDay: config.HOLD_MINUTES_PER_DAY, longestDays: config.HOLD_LONGEST_DAYS },
  turnaround: USUAL_TURNAROUND,
  newCustomers: {
    creditLimitCents: config.NEW_CUSTOMER_CREDIT_LIMIT * 100,
    paymentTermDays: config.NEW_CUSTOMER_TERM_DAYS,
  },
  certificates: USUAL_REMINDERS,
  transfers: USUAL_TRANSFER_COSTS,
  sellers: config.SELLERS,
});

/** What of the environment the console can decide otherwise. */
const SETTING_VARIABLES = {
  lessor: ['SELLER'],
  bank: ['BANK_ACCOUNT_HOLDER', 'BANK_IBAN', 'BANK_BIC', 'BANK_CREDITOR_ID'],
  debits: ['PRENOTIFICATION_DAYS'],
  dunning: ['DUNNING_AUTOMATIC'],
  fees: [],
  waiting: [],
  quotes: ['QUOTE_DAYS', 'QUOTE_HOLD_HOURS'],
  holds: ['HOLD_MINUTES_PER_DAY', 'HOLD_LONGEST_DAYS'],
  turnaround: [],
  newCustomers: ['NEW_CUSTOMER_CREDIT_LIMIT', 'NEW_CUSTOMER_TERM_DAYS'],
  certificates: [],
  transfers: [],
} as const satisfies Readonly<Record<FixedGroup, readonly string[]>>;

/** Whether the environment says something about a group. */
export const isGivenBy =
  ({ given }: Config) =>
  (group: SettingGroup): boolean =>
    (isFixedGroup(group) ? SETTING_VARIABLES[group] : ['SELLERS']).some((name) => given.has(name));

type Contact = Pick<Config, 'CONTACT_PHONE' | 'CONTACT_EMAIL'>;

/** What the console decides, as the use cases know it. */
export const decidedSettings = (values: SettingValues, { CONTACT_PHONE, CONTACT_EMAIL }: Contact) =>
  ({
    feeTerms: values.fees,
    patience: values.waiting,
    quotes: values.quotes,
    holds: values.holds,
    turnaround: values.turnaround,
    newCustomer: values.newCustomers,
    bankAccount: { holder: values.bank.holder, iban: values.bank.iban, bic: values.bank.bic },
    creditor: { name: values.bank.holder, identifier: values.bank.creditorId },
    lessor: { ...values.lessor, creditorId: values.bank.creditorId, phone: CONTACT_PHONE, email: CONTACT_EMAIL },
    sellers: values.sellers,
    prenotificationDays: values.debits.prenotificationDays,
    dunning: values.dunning,
  }) satisfies Partial<Settings>;
