import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreateQuoteInput } from '#contract/admin-quote.ts';
import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { getOrder } from '#services/admin/order/get-order.ts';
import { createQuote } from '#services/admin/quote/create-quote.ts';
import { getQuotePaper } from '#services/admin/quote/get-quote-paper.ts';
import { placeCounterOrder } from '#services/admin/quote/place-counter-order.ts';
import { priceCounter } from '#services/admin/quote/price-counter.ts';
import { resendQuote } from '#services/admin/quote/resend-quote.ts';
import { withdrawQuote } from '#services/admin/quote/withdraw-quote.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import { getCart } from '#services/cart/get-cart.ts';
import { holdCart } from '#services/checkout/hold-cart.ts';
import type { Deps } from '#services/deps.ts';
import { acceptQuote } from '#services/quote/accept-quote.ts';
import { declineQuote } from '#services/quote/decline-quote.ts';
import { getQuote } from '#services/quote/get-quote.ts';
import { listQuotes } from '#services/quote/list-quotes.ts';
import { toQuoteToken } from '#services/quote/quote-token.ts';
import { makeQuote } from '../support/make-quote.ts';
import { makePriceList, makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let deps: Deps;
let depotId: string;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  ({ depotId } = await makeRentalWorld(deps, 0));
  const { userId } = await makePlatformAdmin(deps);
  operator = { kind: 'platformAdmin', role: 'admin', userId };
});
afterAll(() => shop[Symbol.asyncDispose]());

const trailer = () => makeTrailer(deps.db, { depotId });
const period = (daysAhead = 5) => periodFrom(deps.clock.now(), daysAhead);
const tokenOf = (quoteId: string) => toQuoteToken(deps.settings, quoteId);
const accept = (actor: Member, quoteId: string, idempotencyKey: string = randomUUID()) =>
  acceptQuote(deps, actor, {
    token: tokenOf(quoteId),
    input: { paymentMethod: 'transfer', acceptTerms: true },
    idempotencyKey,
  });

async function customerWithTerms(wish: Parameters<typeof makeCustomer>[1] = {}): Promise<Member> {
  const member = await makeCustomer(deps, wish);
  const { userId } = member;
  await deps.db
    .insertInto('legalAcceptance')
    .values([
      { userId, document: 'terms', documentVersion: LEGAL_VERSIONS.terms },
      { userId, document: 'privacy', documentVersion: LEGAL_VERSIONS.privacy },
    ])
    .execute();
  return member;
}

const orderFor = (userId: string, trailerId: string, idempotencyKey: string = randomUUID()) =>
  placeCounterOrder(deps, operator, {
    input: {
      userId,
      caller: 'Frau Ahlers',
      callerPhone: '+49 40 123456',
      lines: [{ trailerId, ...period() }],
      paymentMethod: 'transfer',
      acceptTerms: true,
    },
    idempotencyKey,
  });

const ordersOf = ({ businessUnitId }: Member) =>
  deps.db.selectFrom('customerOrder').select('id').where('businessUnitId', '=', businessUnitId).execute();

describe('an order at the counter', () => {
  test('is the order of the customer, who is told of it, and says who called and who took it', async () => {
    const customer = await customerWithTerms();
    const cart = await fillCart(deps, customer, [{ trailerId: await trailer(), ...period(20) }]);
    const placed = await orderFor(customer.userId, await trailer());
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    const { orderId } = placed.value.answer;
    expect(await getOrder(deps, operator, orderId)).toMatchObject({
      value: {
        status: 'confirmed',
        createdBy: { id: customer.userId },
        placedBy: 'Maria Muster',
        counter: { caller: 'Frau Ahlers', callerPhone: '+49 40 123456', takenBy: 'Maria Muster' },
      },
    });
    expect(await getCart(deps, customer)).toMatchObject({ value: { version: cart.version, items: [{}] } });
    const log = await deps.db.selectFrom('auditLog').selectAll().where('objectId', '=', orderId).execute();
    expect(log).toMatchObject([{ action: 'order.place', actorId: customer.userId, impersonatorId: operator.userId }]);
    const promised = await deps.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'mail')
      .orderBy('id', 'desc')
      .execute();
    expect(promised.map(({ payload }) => payload)).toContainEqual({ template: 'order', orderId, status: 'confirmed' });
  });

  test('is placed once by one key', async () => {
    const customer = await customerWithTerms();
    const [trailerId, key] = [await trailer(), randomUUID()];
    const first = await orderFor(customer.userId, trailerId, key);
    expect(await orderFor(customer.userId, trailerId, key)).toEqual({
      ok: true,
      value: { ...(first.ok && first.value), replayed: true },
    });
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  test.each([
    ['a company in review', { unit: { status: 'pendingReview' as const } }, 'unit-not-active'],
    ['somebody who may not order', { role: 'accountant' as const }, 'invalid-fields'],
  ])('is refused for %s', async (_whom, wish, code) => {
    const customer = await customerWithTerms(wish);
    expect(await orderFor(customer.userId, await trailer())).toMatchObject({ error: { code } });
    expect(await ordersOf(customer)).toEqual([]);
  });

  test('is refused for somebody who has not accepted the terms', async () => {
    const { userId } = await makeCustomer(deps);
    expect(await orderFor(userId, await trailer())).toMatchObject({ error: { fields: { userId: 'cannot-order' } } });
  });
});

describe('a quote', () => {
  test('is mailed with its lines and becomes an order at its price, whatever has become of the prices', async () => {
    const customer = await makeCustomer(deps);
    const quoteId = await makeQuote(deps, operator, { userId: customer.userId, trailerId: await trailer() });
    await shop.workOffOutbox();
    const mail = shop.mails.at(-1);
    expect(mail?.text).toContain(`/quote/${tokenOf(quoteId)}`);
    const quoted = await getQuote(deps, { kind: 'guest' }, tokenOf(quoteId));
    if (!quoted.ok) throw new Error(quoted.error.code);
    expect(quoted.value).toMatchObject({ state: 'open', mayAnswer: false, heldUntil: null, lines: [{ free: true }] });
    shop.passTime(60);
    await makePriceList(deps.db, { plane: [9900, 9900, 9900, 9900], cool: [9900, 9900, 9900, 9900] });
    const accepted = await accept(customer, quoteId);
    expect(accepted).toMatchObject({
      value: { answer: { totals: { net: quoted.value.totals.net }, createdBy: { id: customer.userId } } },
    });
    expect(await listQuotes(deps, customer)).toMatchObject({ value: { items: [{ id: quoteId, state: 'accepted' }] } });
  });

  test('says nothing to a link that was guessed, and is not there for another company', async () => {
    const customer = await makeCustomer(deps);
    const quoteId = await makeQuote(deps, operator, { userId: customer.userId, trailerId: await trailer() });
    const token = tokenOf(quoteId);
    const guessed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await getQuote(deps, customer, guessed)).toMatchObject({ error: { code: 'token-invalid' } });
    const stranger = await makeCustomer(deps);
    expect(await accept(stranger, quoteId)).toMatchObject({ error: { code: 'not-found' } });
    expect(await declineQuote(deps, stranger, token)).toMatchObject({ error: { code: 'not-found' } });
  });

  test('keeps nobody out unless the desk asks for it, and then not for ever', async () => {
    const [customer, rival] = [await makeCustomer(deps), await makeCustomer(deps)];
    const [kept, free] = [await trailer(), await trailer()];
    await makeQuote(deps, operator, { userId: customer.userId, trailerId: free });
    await makeQuote(deps, operator, { userId: customer.userId, trailerId: kept, holdHours: 4 });
    const want = (trailerId: string) => addTrailer(deps, rival, { input: { trailerId, ...period() } });
    expect(await want(free)).toMatchObject({ ok: true });
    expect(await want(kept)).toMatchObject({ error: { code: 'trailer-taken' } });
    shop.passTime(4 * 3600 + 1);
    expect(await want(kept)).toMatchObject({ ok: true });
  });

  test('what the desk keeps costs the customer none of the own holds', async () => {
    const customer = await makeCustomer(deps);
    const quoteId = await makeQuote(deps, operator, {
      userId: customer.userId,
      trailerId: await trailer(),
      holdHours: 24,
    });
    await fillCart(deps, customer, [{ trailerId: await trailer(), ...period() }]);
    expect(await holdCart(deps, customer)).toMatchObject({ ok: true });
    await withdrawQuote(deps, operator, { quoteId });
    const lapses = await deps.db
      .selectFrom('holdLapse')
      .selectAll()
      .where('businessUnitId', '=', customer.businessUnitId)
      .execute();
    expect(lapses).toEqual([]);
  });

  test('runs out, and never later than a trailer can be made ready', async () => {
    const customer = await makeCustomer(deps);
    const trailerId = await trailer();
    const quoteId = await makeQuote(deps, operator, { userId: customer.userId, trailerId, daysAhead: 2 });
    const quote = await getQuote(deps, customer, tokenOf(quoteId));
    expect(quote).toMatchObject({ value: { validUntil: period(2).from } });
    shop.passTime(2 * 24 * 3600 + 3600);
    expect(await accept(customer, quoteId)).toMatchObject({
      error: { code: 'quote-closed', details: { state: 'expired' } },
    });
    expect(await resendQuote(deps, operator, quoteId)).toMatchObject({ error: { code: 'quote-closed' } });
  });

  test('of something that was taken meanwhile becomes no order', async () => {
    const [customer, rival] = [await makeCustomer(deps), await makeCustomer(deps)];
    const trailerId = await trailer();
    const quoteId = await makeQuote(deps, operator, { userId: customer.userId, trailerId });
    await order(deps, rival, await fillCart(deps, rival, [{ trailerId, ...period() }]));
    expect(await accept(customer, quoteId)).toMatchObject({ error: { code: 'trailer-taken' } });
    expect(await ordersOf(customer)).toEqual([]);
  });
});

describe('a quote on paper', () => {
  test('goes with its mail, and the desk fetches the same one', async () => {
    const customer = await makeCustomer(deps);
    const quoteId = await makeQuote(deps, operator, { userId: customer.userId, trailerId: await trailer() });
    await shop.workOffOutbox();
    const mail = shop.mails.find(({ text }) => text.includes(tokenOf(quoteId)));
    const [paper] = mail?.attachments ?? [];
    const { number } = await deps.db
      .selectFrom('quote')
      .select('number')
      .where('id', '=', quoteId)
      .executeTakeFirstOrThrow();
    expect(paper?.filename).toContain(number);
    expect(Buffer.from(paper?.bytes ?? []).toString('latin1')).toMatch(/^%PDF-/);
    const fetched = await getQuotePaper(deps, operator, quoteId);
    expect(fetched).toMatchObject({ ok: true, value: { filename: paper?.filename } });
    expect(await getQuotePaper(deps, customer, quoteId)).toMatchObject({ error: { code: 'forbidden' } });
    expect(await getQuotePaper(deps, operator, randomUUID())).toMatchObject({ error: { code: 'not-found' } });
  });
});

test('who has a quote is told by mail that it was withdrawn, and of no other end of it', async () => {
  const customer = await makeCustomer(deps);
  const [withdrawn, declined] = [await trailer(), await trailer()];
  const quoteId = await makeQuote(deps, operator, { userId: customer.userId, trailerId: withdrawn });
  const other = await makeQuote(deps, operator, { userId: customer.userId, trailerId: declined });
  expect(await withdrawQuote(deps, operator, { quoteId })).toMatchObject({ ok: true });
  expect(await declineQuote(deps, customer, tokenOf(other))).toMatchObject({ ok: true });
  await shop.workOffOutbox();
  const rows = await deps.db
    .selectFrom('quote as q')
    .innerJoin('userAccount as u', 'u.id', 'q.userId')
    .select(['q.id', 'q.number', 'u.email'])
    .where('q.id', 'in', [quoteId, other])
    .execute();
  const numberOf = (id: string) => rows.find((row) => row.id === id)?.number ?? '';
  const subjects = shop.mails.filter(({ to }) => to === rows[0]?.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes(numberOf(quoteId)))).toHaveLength(1);
  expect(subjects.find((subject) => subject.includes(numberOf(quoteId)))).toMatch(/gilt nicht mehr/);
  expect(subjects.filter((subject) => subject.includes(numberOf(other)))).toHaveLength(0);
});

describe('of those who answer at once', () => {
  test('two who accept make one order', async () => {
    const admin = await makeCustomer(deps);
    const dispatcher = await makeCustomer(deps, { role: 'dispatcher', businessUnitId: admin.businessUnitId });
    const quoteId = await makeQuote(deps, operator, { userId: admin.userId, trailerId: await trailer() });
    const answers = await Promise.all([accept(admin, quoteId), accept(dispatcher, quoteId)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'quote-closed' } });
    expect(await ordersOf(admin)).toHaveLength(1);
  });

  test('one who accepts and a desk that withdraws: one of both is heard', async () => {
    const customer = await makeCustomer(deps);
    const quoteId = await makeQuote(deps, operator, { userId: customer.userId, trailerId: await trailer() });
    const [accepted, withdrawn] = await Promise.all([
      accept(customer, quoteId),
      withdrawQuote(deps, operator, { quoteId }),
    ]);
    expect(accepted.ok).not.toBe(withdrawn.ok);
    expect(await ordersOf(customer)).toHaveLength(accepted.ok ? 1 : 0);
  });

  test('one who accepts and a rival who holds the trailer for a cart: one of both has it', async () => {
    const [customer, rival] = [await makeCustomer(deps), await makeCustomer(deps)];
    const trailerId = await trailer();
    const quoteId = await makeQuote(deps, operator, { userId: customer.userId, trailerId });
    await fillCart(deps, rival, [{ trailerId, ...period() }]);
    const [accepted, held] = await Promise.all([accept(customer, quoteId), holdCart(deps, rival)]);
    expect(accepted.ok).not.toBe(held.ok);
  });
});

describe('a caller whom nobody knows', () => {
  const newCompany = (email: string, trailerId: string): CreateQuoteInput => ({
    customer: {
      kind: 'newCompany',
      company: 'Neue Fracht GmbH',
      country: 'DE',
      locale: 'de',
      firstName: 'Nina',
      lastName: 'Neu',
      email,
    },
    lines: [{ trailerId, ...period() }],
    holdHours: 0,
  });

  test('gets an invitation with the quote, and the company waits for its approval', async () => {
    const email = `${randomUUID()}@neu.example`;
    const created = await createQuote(deps, operator, {
      input: newCompany(email, await trailer()),
      idempotencyKey: randomUUID(),
    });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const unit = await deps.db
      .selectFrom('quote as q')
      .innerJoin('businessUnit as b', 'b.id', 'q.businessUnitId')
      .select(['b.id', 'b.status'])
      .where('q.id', '=', created.value.answer.id)
      .executeTakeFirstOrThrow();
    expect(unit.status).toBe('pendingReview');
    await shop.workOffOutbox();
    const subjects = shop.mails.filter(({ to }) => to === email).map(({ text }) => text);
    expect(subjects.some((text) => text.includes('/register/'))).toBe(true);
    expect(subjects.some((text) => text.includes(tokenOf(created.value.answer.id)))).toBe(true);
  });

  const invitationsTo = (email: string) =>
    shop.mails.filter(({ to, text }) => to === email && text.includes('/register/'));
  const make = async (input: CreateQuoteInput) => {
    const created = await createQuote(deps, operator, { input, idempotencyKey: randomUUID() });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    return created.value.answer.id;
  };

  test('of a company that is known is invited into it as a dispatcher, in its language', async () => {
    const { businessUnitId } = await makeCustomer(deps, { unit: { defaultLocale: 'pl' } });
    const email = `${randomUUID()}@bekannt.example`;
    const quoteId = await make({
      customer: { kind: 'newPerson', businessUnitId, firstName: 'Nora', lastName: 'Nowak', email },
      lines: [{ trailerId: await trailer(), ...period() }],
      holdHours: 0,
    });
    const quote = deps.db.selectFrom('quote').where('id', '=', quoteId);
    expect(await quote.select(['businessUnitId', 'userId', 'recipientName', 'locale']).executeTakeFirst()).toEqual({
      businessUnitId,
      userId: null,
      recipientName: 'Nora Nowak',
      locale: 'pl',
    });
    const invitation = await deps.db
      .selectFrom('invitation')
      .select(['role', 'locale', 'invitedBy'])
      .where('businessUnitId', '=', businessUnitId)
      .where('email', '=', email)
      .execute();
    expect(invitation).toEqual([{ role: 'dispatcher', locale: 'pl', invitedBy: operator.userId }]);
    await shop.workOffOutbox();
    expect(invitationsTo(email)).toHaveLength(1);
    const [mail] = shop.mails.filter(({ to, text }) => to === email && text.includes(tokenOf(quoteId)));
    expect(mail?.text).toContain('Nora Nowak');
    const unknown: CreateQuoteInput = {
      customer: { kind: 'newPerson', businessUnitId: randomUUID(), firstName: 'N', lastName: 'N', email },
      lines: [{ trailerId: await trailer(), ...period() }],
      holdHours: 0,
    };
    expect(await createQuote(deps, operator, { input: unknown, idempotencyKey: randomUUID() })).toMatchObject({
      error: { fields: { 'customer.businessUnitId': 'unknown' } },
    });
  });

  test('is invited again with the quote until the invitation is accepted', async () => {
    const email = `${randomUUID()}@neu.example`;
    const quoteId = await make(newCompany(email, await trailer()));
    await shop.workOffOutbox();
    expect(await resendQuote(deps, operator, quoteId)).toMatchObject({ ok: true });
    await shop.workOffOutbox();
    expect(invitationsTo(email)).toHaveLength(2);

    await deps.db.updateTable('invitation').set({ acceptedAt: deps.clock.now() }).where('email', '=', email).execute();
    expect(await resendQuote(deps, operator, quoteId)).toMatchObject({ ok: true });
    await shop.workOffOutbox();
    expect(invitationsTo(email)).toHaveLength(2);
    expect(shop.mails.filter(({ to, text }) => to === email && text.includes(tokenOf(quoteId)))).toHaveLength(3);
  });

  test('who has an account is chosen, not invited', async () => {
    const { userId } = await makeCustomer(deps);
    const { email } = await deps.db
      .selectFrom('userAccount')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const units = () => deps.db.selectFrom('businessUnit').select('id').execute();
    const before = await units();
    const wish = { input: newCompany(email, await trailer()), idempotencyKey: randomUUID() };
    expect(await createQuote(deps, operator, wish)).toMatchObject({
      error: { fields: { 'customer.email': 'known-person' } },
    });
    expect(await units()).toHaveLength(before.length);
  });

  test('hears the price that the customer would see', async () => {
    const customer = await makeCustomer(deps, { unit: { country: 'AT', vatId: 'ATU12345678' } });
    const trailerId = await trailer();
    const priced = await priceCounter(deps, operator, {
      businessUnitId: customer.businessUnitId,
      lines: [{ trailerId, ...period() }],
    });
    const cart = await fillCart(deps, customer, [{ trailerId, ...period() }]);
    expect(priced).toMatchObject({ value: { totals: cart.totals, lines: [{ free: true }] } });
  });
});
