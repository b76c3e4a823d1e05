import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { createQuote } from '#services/admin/quote/create-quote.ts';
import { placeCounterOrder } from '#services/admin/quote/place-counter-order.ts';
import { priceCounter } from '#services/admin/quote/price-counter.ts';
import type { Outcome } from '#services/failure.ts';
import { prepareQuoteMail } from '#services/quote/prepare-quote-mail.ts';
import { acceptQuote } from '#services/quote/accept-quote.ts';
import { getQuote } from '#services/quote/get-quote.ts';
import { toQuoteToken } from '#services/quote/quote-token.ts';
import { toQuoteMatter } from '#documents/mail/quote-mail.ts';
import { makePriceList } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const PER_KM = { baseCents: 0, perKmCents: 90, leastCents: 6000 };
const MUNICH = { name: 'München', city: 'München', lat: 48.1, lon: 11.5 };

let shop: TestApp;
let munich: string;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(shop.deps)).userId };
  munich = await makeOpenDepot(shop.deps.db, MUNICH);
});
afterAll(() => shop[Symbol.asyncDispose]());

let depotId: string;
let trailerId: string;
let trailerIds: readonly string[];
let customer: Member;
beforeEach(async () => {
  const world = await makeRentalWorld(shop.deps, 2);
  ({ depotId, trailerIds } = world);
  trailerId = trailerIds[0] ?? '';
  customer = await makeCustomer(shop.deps);
  await rules([PER_KM]);
});

const rules = (fees: Parameters<typeof makePriceList>[3]) => makePriceList(shop.deps.db, undefined, {}, fees);
const inDays = (days: number) => periodFrom(shop.deps.clock.now(), days);
const toMunich = (days: number) => ({ trailerId, ...inDays(days), returnDepotId: munich });

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

const quoteFor = async ({ userId }: Member, line: ReturnType<typeof toMunich>, holdHours = 0): Promise<string> =>
  valueOf(
    await createQuote(shop.deps, operator, {
      input: { customer: { kind: 'person', userId }, lines: [line], holdHours },
      idempotencyKey: randomUUID(),
    }),
  ).answer.id;

const accept = (actor: Member, quoteId: string) =>
  acceptQuote(shop.deps, actor, {
    token: toQuoteToken(shop.deps.settings, quoteId),
    input: { paymentMethod: 'transfer', acceptTerms: true },
    idempotencyKey: randomUUID(),
  });

const movesOf = (which: string) =>
  shop.deps.db
    .selectFrom('allocation')
    .select(['kind', 'depotId', 'fromDepotId', 'toDepotId', 'startsAt', 'endsAt'])
    .where('trailerId', '=', which)
    .orderBy('startsAt')
    .execute();

test('the desk hears what a return at another depot costs, and why one is not offered', async () => {
  const [line] = valueOf(await priceCounter(shop.deps, operator, { lines: [toMunich(5)] })).lines;
  const km = line?.oneWay?.km ?? 0;
  expect(line).toMatchObject({
    returnDepot: { id: munich },
    oneWay: { fee: { cents: km * 90 } },
    free: true,
    services: [{ key: 'oneWay' }],
  });
  const home = valueOf(await priceCounter(shop.deps, operator, { lines: [{ ...toMunich(5), returnDepotId: depotId }] }))
    .lines[0];
  expect(home).toMatchObject({ returnDepot: null, oneWay: null });
  await rules([{ ...PER_KM, closed: true }]);
  const closed = valueOf(await priceCounter(shop.deps, operator, { lines: [toMunich(5)] })).lines[0];
  expect(closed).toMatchObject({ free: false, reason: 'laneClosed' });
  const nowhere = { ...toMunich(5), returnDepotId: randomUUID() };
  expect(await priceCounter(shop.deps, operator, { lines: [nowhere] })).toMatchObject({
    error: { fields: { 'lines.0.returnDepotId': 'unknown' } },
  });
});

test('a quote with a return elsewhere says so on its page and in its mail, and becomes an order that moves the trailer', async () => {
  const quoteId = await quoteFor(customer, toMunich(5));
  const quote = valueOf(await getQuote(shop.deps, customer, toQuoteToken(shop.deps.settings, quoteId)));
  expect(quote.lines).toMatchObject([{ returnDepot: { id: munich, name: 'München' }, services: [{ key: 'oneWay' }] }]);
  const mail = await prepareQuoteMail(shop.deps, { quoteId });
  if (mail?.content.template !== 'quote') throw new Error('The quote has no mail');
  const [card] = toQuoteMatter('de', mail.content.quote).cards ?? [];
  expect(card?.rows).toContainEqual({ label: 'Rückgabeort', value: 'München, München', isText: true });

  const placed = valueOf(await accept(customer, quoteId)).answer;
  expect(placed.totals.net).toEqual(quote.totals.net);
  expect(placed.lineItems).toMatchObject([{ returnDepot: { id: munich } }]);
  expect(await movesOf(trailerId)).toMatchObject([{ kind: 'rental', fromDepotId: depotId, toDepotId: munich }]);
  const row = shop.deps.db.selectFrom('booking').select(['oneWay', 'returnDepotId']).where('trailerId', '=', trailerId);
  expect(await row.executeTakeFirst()).toMatchObject({ oneWay: { toDepotId: munich }, returnDepotId: munich });
});

test('what the desk keeps for a quote is kept for its turnaround and the drive back', async () => {
  const quoteId = await quoteFor(customer, toMunich(5), 2);
  const [hold] = await movesOf(trailerId);
  const end = new Date(inDays(5).to).getTime();
  const drive = (hold?.endsAt.getTime() ?? 0) - end;
  expect(drive).toBeGreaterThan(10 * 3_600_000);
  const other = await makeCustomer(shop.deps);
  await expect(fillCart(shop.deps, other, [{ trailerId, ...inDays(7) }])).rejects.toThrow('A trailer was not added');
  const placed = await accept(customer, quoteId);
  expect(placed.ok).toBe(true);
});

test('where somebody follows, an accepted quote plans the transfer back', async () => {
  const quoteId = await quoteFor(customer, toMunich(5));
  const other = await makeCustomer(shop.deps);
  valueOf(await order(shop.deps, other, await fillCart(shop.deps, other, [{ trailerId, ...inDays(12) }])));
  valueOf(await accept(customer, quoteId));
  expect((await movesOf(trailerId)).map(({ kind }) => kind)).toEqual(['rental', 'transfer', 'rental']);
});

test('of two quotes for the last place of a quota one is accepted', async () => {
  await rules([{ ...PER_KM, monthlyQuota: 1 }]);
  const quotes = await Promise.all(trailerIds.map((which) => quoteFor(customer, { ...toMunich(5), trailerId: which })));
  const answers = await Promise.all(quotes.map((quoteId) => accept(customer, quoteId)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    error: { code: 'trailer-taken', details: { reason: 'quotaSpent' } },
  });
});

test('an order by telephone brings the trailer back elsewhere as well', async () => {
  await shop.deps.db
    .insertInto('legalAcceptance')
    .values([
      { userId: customer.userId, document: 'terms', documentVersion: LEGAL_VERSIONS.terms },
      { userId: customer.userId, document: 'privacy', documentVersion: LEGAL_VERSIONS.privacy },
    ])
    .execute();
  valueOf(
    await placeCounterOrder(shop.deps, operator, {
      input: { userId: customer.userId, lines: [toMunich(5)], paymentMethod: 'transfer', acceptTerms: true },
      idempotencyKey: randomUUID(),
    }),
  );
  expect(await movesOf(trailerId)).toMatchObject([{ kind: 'rental', fromDepotId: depotId, toDepotId: munich }]);
  const kept = shop.deps.db.selectFrom('quoteLine').select('returnDepotId').where('trailerId', '=', trailerId);
  expect(await kept.execute()).toEqual([{ returnDepotId: munich }]);
});
