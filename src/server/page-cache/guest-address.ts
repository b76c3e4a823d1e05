import { localePath } from '#i18n/paths.ts';
import { findGuestPage, type GuestPage } from '#web/guest-pages.server.ts';
import type { FoundPage } from '../locate-page.ts';

export type GuestAddress = {
  readonly page: GuestPage;
  readonly path: string;
  /** Only what the page reads, in one order, so that equal pages have equal addresses. */
  readonly search: string;
};

/** Longer than any search that the shop's own forms and links make. */
const LONGEST = 600;
/** The router names the loaders that it wants when it does not want all. */
const SOME_LOADERS = '_routes';

/**
 * The address of a page that all guests share, or undefined for any other. What a page does not read is left out:
 * campaigns and the like are read by the browser, which has the address that it asked for.
 */
export function toGuestAddress(
  { locale, path, pathname }: Extract<FoundPage, { kind: 'page' }>,
  search: string,
): GuestAddress | undefined {
  const page = findGuestPage(path);
  if (!page || pathname !== localePath(locale, path)) return undefined;
  const params = new URLSearchParams(search);
  if (params.has(SOME_LOADERS)) return undefined;
  const read = [...params].filter(([name, value]) => value !== '' && page.reads.includes(name));
  const known = new URLSearchParams(read.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))).toString();
  if (known.length > LONGEST) return undefined;
  return { page, path, search: known === '' ? '' : `?${known}` };
}
