import type { AdminServiceRow } from '#contract/admin-service.ts';
import { type Locale, LOCALES } from '#i18n/locales.ts';
import { splitList } from '../fleet/trailer-draft.ts';

/** A form knows texts only. */
export type ServiceField =
  | 'key'
  | 'unit'
  | 'position'
  | 'mandatory'
  | 'recommended'
  | 'requires'
  | 'excludes'
  | 'leadTimeHours'
  | 'status'
  | `names.${Locale}.name`
  | `names.${Locale}.text`;
export type ServiceTexts = Readonly<Record<ServiceField, string>>;

const NEW = {
  key: '',
  unit: 'once',
  position: 100,
  mandatory: false,
  recommended: false,
  requires: [],
  excludes: [],
  leadTimeHours: 0,
  status: 'active',
  names: {},
} as const satisfies Omit<AdminServiceRow, 'prices' | 'version'>;

export function toTexts(service: Omit<AdminServiceRow, 'prices' | 'version'> = NEW): ServiceTexts {
  const { names, requires, excludes } = service;
  const { key, unit, position, mandatory, recommended, leadTimeHours, status } = service;
  // One entry for each field.
  return Object.fromEntries([
    ...Object.entries({ key, unit, position, mandatory, recommended, leadTimeHours, status }).map(([field, value]) => [
      field,
      String(value),
    ]),
    ['requires', requires.join(', ')],
    ['excludes', excludes.join(', ')],
    ...LOCALES.flatMap((locale) => [
      [`names.${locale}.name`, names[locale]?.name ?? ''],
      [`names.${locale}.text`, names[locale]?.text ?? ''],
    ]),
  ]) as Record<ServiceField, string>;
}

const toNumber = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

export function toInput(values: ServiceTexts): Record<string, unknown> {
  return {
    key: values.key,
    unit: values.unit,
    position: toNumber(values.position),
    mandatory: values.mandatory === 'true',
    recommended: values.recommended === 'true',
    requires: splitList(values.requires),
    excludes: splitList(values.excludes),
    leadTimeHours: toNumber(values.leadTimeHours),
    status: values.status,
    names: Object.fromEntries(
      LOCALES.map((locale) => [locale, { name: values[`names.${locale}.name`], text: values[`names.${locale}.text`] }]),
    ),
  };
}

/** The parts of the input that stand for changed fields; the names are one part. */
export function toChanges(values: ServiceTexts, changed: readonly string[]): Record<string, unknown> {
  const parts = new Set(changed.map((field) => (field.startsWith('names.') ? 'names' : field)));
  return Object.fromEntries(Object.entries(toInput(values)).filter(([field]) => parts.has(field)));
}
