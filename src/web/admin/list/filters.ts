import type { MessageKey } from '#i18n/message-key.ts';
import { findCompanies, findPeople } from './find-options.ts';
import type { ListFilter } from './list-filters.tsx';
import type { Lookup } from './lookup-filter.tsx';

/** The filters of the lists; `name` is the parameter of the call, and so the one in the address. */

/** One of a few things with names of their own. */
export const choiceFilter = (
  name: string,
  label: MessageKey,
  options: readonly { readonly id: string; readonly label: string }[],
): ListFilter => ({ kind: 'choice', name, label, options });

/** One of so many that they are looked for by typing, such as depots. */
export const pickFilter = (
  name: string,
  label: MessageKey,
  options: readonly { readonly id: string; readonly label: string }[],
): ListFilter => ({ kind: 'pick', name, label, options });

/** One of the states that the messages name. */
export const stateFilter = <State extends string>(
  name: string,
  label: MessageKey,
  states: readonly State[],
  wordOf: (state: State) => MessageKey,
): ListFilter => ({ kind: 'choice', name, label, options: states.map((id) => ({ id, word: wordOf(id) })) });

export const companyFilter = (label: MessageKey, chosen: Lookup['chosen']): ListFilter => ({
  kind: 'lookup',
  name: 'businessUnit',
  label,
  chosen,
  find: findCompanies,
});

export const personFilter = (label: MessageKey, chosen: Lookup['chosen']): ListFilter => ({
  kind: 'lookup',
  name: 'actor',
  label,
  chosen,
  find: findPeople,
});

export const DAY_FILTERS: readonly ListFilter[] = [
  { kind: 'date', name: 'from', label: 'word.from' },
  { kind: 'date', name: 'to', label: 'word.to' },
];
