import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Actor, GUEST } from '#domain/team/actor.ts';
import { CONSOLE_PAGES } from '#domain/admin/console-page.ts';
import { guardPage } from './guard-page.server.ts';
import { type PageRequest, pageRequestContext } from './request-context.server.ts';
import { SITE_MAP } from './site-map.ts';

const MOVES: Readonly<Record<string, string>> = { '/pl/old': '/pl/trailers', '/gone': '/legal/terms?why=moved' };

/** What somebody who navigates inside the shop is answered; undefined where the page itself answers. */
async function navigate(path: string, pattern: string, actor: Actor = GUEST) {
  const url = new URL(path, 'https://shop.example');
  const context = new RouterContextProvider();
  // The guard asks for nothing else.
  context.set(pageRequestContext, {
    config: { publicRoutes: ['/', '/trailers'], origin: url.origin },
    locale: 'pl',
    getActor: async () => actor,
    findMove: (asked: string) => MOVES[asked],
  } as unknown as PageRequest);
  const request = new Request(url);
  const page = new Response('the page');
  const answer = await guardPage({ request, url, pattern, params: {}, context }, async () => page);
  return answer === page || !answer
    ? undefined
    : { to: answer.headers.get('location'), reloads: answer.headers.get('x-remix-reload-document') };
}

test.each([
  ['/pl/old?from=mail', '*', { to: '/pl/trailers?from=mail', reloads: 'true' }],
  ['/gone?x=1', '*', { to: '/legal/terms?why=moved', reloads: 'true' }],
  ['/pl/nothing', '*', undefined],
  ['/pl/trailers', '/trailers', undefined],
  ['/pl/cart', '/cart', { to: '/pl/login?redirect=%2Fpl%2Fcart', reloads: null }],
])('a guest who navigates to %s (%s) is answered %j', async (path, pattern, expected) => {
  expect(await navigate(path, pattern)).toEqual(expected);
});

test('every page of the console says what opens it', () => {
  const pages = SITE_MAP.filter(({ layout }) => layout === 'operator').map(({ path }) => path);
  expect(Object.keys(CONSOLE_PAGES).toSorted()).toEqual(pages.toSorted());
});

test.each([
  ['depot', '/admin', '/pl/admin/day-sheet'],
  ['fleet', '/admin', '/pl/admin/trailers'],
  ['desk', '/admin', undefined],
  ['depot', '/admin/trailers', undefined],
  ['depot', '/admin/trailers/new', 403],
  ['depot', '/admin/bookings', 403],
  ['desk', '/admin/prices', 403],
  ['desk', '/admin/bank', 403],
  ['accountant', '/admin/bank', undefined],
  ['accountant', '/admin/trailers', 403],
  ['auditor', '/admin/audit', undefined],
  ['auditor', '/admin/services/new', 403],
] as const)('%s at %s: %s', async (role, path, expected) => {
  const staff = { kind: 'platformAdmin', userId: 'p', role } as const;
  const answer = await navigate(`/pl${path}`, path, staff).then(
    (redirected) => redirected?.to,
    (refusal: { readonly init: { readonly status: number } }) => refusal.init.status,
  );
  expect(answer).toBe(expected);
});
