import { type FieldKind, kindOfField } from '#domain/admin/logged-field.ts';
import { FACTS } from '#domain/trailer/fact.ts';
import { isLocale, LOCALE_NAMES } from '#i18n/locales.ts';
import { nameOf } from '#i18n/name-of.ts';
import { optionName } from '#i18n/option-name.ts';
import { recordTime } from '#web/record-time.server.ts';
import { typeName } from '#web/words/trailer-name.ts';
import { priceClassName } from '#web/words/price-class-name.ts';
import type { FieldWords } from './field-label.server.ts';

const NOTHING = '–';

/** Words of a state, as badges and forms say them. */
const WORDS: Readonly<Record<string, (value: string) => string>> = {
  'booking.status': (value) => `adminBooking.state.${value}`,
  'businessUnit.status': (value) => `adminBusinessUnit.status.${value}`,
  'depot.status': (value) => `adminDepot.status.${value}`,
  'order.status': (value) => `order.status.${value}`,
  'service.status': (value) => `adminService.status.${value}`,
  'trailer.status': (value) => `adminTrailer.status.${value}`,
  billingCycle: (value) => `adminBusinessUnit.billing.cycle.${value}`,
  facilities: (value) => `depot.facility.${value}`,
  invoiceFormat: (value) => `adminBusinessUnit.billing.format.${value}`,
  paymentMethod: (value) => `word.method.${value}`,
  paymentStatus: (value) => `adminOrder.payment.${value}`,
  reason: (value) => `adminBooking.reason.${value}`,
  riskStatus: (value) => `adminBusinessUnit.risk.${value}`,
  role: (value) => `role.${value}`,
  staffRole: (value) => `adminStaff.role.${value}`,
  unit: (value) => `word.unit.${value}`,
};

/** The value of a field as pages write it. */
export function fieldValue(noun: string, path: string, value: unknown, words: FieldWords): string {
  return writeValue({ noun, path, kind: kindOfField(noun, path) ?? 'text' }, value, words);
}

type Field = { readonly noun: string; readonly path: string; readonly kind: FieldKind };

/** A value of a known kind, wherever it stands. */
export function writeValue(field: Field, value: unknown, words: FieldWords): string {
  const { intl, format } = words;
  const isNothing = value === null || value === undefined;
  // A day of the week without hours is closed; a day that is no exception is none.
  if (field.kind === 'hours' && !(isNothing && field.path.startsWith('exceptions'))) return writeHours(value, words);
  if (isNothing) return NOTHING;
  if (Array.isArray(value)) {
    return value.length === 0 ? NOTHING : format.list(value.map((one) => writeValue(field, one, words)));
  }
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'word.yes' : 'word.no' });
  if (typeof value === 'number') return writeNumber(field, value, words);
  return typeof value === 'string' ? writeText(field, value, words) : JSON.stringify(value);
}

function writeNumber({ kind, path }: Field, value: number, { intl, format }: FieldWords): string {
  switch (kind) {
    case 'cents':
      return format.money({ cents: value, currency: 'EUR' });
    case 'factor':
      return format.number(value / 10_000, 2);
    case 'basisPoints':
      return format.percent(value / 100);
    case 'fact':
      return writeFact(path.split('.').at(-1) ?? '', value, { intl, format });
    default:
      return format.number(value, Number.isInteger(value) ? 0 : 4);
  }
}

function writeFact(fact: string, value: number, { intl, format }: Pick<FieldWords, 'intl' | 'format'>): string {
  const rule = Object.entries(FACTS).find(([name]) => name === fact)?.[1];
  if (rule !== undefined && 'options' in rule) return optionName(intl, fact, value);
  if (rule !== undefined && 'unit' in rule) return format.quantity(value, rule.unit);
  if (fact.endsWith('Mm')) return format.quantity(value, 'mm');
  if (fact.endsWith('Kg')) return format.quantity(value, 'kg');
  return fact === 'volumeM3' ? format.quantity(value, 'm³') : format.number(value);
}

function writeText({ noun, path, kind }: Field, value: string, { intl, format, names }: FieldWords): string {
  switch (kind) {
    case 'day':
      return format.date(`${value}T12:00:00Z`, 'UTC');
    case 'instant':
      return recordTime(format, value);
    case 'country':
      return format.country(value);
    case 'language':
      return isLocale(value) ? LOCALE_NAMES[value] : value;
    case 'depot':
    case 'trailer':
    case 'person':
      return names[value] ?? value;
    case 'services':
      return nameOf(intl, `service.${value}`, value);
    case 'types':
      return typeName(intl, value);
    case 'priceClass':
      return priceClassName(intl, value);
    case 'fact':
      return optionName(intl, path.split('.').at(-1) ?? '', value);
    case 'word': {
      const key = WORDS[`${noun}.${path}`] ?? WORDS[path];
      return key === undefined ? value : nameOf(intl, key(value), value);
    }
    default:
      return value;
  }
}

/** `08:00–12:00, 13:00–18:00`; a day without hours is closed. */
function writeHours(value: unknown, { intl }: FieldWords): string {
  const ranges: readonly unknown[] = Array.isArray(value) ? value : [];
  const texts = ranges.flatMap((range) =>
    typeof range === 'object' && range !== null && 'from' in range && 'to' in range
      ? [`${String(range.from)}–${String(range.to)}`]
      : [],
  );
  return texts.length === 0 ? intl.formatMessage({ id: 'word.closed' }) : texts.join(', ');
}
