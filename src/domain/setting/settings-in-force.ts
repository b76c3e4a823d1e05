import { toSeller, toSellerRecord } from './seller-record.ts';
import { isNumberField, isOfKind, type SettingField, type SettingRecord, type SettingValue } from './setting-field.ts';
import {
  countryOfGroup,
  fieldsOf,
  type FixedGroup,
  isFixedGroup,
  sellerGroup,
  type SettingGroup,
  type SettingValues,
} from './setting-group.ts';

export type StoredSetting = { readonly name: string; readonly value: SettingRecord | null };

/**
 * What holds: the newest version of each group, and where there is none what the environment says. What another release has
 * stored is taken field by field, so that one it did not know yet is as the environment has it.
 */
export function settingsInForce(usual: SettingValues, stored: readonly StoredSetting[]): SettingValues {
  const decided = new Map(stored.map(({ name, value }) => [name, value ?? {}]));
  const of = <G extends FixedGroup>(group: G): SettingValues[G] => merge(group, usual[group], decided.get(group) ?? {});
  return {
    lessor: of('lessor'),
    bank: of('bank'),
    debits: of('debits'),
    dunning: of('dunning'),
    fees: of('fees'),
    waiting: of('waiting'),
    quotes: of('quotes'),
    holds: of('holds'),
    turnaround: of('turnaround'),
    newCustomers: of('newCustomers'),
    certificates: of('certificates'),
    transfers: of('transfers'),
    sellers: Object.fromEntries(
      Object.entries(usual.sellers).map(([country, standard]) => {
        const group = sellerGroup(country);
        return [country, toSeller(standard, merge(group, toSellerRecord(standard), decided.get(group) ?? {}))];
      }),
    ),
  };
}

/** The fields of a group as settings have them, if there is such a group. */
export function recordOf(values: SettingValues, group: SettingGroup): SettingRecord | undefined {
  if (isFixedGroup(group)) return { ...values[group] };
  const seller = values.sellers[countryOfGroup(group) ?? ''];
  return seller && toSellerRecord(seller);
}

function merge<Values extends object>(group: SettingGroup, standard: Values, stored: SettingRecord): Values {
  const fields = fieldsOf(group);
  const decided = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(standard, name) && isAllowed(value, fields[name]),
  );
  return { ...standard, ...Object.fromEntries(decided) };
}

/** A text was read by somebody when it was stored; a number that is not allowed any more would be reckoned with. */
function isAllowed(value: SettingValue | undefined, field: SettingField | undefined): value is SettingValue {
  if (field === undefined || !isOfKind(value, field)) return false;
  return !isNumberField(field) || (Number(value) >= field.least && Number(value) <= field.most);
}
