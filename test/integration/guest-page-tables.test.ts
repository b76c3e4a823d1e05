import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { toPublicConfig } from '#config/public.ts';
import { listOwnTables } from '#db/list-own-tables.ts';
import { GUEST } from '#domain/team/actor.ts';
import { createFormat } from '#i18n/format.ts';
import { TOPIC_TABLES } from '#server/page-cache/topic-tables.ts';
import { loadLegal } from '#web/content/load-legal.server.ts';
import { loadDepot } from '#web/depot/load-depot.server.ts';
import { loadDepots } from '#web/depot/load-depots.server.ts';
import { loadExternalMap } from '#web/external/load-external-map.server.ts';
import { GUEST_PAGES, type GuestPage } from '#web/guest-pages.server.ts';
import { loadHelp } from '#web/help/load-help.server.ts';
import { loadHome } from '#web/home/load-home.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { loadTrailer } from '#web/trailer/page/load-trailer.server.ts';
import { loadResults } from '#web/trailer/results/load-results.server.ts';
import {
  fillCart,
  makeCustomer,
  makeRentalWorld,
  order,
  periodFrom,
  type RentalWorld,
} from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let world: RentalWorld;
let tables: ReadonlySet<string>;
const statements: string[] = [];

beforeAll(async () => {
  shop = await createTestApp();
  world = await makeRentalWorld(shop.deps, 3);
  tables = await listOwnTables();
  const actor = await makeCustomer(shop.deps);
  const [trailerId = ''] = world.trailerIds;
  const cart = await fillCart(shop.deps, actor, [{ trailerId, ...periodFrom(shop.deps.clock.now(), 1, 30) }]);
  const placed = await order(shop.deps, actor, cart);
  if (!placed.ok) throw new Error(`The order was refused: ${placed.error.code}`);
  const query: (...args: unknown[]) => unknown = Reflect.get(Client.prototype, 'query');
  vi.spyOn(Client.prototype, 'query').mockImplementation(function note(this: Client, ...args: unknown[]) {
    const [statement] = args;
    statements.push(typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text')));
    return Reflect.apply(query, this, args);
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop[Symbol.asyncDispose]();
});

/** Whatever else a page asked of its request would be refused. */
const toRequest = (): PageRequest => {
  const refuse = () => {
    throw new Error('A page of all guests asks for more than its address and its language');
  };
  return {
    deps: shop.deps,
    locale: 'de',
    format: { ...createFormat('de'), year: '2026' },
    config: toPublicConfig(parseEnv({}), 'test'),
    nonce: '',
    getActor: async () => GUEST,
    findMove: refuse,
    getSignUpCookie: refuse,
    unknownPath: undefined,
    isUnavailable: false,
    logError: refuse,
  };
};
const urlOf = (path: string) => new URL(path, 'https://shop.example');

/** The loader of each page that guests share, with what makes it read as much as it can. */
const LOADERS: Readonly<Record<GuestPage['path'], () => Promise<unknown>>> = {
  '/': () => loadHome(toRequest()),
  '/trailers': async () => {
    await loadResults(toRequest(), urlOf('/trailers'));
    await loadResults(toRequest(), urlOf('/trailers?place=Hamburg&type=plane&sort=distance'));
  },
  '/trailers/:trailerId': () => loadTrailer(toRequest(), world.trailerIds[0] ?? '', urlOf('/trailers/1')),
  '/depots': () => loadDepots(toRequest()),
  '/depots/:code': async () => {
    const { code } = await shop.deps.db.selectFrom('depot').select('code').executeTakeFirstOrThrow();
    await loadDepot(toRequest(), code, `/depots/${code}`);
  },
  '/external/:map': () => loadExternalMap(toRequest(), 'map-5', urlOf('/external/map-5?type=plane')),
  '/help': () => loadHelp(toRequest(), new URLSearchParams('q=Kaution')),
  '/legal/:document': () => loadLegal(toRequest(), 'terms', '/legal/terms'),
};

test.each(GUEST_PAGES)('$path reads no table whose changes would not end it', async ({ path, shows }) => {
  statements.length = 0;
  await LOADERS[path]?.();
  const read = statements.flatMap((text) =>
    [...text.matchAll(/\b(?:from|join)\s+"?(\w+)/gi)].map(([, name = '']) => name),
  );
  const known = shows.flatMap((topic) => TOPIC_TABLES[topic]);
  expect([...new Set(read)].filter((name) => tables.has(name) && !known.includes(name))).toEqual([]);
});

test('every page that guests share has its loader here', () => {
  expect(Object.keys(LOADERS)).toEqual(GUEST_PAGES.map(({ path }) => path));
});

test('every table of a topic is one that the database tells of', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_publication_tables where pubname = 'trailyard_changes'`.execute(shop.deps.db);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(TOPIC_TABLES).flat()));
});
