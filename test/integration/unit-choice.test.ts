import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { listSwapCandidates } from '#services/admin/booking/list-swap-candidates.ts';
import { swapTrailer } from '#services/admin/booking/swap-trailer.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { previewCancellation } from '#services/booking/preview-cancellation.ts';
import { chooseUnit } from '#services/cart/choose-unit.ts';
import type { Deps } from '#services/deps.ts';
import { acceptQuote } from '#services/quote/accept-quote.ts';
import { getQuote } from '#services/quote/get-quote.ts';
import { toQuoteToken } from '#services/quote/quote-token.ts';
import { createQuote } from '#services/admin/quote/create-quote.ts';
import { makeTrailer } from '../support/make-rows.ts';
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

async function place(actor: Member, lines: readonly { unitChoice: 'exact' | 'any'; daysAhead?: number }[]) {
  const wanted = [];
  for (const { unitChoice, daysAhead } of lines)
    wanted.push({ trailerId: await trailer(), ...period(daysAhead), unitChoice });
  const placed = await order(deps, actor, await fillCart(deps, actor, wanted));
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  return placed.value.order;
}

const lineOf = ({ lineItems }: Order, i = 0) => {
  const line = lineItems[i];
  if (line === undefined) throw new Error('No such line');
  return line;
};

describe('a line of the cart', () => {
  test('wants exactly its trailer until somebody chooses otherwise, and says what that is worth', async () => {
    const actor = await makeCustomer(deps);
    const cart = await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
    expect(cart.items).toMatchObject([{ unitChoice: 'exact', freeCancellationHours: { exact: 24, any: 4 } }]);
    const itemId = cart.items[0]?.id ?? '';
    const chosen = await chooseUnit(deps, actor, { itemId, unitChoice: 'any', version: cart.version });
    expect(chosen).toMatchObject({ value: { items: [{ unitChoice: 'any' }], version: cart.version + 1 } });
    const placed = await order(deps, actor, { version: cart.version + 1 });
    expect(placed).toMatchObject({
      value: { order: { lineItems: [{ unitChoice: 'any', freeCancellationHours: 4 }] } },
    });
    const log = await deps.db
      .selectFrom('auditLog')
      .select('data')
      .where('businessUnitId', '=', actor.businessUnitId)
      .where('action', '=', 'cart.chooseUnit')
      .execute();
    expect(log).toMatchObject([{ data: { itemId, unitChoice: 'any' } }]);
  });

  test('of somebody else is unknown', async () => {
    const [owner, other] = [await makeCustomer(deps), await makeCustomer(deps)];
    const cart = await fillCart(deps, owner, [{ trailerId: await trailer(), ...period() }]);
    const itemId = cart.items[0]?.id ?? '';
    expect(await chooseUnit(deps, other, { itemId, unitChoice: 'any' })).toMatchObject({
      error: { code: 'not-found' },
    });
  });

  test('is ordered as it was chosen, or not at all, by who chooses and orders at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const actor = await makeCustomer(deps);
      const cart = await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
      const itemId = cart.items[0]?.id ?? '';
      const [chosen, placed] = await Promise.all([
        chooseUnit(deps, actor, { itemId, unitChoice: 'any', version: cart.version }),
        order(deps, actor, cart),
      ]);
      expect(chosen.ok).toBe(!placed.ok);
      const booked = await deps.db
        .selectFrom('booking')
        .select(['unitChoice', 'freeCancellationHours'])
        .where('businessUnitId', '=', actor.businessUnitId)
        .execute();
      expect(booked).toEqual(placed.ok ? [{ unitChoice: 'exact', freeCancellationHours: 24 }] : []);
    }
  });

  test('that anything will do for is sold once to many who want it at once', async () => {
    const trailerId = await trailer();
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => makeCustomer(deps)));
    const wanted = { trailerId, ...period(), unitChoice: 'any' } as const;
    const carts = await Promise.all(shoppers.map((actor) => fillCart(deps, actor, [wanted])));
    const placed = await Promise.all(
      shoppers.map((actor, i) => order(deps, actor, { version: carts[i]?.version ?? 0 })),
    );
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(placed.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(
      Array.from({ length: 5 }, () => 'trailer-taken'),
    );
  });
});

describe('an order', () => {
  test('is free to cancel until the first of its lines is not, each by its own choice', async () => {
    const actor = await makeCustomer(deps);
    const placed = await place(actor, [
      { unitChoice: 'any', daysAhead: 5 },
      { unitChoice: 'exact', daysAhead: 5 },
    ]);
    const { from } = lineOf(placed);
    expect(placed.feeTerms.freeCancellationHours).toBe(24);
    expect(placed.cancellation?.freeUntil).toBe(new Date(Date.parse(from) - 24 * HOUR_MS).toISOString());
    const later = await place(actor, [
      { unitChoice: 'any', daysAhead: 5 },
      { unitChoice: 'exact', daysAhead: 9 },
    ]);
    const first = later.lineItems.find(({ unitChoice }) => unitChoice === 'any')?.from ?? '';
    expect(later.cancellation?.freeUntil).toBe(new Date(Date.parse(first) - 4 * HOUR_MS).toISOString());
  });

  test('of a trailer that may be another costs nothing to cancel where an exact one does', async () => {
    const actor = await makeCustomer(deps);
    // Less than a day and more than four hours ahead.
    const lines = [
      lineOf(await place(actor, [{ unitChoice: 'any', daysAhead: 0.5 }])),
      lineOf(await place(actor, [{ unitChoice: 'exact', daysAhead: 0.5 }])),
    ];
    const fees = await Promise.all(lines.map(({ bookingId }) => previewCancellation(deps, actor, bookingId)));
    expect(fees.map((answer) => answer.ok && answer.value.fee.cents > 0)).toEqual([false, true]);
    const [first] = lines;
    const booking = await getBooking(deps, actor, first?.bookingId ?? '');
    expect(booking).toMatchObject({ value: { unitChoice: 'any', cancellation: { fee: { cents: 0 } } } });
  });
});

test('a quote keeps the choice that was made at the counter, and its order has it', async () => {
  const actor = await makeCustomer(deps);
  const created = await createQuote(deps, operator, {
    input: {
      customer: { kind: 'person', userId: actor.userId },
      holdHours: 0,
      lines: [{ trailerId: await trailer(), ...period(), unitChoice: 'any' }],
    },
    idempotencyKey: randomUUID(),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const token = toQuoteToken(deps.settings, created.value.answer.id);
  expect(await getQuote(deps, actor, token)).toMatchObject({ value: { lines: [{ unitChoice: 'any' }] } });
  const input = { paymentMethod: 'transfer', acceptTerms: true } as const;
  expect(await acceptQuote(deps, actor, { token, input, idempotencyKey: randomUUID() })).toMatchObject({
    value: { answer: { lineItems: [{ unitChoice: 'any', freeCancellationHours: 4 }] } },
  });
});

test('the desk reads whether the customer agreed to another trailer, and that it was given one lately', async () => {
  const actor = await makeCustomer(deps);
  const { bookingId, version } = lineOf(await place(actor, [{ unitChoice: 'any' }]));
  const twin = await trailer();
  const before = await listSwapCandidates(deps, operator, bookingId);
  expect(before).toMatchObject({ value: { stay: null } });
  expect(before.ok && before.value.items.find(({ id }) => id === twin)).toMatchObject({ rank: 'twin', lacks: [] });
  const input = { trailerId: twin, reason: { kind: 'planning' } } as const;
  expect(await swapTrailer(deps, operator, { bookingId, version, input })).toMatchObject({ ok: true });
  expect(await listSwapCandidates(deps, operator, bookingId)).toMatchObject({ value: { stay: 'moved' } });
});
