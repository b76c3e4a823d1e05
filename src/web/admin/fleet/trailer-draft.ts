import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { tableOf } from '#domain/table.ts';
import { type Fact, FACTS } from '#domain/trailer/fact.ts';
import { rulesOf } from '#domain/trailer/trailer-type.ts';

/** A form knows texts only. These turn a trailer into texts and the texts into what the API takes. */

export const VEHICLE_FIELDS = ['number', 'plate', 'vin', 'make', 'model'] as const;
export const REQUIRED_NUMBERS = ['axles', 'tareKg', 'payloadKg'] as const;
export const OPTIONAL_NUMBERS = [
  'innerLengthMm',
  'innerWidthMm',
  'innerHeightMm',
  'euroPallets',
  'euroPalletsDouble',
  'volumeM3',
  'tailLiftKg',
] as const;

const COMMON = [
  ...VEHICLE_FIELDS,
  ...REQUIRED_NUMBERS,
  ...OPTIONAL_NUMBERS,
  'type',
  'subType',
  'depotId',
  'priceClass',
  'firstRegisteredOn',
  'telematics',
  'liftAxle',
] as const;
export type CommonField = (typeof COMMON)[number];
export type FactField = `facts.${Fact}`;
export type TrailerField = CommonField | FactField;
export type TrailerTexts = Readonly<Record<TrailerField, string>>;

const NEW: Partial<Record<CommonField, string>> = { telematics: 'none', liftAxle: 'false', axles: '3' };

const toText = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/** Every field there is, also those of other types: a new trailer may still change its type. */
export function toTexts(trailer: Partial<AdminTrailer> | undefined): TrailerTexts {
  const known = new Map<string, unknown>(Object.entries(trailer ?? NEW));
  const facts = Object.keys(FACTS).map((fact) => [`facts.${fact}`, toText(trailer?.facts?.[fact])]);
  // One entry for each field.
  return Object.fromEntries([...COMMON.map((field) => [field, toText(known.get(field))]), ...facts]) as Record<
    TrailerField,
    string
  >;
}

const toNumber = (text: string): number => (/^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
const toOptional = (text: string): number | null => (text.trim() === '' ? null : toNumber(text));

function toFact(fact: Fact, text: string): unknown {
  const rule = FACTS[fact];
  switch (rule.kind) {
    case 'flag':
      return text === 'true';
    case 'number':
      return toNumber(text);
    case 'text':
    case 'choice':
      return text;
    case 'texts':
      return splitList(text);
    case 'choices':
      return splitList(text).map((item) => rule.options.find((option) => String(option) === item) ?? item);
  }
}

export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What was typed as the input of the call. Facts that were left empty are not known. */
export function toInput(values: TrailerTexts): Record<string, unknown> {
  const pick = (fields: readonly CommonField[], read: (text: string) => string | number | null) =>
    tableOf(fields, (field) => read(values[field]));
  const known = rulesOf(values.type).facts.filter((fact) => values[`facts.${fact}`].trim() !== '');
  return {
    ...pick(VEHICLE_FIELDS, String),
    ...pick(['type', 'subType', 'depotId', 'priceClass', 'firstRegisteredOn', 'telematics'], String),
    ...pick(REQUIRED_NUMBERS, toNumber),
    ...pick(OPTIONAL_NUMBERS, toOptional),
    liftAxle: values.liftAxle === 'true',
    facts: Object.fromEntries(known.map((fact) => [fact, toFact(fact, values[`facts.${fact}`])])),
  };
}

/** The parts of the input that stand for changed fields; facts are one part. */
export function toChanges(values: TrailerTexts, changed: readonly string[]): Record<string, unknown> {
  const parts = new Set(changed.map((field) => (field.startsWith('facts.') ? 'facts' : field)));
  return Object.fromEntries(Object.entries(toInput(values)).filter(([field]) => parts.has(field)));
}
