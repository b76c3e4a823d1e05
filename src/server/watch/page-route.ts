import { SITE_MAP } from '#web/site-map.ts';

const isName = (segment: string): boolean => segment.startsWith(':');
const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');
const countNames = (segments: readonly string[]): number => segments.filter(isName).length;

/** Those that are spelled out come before those that would take the same words for an id. */
const PATTERNS = SITE_MAP.map(({ path }) => ({ path, segments: segmentsOf(path) })).toSorted(
  (a, b) => countNames(a.segments) - countNames(b.segments),
);

/** The page of the site map that a path without its language leads to: as many names as there are pages. */
export function pageRoute(path: string): string {
  const asked = segmentsOf(path);
  const found = PATTERNS.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, index) => isName(segment) || segment === asked[index]),
  );
  return found?.path ?? 'unknown page';
}
