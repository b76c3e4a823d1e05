import { expect, test } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { GUEST_PAGES } from '#web/guest-pages.server.ts';
import { SITE_MAP } from '#web/site-map.ts';
import { toGuestAddress } from './guest-address.ts';

type Asked = { readonly locale?: Locale; readonly pathname?: string };

const addressOf = (path: string, search = '', { locale = 'de', pathname = path }: Asked = {}) =>
  toGuestAddress({ kind: 'page', locale, path, pathname }, search);

test.each([
  ['/', '', ''],
  ['/', '?shop', ''],
  ['/', '?utm_source=mail&gclid=1&fbclid=2', ''],
  ['/trailers', '?type=mega&from=2027-01-04', '?from=2027-01-04&type=mega'],
  ['/trailers', '?from=2027-01-04&type=mega', '?from=2027-01-04&type=mega'],
  ['/trailers', '?type=mega&type=box&utm_campaign=x&whatever=1', '?type=mega&type=box'],
  ['/trailers', '?type=box&type=mega', '?type=box&type=mega'],
  ['/trailers', '?place=Lyon&q=&depot=', '?place=Lyon'],
  ['/trailers/5', '?to=b&from=a&type=mega', '?from=a&to=b'],
  ['/depots/HAM', '?from=a', ''],
  ['/help', '?q=Kaution&gclid=1', '?q=Kaution'],
  ['/legal/terms', '?q=1', ''],
  ['/external/map-5', '?depot=HAM&cursor=1', '?depot=HAM'],
])('guests share %s%s as %j', (path, search, known) => {
  expect(addressOf(path, search)).toMatchObject({ path, search: known });
});

test.each([
  ['a page that is not listed', '/login', ''],
  ['the cart', '/cart', ''],
  ['a sign-up', '/sign-up', ''],
  ['a deeper path', '/trailers/5/edit', ''],
  ['another spelling', '/Trailers', ''],
  ['some of the loaders', '/trailers', '?_routes=root'],
  ['a search of any length', '/trailers', `?q=${'x'.repeat(700)}`],
])('%s is nothing that guests share', (_, path, search) => {
  expect(addressOf(path, search)).toBeUndefined();
});

test('a path that was not asked for in its one spelling is not shared', () => {
  expect(addressOf('/trailers', '', { pathname: '/trailers/' })).toBeUndefined();
  expect(addressOf('/trailers', '', { locale: 'en', pathname: '/EN/trailers' })).toBeUndefined();
  expect(addressOf('/trailers', '', { locale: 'en', pathname: '/en/trailers' })).toBeDefined();
});

test('every page that guests share is in the site map', () => {
  const paths = SITE_MAP.map(({ path }) => path);
  expect(GUEST_PAGES.filter(({ path }) => !paths.includes(path))).toEqual([]);
});
