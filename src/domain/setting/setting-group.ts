import type { FeeTerms } from '#domain/booking/cancellation-fee.ts';
import type { HoldLimits } from '#domain/booking/hold.ts';
import type { Patience } from '#domain/order/lapse.ts';
import type { QuoteLimits } from '#domain/quote/quote-terms.ts';
import { keysOf, tableOf } from '#domain/table.ts';

export type NewCustomerTerms = { readonly creditLimitCents: number; readonly paymentTermDays: number };

/** What the operator decides while the shop runs. */
export type SettingValues = {
  readonly fees: FeeTerms;
  readonly waiting: Patience;
  readonly quotes: QuoteLimits;
  readonly holds: HoldLimits;
  readonly newCustomers: NewCustomerTerms;
};
export type SettingGroup = keyof SettingValues;

export type SettingField = {
  readonly unit: 'minutes' | 'hours' | 'days' | 'dayRates' | 'cents';
  readonly least: number;
  readonly most: number;
};

/** Each field with its limits, which hold for the environment as well. A group is decided as a whole. */
export const SETTING_GROUPS = {
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
  newCustomers: {
    creditLimitCents: { unit: 'cents', least: 0, most: 10_000_000_000 },
    paymentTermDays: { unit: 'days', least: 0, most: 60 },
  },
} as const satisfies { readonly [G in SettingGroup]: Readonly<Record<keyof SettingValues[G], SettingField>> };

export const SETTING_GROUP_NAMES = keysOf(SETTING_GROUPS);

/** The fields of a group, by their names. */
export const fieldsOf = (group: SettingGroup): Readonly<Record<string, SettingField>> => SETTING_GROUPS[group];

export type Numbers = Readonly<Record<string, number>>;

const findFault = (value: number | undefined, { least, most }: SettingField) => {
  if (value === undefined || !Number.isSafeInteger(value)) return 'number' as const;
  if (value < least) return 'too-small' as const;
  return value > most ? ('too-big' as const) : undefined;
};
export type SettingFault = NonNullable<ReturnType<typeof findFault>> | 'unknown';

/** What is wrong with the values of a group, by field. It takes all of them and no others. */
export function findSettingFaults(group: SettingGroup, values: Numbers): Readonly<Record<string, SettingFault>> {
  const fields = fieldsOf(group);
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(fields, name));
  const wrong = Object.entries(fields).flatMap(([name, field]) => {
    const fault = findFault(values[name], field);
    return fault === undefined ? [] : [[name, fault] as const];
  });
  return Object.fromEntries([...wrong, ...unknown.map((name) => [name, 'unknown'] as const)]);
}

export type StoredSetting = { readonly name: string; readonly value: Numbers | null };

/**
 * What holds: the newest version of each group, and where there is none what the environment says. What another release has
 * stored is taken field by field, so that one it did not know yet is as the environment has it.
 */
export function settingsInForce(usual: SettingValues, stored: readonly StoredSetting[]): SettingValues {
  const of = <F extends string>(group: SettingGroup, standard: Readonly<Record<F, number>>): Record<F, number> => {
    const value = stored.find(({ name }) => name === group)?.value ?? {};
    const fields = fieldsOf(group);
    return tableOf(keysOf(standard), (name) => {
      const field = fields[name];
      const known = value[name];
      return field && known !== undefined && findFault(known, field) === undefined ? known : standard[name];
    });
  };
  return {
    fees: of('fees', usual.fees),
    waiting: of('waiting', usual.waiting),
    quotes: of('quotes', usual.quotes),
    holds: of('holds', usual.holds),
    newCustomers: of('newCustomers', usual.newCustomers),
  };
}
