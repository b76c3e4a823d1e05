import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadReadModel } from '#availability/load-read-model.ts';
import { TRAILER_SORTS, type TrailerQuery, type TrailerSort } from '#contract/trailer-query.ts';
import { FILTERS, type SearchFilter } from '#domain/trailer/search-filter.ts';
import { type Actor, GUEST } from '#domain/team/actor.ts';
import type { RentalReads } from '#services/deps.ts';
import { listDepots } from '#services/depot/list-depots.ts';
import { getStorefront } from '#services/trailer/get-storefront.ts';
import { askBoth, toBothSearches, type BothSearches } from '../support/both-searches.ts';
import { createSearchShop, type SearchShop } from '../support/search-shop.ts';
import {
  insertWorld,
  makeMarket,
  memberOf,
  question,
  toWallPeriod,
  world,
  type Market,
} from '../support/search-world.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const WORLDS = isLong ? 400 : 12;
const QUESTIONS = isLong ? 12 : 6;

type Answered = Awaited<ReturnType<typeof askBoth>>['memory'];
const isFound = (answer: Answered): answer is Extract<Answered, { readonly cards: unknown }> =>
  answer !== undefined && Array.isArray(answer.found);

async function loadBoth(deps: RentalReads): Promise<BothSearches> {
  const model = await deps.db.transaction().execute((trx) => loadReadModel(trx, deps.clock.now()));
  return toBothSearches(deps, () => ({ model, stateVersion: () => 1 }));
}

let shop: SearchShop;
let market: Market;
afterAll(() => shop[Symbol.asyncDispose]());

describe('of random fleets', () => {
  beforeAll(async () => {
    shop = await createSearchShop({ now: new Date('2027-03-26T09:00:00Z') });
    market = await makeMarket(shop.deps.db);
  });

  test('the memory says what the statements say', async () => {
    const asked = fc.record({
      question,
      sort: fc.constantFrom<TrailerSort>(...TRAILER_SORTS),
      limit: fc.constantFrom(1, 3, 24),
      freeOnly: fc.boolean(),
      type: fc.constantFrom<string[] | undefined>(undefined, ['plane'], ['cool', 'chassis']),
      minPayloadKg: fc.constantFrom(undefined, 24_001),
      radiusKm: fc.constantFrom(undefined, 120),
    });
    await fc.assert(
      fc.asyncProperty(
        world,
        fc.array(asked, { minLength: QUESTIONS, maxLength: QUESTIONS }),
        async (made, questions) => {
          await insertWorld(shop.deps.db, market, made);
          shop.setNow(made.now);
          const both = await loadBoth(shop.deps);
          for (const {
            question: { period, isMember },
            ...filter
          } of questions) {
            const wall = period === null ? undefined : toWallPeriod(made.now, period);
            const actor: Actor = isMember ? memberOf(market) : GUEST;
            const { memory, statements } = await askBoth(both, actor, {
              ...wall,
              ...filter,
              near: { lat: 51.2, lon: 10 },
            });
            expect(memory).toEqual(statements);
            const listed = isFound(memory) ? memory.found.map((line) => line.split(' ')[0]) : [];
            expect(listed).toEqual([...new Set(listed)]);
          }
        },
      ),
      { numRuns: WORLDS },
    );
  }, 600_000);
});

describe('of the demo fleet', () => {
  const NOW = new Date('2026-11-16T09:00:00Z');
  let demo: SearchShop;
  let both: BothSearches;
  beforeAll(async () => {
    demo = await createSearchShop({ now: NOW, withDemo: true });
    both = await loadBoth(demo.deps);
  });
  afterAll(() => demo[Symbol.asyncDispose]());

  const valuesOf = (filter: SearchFilter): readonly unknown[] => {
    if (filter.kind === 'flag') return [true, false];
    if (filter.kind === 'least') return [filter.range[0], ...filter.options];
    return [...filter.options.map((option) => [option]), filter.options];
  };

  test.each(FILTERS)('the filter $name finds the same', async (filter) => {
    for (const value of valuesOf(filter)) {
      const query = { from: '2026-11-23', to: '2026-11-27', [filter.name]: value, limit: 24 };
      const { memory, statements } = await askBoth(both, GUEST, query);
      expect(memory).toEqual(statements);
    }
  });

  test.each<TrailerQuery>([
    {},
    { q: 'PS-1 kro' },
    { depot: ['HAM', 'MUC'], type: ['cool'] },
    { subType: ['city'], sort: 'newest' },
    { from: '2026-11-23', to: '2029-11-20', sort: 'payload' },
  ])('%j finds the same', async (query) => {
    const { memory, statements } = await askBoth(both, GUEST, query);
    expect(memory).toEqual(statements);
  });

  test('the home page and the depots show the same', async () => {
    const period = { from: '2026-11-23', to: '2026-11-27' };
    expect(await getStorefront(both.memory, GUEST)).toEqual(await getStorefront(both.sql, GUEST));
    expect(await listDepots(both.memory, GUEST, period)).toEqual(await listDepots(both.sql, GUEST, period));
    expect(await listDepots(both.memory, GUEST, {})).toEqual(await listDepots(both.sql, GUEST, {}));
  });
});
