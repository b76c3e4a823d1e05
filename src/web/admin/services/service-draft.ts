import type { AdminServiceRow } from '#contract/admin-service.ts';
import { tableOf } from '#domain/table.ts';
import { type Locale, LOCALES } from '#i18n/locales.ts';

type Service = Omit<AdminServiceRow, 'prices' | 'version'>;
type OwnValues = Omit<Service, 'names' | 'unit' | 'status' | 'position' | 'leadTimeHours'> &
  Readonly<Record<'unit' | 'status', string> & Record<'position' | 'leadTimeHours', number | null>>;
export type ServiceValues = OwnValues & Readonly<Record<`names.${Locale}.${'name' | 'text'}`, string>>;

const NEW: Service = {
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
};

const pickOwn = (values: OwnValues): OwnValues => {
  const { key, unit, position, mandatory, recommended, requires, excludes, leadTimeHours, status } = values;
  return { key, unit, position, mandatory, recommended, requires, excludes, leadTimeHours, status };
};

export const toValues = (service = NEW): ServiceValues => {
  const names = LOCALES.flatMap((locale) => [
    [`names.${locale}.name`, service.names[locale]?.name ?? ''],
    [`names.${locale}.text`, service.names[locale]?.text ?? ''],
  ]);
  // Every language has just been given its two entries.
  return { ...pickOwn(service), ...Object.fromEntries(names) } as ServiceValues;
};

export const toInput = (values: ServiceValues) => ({
  ...pickOwn(values),
  names: tableOf(LOCALES, (locale) => ({
    name: values[`names.${locale}.name`],
    text: values[`names.${locale}.text`],
  })),
});
