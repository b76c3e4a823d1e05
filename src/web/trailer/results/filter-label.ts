import { isMessageKey } from '#i18n/message-key.ts';
import { FILTERS, type SearchFilter } from '#domain/trailer/search-filter.ts';
import { trailerName, typeName } from '#web/words/trailer-name.ts';
import type { Words } from '#web/words/words.ts';

/** A least value with its unit, as the filters list it. */
function stepText({ format }: Words, filter: SearchFilter, amount: number): string {
  switch (filter.kind === 'least' ? filter.unit : undefined) {
    case 'kg':
      return format.quantity(amount / 1000, 't', amount % 1000 === 0 ? 0 : 1);
    case 'm³':
      return format.quantity(amount, 'm³');
    case 'mm':
      return format.quantity(amount / 1000, 'm', 2);
    case undefined:
      return String(amount);
  }
}

/** One option in words: `Hubdach`, `FRC`, `40 Fuß`. */
function optionText({ intl }: Words, name: string, value: string): string {
  const key = [`search.chip.${name}`, `search.option.${name}.${value}`].find((id) => isMessageKey(intl, id));
  return key === undefined ? value : intl.formatMessage({ id: key }, { value, count: Number(value) });
}

/** One value among the others of its filter: `ab 25 t`, `Hubdach`. */
export function choiceText(words: Words, filter: SearchFilter, value: string): string {
  return filter.kind === 'least'
    ? words.intl.formatMessage({ id: 'search.atLeast' }, { value: stepText(words, filter, Number(value)) })
    : optionText(words, filter.name, value);
}

/** What a filter says on its own, on a chip: `ab 25 t Nutzlast`. */
export function filterText(words: Words, name: string, value: string, types: readonly string[]): string {
  const { intl } = words;
  if (name === 'type') return typeName(intl, value);
  if (name === 'subType') return trailerName(intl, types.length === 1 ? (types[0] ?? '') : '', value).trim();
  const filter = FILTERS.find((row) => row.name === name);
  if (filter === undefined) return intl.formatMessage({ id: 'search.chip.q' }, { value });
  if (filter.kind === 'flag') return intl.formatMessage({ id: `search.filter.${filter.name}` });
  const chip = `search.chip.${filter.name}`;
  return filter.kind === 'least' && isMessageKey(intl, chip)
    ? intl.formatMessage({ id: chip }, { value: stepText(words, filter, Number(value)) })
    : optionText(words, filter.name, value);
}
