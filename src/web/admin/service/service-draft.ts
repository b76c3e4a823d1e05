import type { AdminServiceRow } from '#contract/admin-service.ts';
import { keysOf, pick, tableOf } from '#domain/table.ts';
import { type Locale, LOCALES } from '#i18n/locales.ts';

type Numbers = Record<'position' | 'leadTimeHours', number | null>;
type OwnValues = Pick<AdminServiceRow, 'key' | 'mandatory' | 'recommended' | 'requires' | 'excludes'> &
  Readonly<Record<'unit' | 'status', string> & Numbers>;
export type ServiceValues = OwnValues & Readonly<Record<`names.${Locale}.${'name' | 'text'}`, string>>;

const NEW: OwnValues = {
  key: '',
  unit: 'once',
  position: 100,
  mandatory: false,
  recommended: false,
  requires: [],
  excludes: [],
  leadTimeHours: 0,
  status: 'active',
};
const OWN = keysOf<keyof OwnValues>(NEW);

export const toValues = (service: OwnValues & Partial<Pick<AdminServiceRow, 'names'>> = NEW): ServiceValues => {
  const names = LOCALES.flatMap((locale) => [
    [`names.${locale}.name`, service.names?.[locale]?.name ?? ''],
    [`names.${locale}.text`, service.names?.[locale]?.text ?? ''],
  ]);
  // Every language has just been given its two entries.
  return { ...pick(service, OWN), ...Object.fromEntries(names) } as ServiceValues;
};

export const toInput = (values: ServiceValues) => ({
  ...pick(values, OWN),
  names: tableOf(LOCALES, (locale) => ({
    name: values[`names.${locale}.name`],
    text: values[`names.${locale}.text`],
  })),
});
