import type { IntlShape } from './intl.tsx';
import type { FactValue, Trailer, TrailerFacts } from '#contract/trailer.ts';
import { FACTS, type Fact } from '#domain/trailer/fact.ts';
import { COMMON_FACTS, type CommonFact, rulesOf } from '#domain/trailer/trailer-type.ts';
import type { Format } from './format.ts';
import { optionName } from './option-name.ts';

type Words = { readonly intl: IntlShape; readonly format: Format };

/** One fact in words: its name, the figure, and the unit that stands lighter beside it. */
export type FactLine = { readonly key: string; readonly label: string; readonly value: string; readonly unit?: string };

const CELLS_IN_A_ROW = 4;
const MOST_BADGES = 7;

/** The facts of a trailer for its page and its data sheet: the plate, the badges below it, and all of them. */
export function describeFacts({ type, facts }: Pick<Trailer, 'type' | 'facts'>, words: Words) {
  const { facts: typeFacts, plate: plateFacts } = rulesOf(type);
  const common = COMMON_FACTS.flatMap((key) => describeCommon(key, facts, words) ?? []);
  const own = typeFacts.flatMap((key) => describeOwn(key, facts[key], words) ?? []);
  const known = new Map([...common, ...own].map((line) => [line.key, line]));
  const cells = plateFacts.flatMap((key) => known.get(key) ?? []);
  const plate = cells.slice(0, Math.max(CELLS_IN_A_ROW, cells.length - (cells.length % CELLS_IN_A_ROW)));
  const shown = new Set(plate.map(({ key }) => key));
  const badges = [
    ...typeFacts.filter((key) => !shown.has(key)).flatMap((key) => badgeOf(key, facts[key], words) ?? []),
    ...(facts.telematics === 'none' || shown.has('telematics') ? [] : telematicsBadge(facts, words)),
  ];
  return { plate, badges: badges.slice(0, MOST_BADGES), common, own };
}

function describeCommon(key: CommonFact, facts: TrailerFacts, { intl, format }: Words): FactLine | undefined {
  const value = facts[key];
  if (value === null) return undefined;
  const label = intl.formatMessage({ id: `fact.${key}` });
  if (typeof value === 'string') return { key, label, value: optionName(intl, key, value) };
  if (key.startsWith('inner')) return { key, label, value: format.number(value / 1000, 2), unit: format.unit('m') };
  if (key.endsWith('Kg')) return { key, label, value: format.number(value), unit: format.unit('kg') };
  if (key === 'volumeM3') return { key, label, value: format.number(value), unit: format.unit('m³') };
  const lifts = key === 'axles' && facts.liftAxle;
  return {
    key,
    label,
    value: format.number(value),
    ...(lifts && { unit: intl.formatMessage({ id: 'fact.liftAxle.first' }) }),
  };
}

function describeOwn(key: Fact, value: FactValue | undefined, { intl, format }: Words): FactLine | undefined {
  if (value === undefined) return undefined;
  const rule = FACTS[key];
  const label = intl.formatMessage({ id: `fact.${key}` });
  if (typeof value === 'boolean') {
    return { key, label, value: intl.formatMessage({ id: value ? 'word.yes' : 'word.no' }) };
  }
  if (typeof value === 'number') {
    return { key, label, value: format.number(value), ...('unit' in rule && { unit: format.unit(rule.unit) }) };
  }
  const hasOptions = 'options' in rule;
  const name = (item: string | number) => (hasOptions ? optionName(intl, key, item) : String(item));
  return { key, label, value: typeof value === 'string' ? name(value) : format.list(value.map(name)) };
}

/** What a trailer has, in as few words as its name or the chosen option. Numbers stand in the list of all facts. */
function badgeOf(key: Fact, value: FactValue | undefined, { intl, format }: Words): string | undefined {
  const { kind } = FACTS[key];
  if (kind === 'flag') return value === true ? intl.formatMessage({ id: `fact.${key}` }) : undefined;
  if (kind === 'choice') return typeof value === 'string' ? optionName(intl, key, value) : undefined;
  if (kind !== 'choices' || typeof value !== 'object') return undefined;
  const names = format.list(value.map((item) => optionName(intl, key, item)));
  return key === 'adr' ? `${intl.formatMessage({ id: 'fact.adr' })} ${names}` : names;
}

const telematicsBadge = ({ telematics }: TrailerFacts, { intl }: Words): string[] => [
  `${intl.formatMessage({ id: 'fact.telematics' })} ${optionName(intl, 'telematics', telematics)}`,
];
