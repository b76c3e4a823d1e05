import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { GUEST } from '#domain/team/actor.ts';
import { guardPage } from './guard-page.server.ts';
import { type PageRequest, pageRequestContext } from './request-context.server.ts';

const MOVES: Readonly<Record<string, string>> = { '/pl/old': '/pl/trailers', '/gone': '/legal/terms?why=moved' };

/** What a guest who navigates inside the shop is answered; undefined where the page itself answers. */
async function navigate(path: string, pattern: string) {
  const url = new URL(path, 'https://shop.example');
  const context = new RouterContextProvider();
  // The guard asks for nothing else.
  context.set(pageRequestContext, {
    config: { publicRoutes: ['/', '/trailers'], origin: url.origin },
    locale: 'pl',
    getActor: async () => GUEST,
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
