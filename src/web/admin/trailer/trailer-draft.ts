import type { AdminTrailer } from '#contract/admin-trailer.ts';
import type { FactValue } from '#contract/trailer.ts';
import { keysOf, pick, tableOf } from '#domain/table.ts';
import { type Fact, FACTS } from '#domain/trailer/fact.ts';
import { rulesOf } from '#domain/trailer/trailer-type.ts';
import { isNothing } from '#web/form/same-value.ts';

const TEXTS = [
  'number',
  'plate',
  'vin',
  'make',
  'model',
  'type',
  'subType',
  'depotId',
  'priceClass',
  'firstRegisteredOn',
  'telematics',
] as const;
export type TextName = (typeof TEXTS)[number];
const NUMBERS = [
  'axles',
  'tareKg',
  'payloadKg',
  'innerLengthMm',
  'innerWidthMm',
  'innerHeightMm',
  'euroPallets',
  'euroPalletsDouble',
  'volumeM3',
  'tailLiftKg',
] as const;
export type NumberName = (typeof NUMBERS)[number];
const COMMON = [...TEXTS, ...NUMBERS, 'liftAxle'] as const;
const FACT_NAMES = keysOf(FACTS).map((fact) => `facts.${fact}` as const);

type CommonValues = Readonly<Record<TextName, string> & Record<NumberName, number | null> & { liftAxle: boolean }>;
/** Every fact there is, also those of other types: a new trailer may still change its type. */
export type TrailerValues = CommonValues & Readonly<Record<`facts.${Fact}`, FactValue | null>>;

const NEW: CommonValues & Pick<AdminTrailer, 'facts'> = {
  ...tableOf(TEXTS, () => ''),
  ...tableOf(NUMBERS, () => null),
  telematics: 'none',
  axles: 3,
  liftAxle: false,
  facts: {},
};

export const toValues = (trailer = NEW): TrailerValues => ({
  ...pick(trailer, COMMON),
  ...tableOf(FACT_NAMES, (field) => trailer.facts[field.slice('facts.'.length)] ?? null),
});

/** Another trailer of the same kind: what names one vehicle is left to be typed. */
export const toCopy = (trailer: AdminTrailer): TrailerValues => ({
  ...toValues(trailer),
  number: '',
  plate: '',
  vin: '',
});

/** The input of the call. Facts that were left empty are not known. */
export const toInput = (values: TrailerValues) => ({
  ...pick(values, COMMON),
  facts: Object.fromEntries(
    rulesOf(values.type)
      .facts.map((fact) => [fact, values[`facts.${fact}`]] as const)
      .filter(([, value]) => !isNothing(value)),
  ),
});
