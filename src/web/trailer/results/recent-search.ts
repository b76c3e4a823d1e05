import { fromMap } from '#web/map/map-search.ts';
import { BAR_NAMES } from './search-value.ts';

const MOST_KEPT = 3;

const only = (search: URLSearchParams, names: readonly string[]): string =>
  new URLSearchParams([...search].filter(([name]) => names.includes(name))).toString();

/** Two searches for the same thing at the same place are one, which was asked for another time. */
const subjectOf = (search: URLSearchParams): string =>
  only(
    search,
    BAR_NAMES.filter((name) => name !== 'from' && name !== 'to'),
  );

/** The last searches with one more, newest first: what the bar asks for, without the filters. Nothing asked is no search. */
export function withSearch(recent: readonly string[], search: URLSearchParams): readonly string[] {
  const asked = only(search, BAR_NAMES);
  if (asked === '') return recent;
  const others = recent.filter((known) => subjectOf(new URLSearchParams(known)) !== subjectOf(search));
  return [asked, ...others].slice(0, MOST_KEPT);
}

/** The last searches as they can still be made: a time that has begun is dropped, and what is then nothing as well. */
export function stillAhead(recent: readonly string[], now: Date): readonly string[] {
  return recent.flatMap((known) => {
    const search = new URLSearchParams(known);
    const time = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
    const isAhead = fromMap({ type: null, attribute: null, time }, now).from !== '';
    const left = isAhead ? search.toString() : subjectOf(search);
    return left === '' ? [] : [left];
  });
}
