import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import { agreeToExtension } from '#services/admin/booking/agree-to-extension.ts';
import { declineExtension } from '#services/admin/booking/decline-extension.ts';
import { changeTask } from '#services/admin/figure/change-task.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { askForExtension } from '#services/booking/ask-for-extension.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { lapseExtensionRequests } from '#services/booking/lapse-extension-requests.ts';
import { previewExtension } from '#services/booking/preview-extension.ts';
import type { Deps } from '#services/deps.ts';
import { countDeadlocks, findBrokenOrders } from '../support/find-broken-orders.ts';
import { makePriceList, makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  await makePriceList(deps.db, { plane: [4200, 3200, 2400, 2000], planeMega: [4900, 3900, 2900, 2500] });
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
});
beforeEach(async () => {
  depotId = await makeOpenDepot(deps.db);
});
afterAll(() => shop[Symbol.asyncDispose]());

const trailer = (row: Parameters<typeof makeTrailer>[1] = {}) => makeTrailer(deps.db, { depotId, ...row });

type Booked = { readonly id: string; readonly number: string; readonly actor: Member; readonly to: string };
type Span = readonly [daysAhead: number, days: number];

async function book(trailerId: string, [daysAhead, days]: Span, unitChoice: UnitChoice = 'any', by?: Member) {
  const actor = by ?? (await makeCustomer(deps));
  const cart = await fillCart(deps, actor, [
    { trailerId, ...periodFrom(deps.clock.now(), daysAhead, days), unitChoice },
  ]);
  const placed = await order(deps, actor, cart);
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  const [line] = placed.value.order.lineItems;
  if (line === undefined) throw new Error('No line');
  return { id: line.id, number: line.number, actor, to: line.to };
}

/** A rental that could go on if somebody else, who is picked up too soon to be moved unseen, were given the other trailer. */
async function blocked(unitChoice: UnitChoice = 'any') {
  const [first, second] = [await trailer(), await trailer()];
  const other = await book(first, [2.25, 2], unitChoice);
  return { first, second, other, longer: await book(first, [1, 1], 'exact') };
}

const DAYS = 2;
const later = ({ to }: Booked, days = DAYS) => new Date(Date.parse(to) + days * 24 * 3_600_000).toISOString();
const look = (booked: Booked, actor: Actor = booked.actor) =>
  previewExtension(deps, actor, { bookingId: booked.id, input: { to: later(booked) } });
const ask = (booked: Booked, note: string | null = null, days = DAYS) =>
  askForExtension(deps, booked.actor, { bookingId: booked.id, input: { to: later(booked, days), note } });
const agree = async (booked: Booked) => {
  const seen = await look(booked, operator);
  const moves = (seen.ok ? (seen.value.moves ?? []) : []).map(({ bookingId, version, from, to }) => ({
    bookingId,
    version,
    from: from.id,
    to: to.id,
  }));
  return agreeToExtension(deps, operator, { bookingId: booked.id, input: { moves } });
};
const decline = ({ id }: Booked, answer = 'Leider nicht.') =>
  declineExtension(deps, operator, { bookingId: id, input: { answer } });
const wishOf = async ({ id, actor }: Booked) => {
  const booking = await getBooking(deps, actor, id);
  if (!booking.ok) throw new Error(booking.error.code);
  return booking.value.extensionRequest;
};
const trailerOf = async ({ id }: Booked) =>
  (await deps.db.selectFrom('booking').select('trailerId').where('id', '=', id).executeTakeFirstOrThrow()).trailerId;
const mailsSince = async (before: number) => {
  await shop.workOffOutbox();
  return shop.mails.slice(before).map(({ subject }) => subject);
};
const tasks = async () => {
  const found = await listTasks(deps, operator, { kind: 'extensionAsked' });
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

describe('an extension that is not possible without a person', () => {
  test('is offered as a wish to the desk, and made by it with the chain that it saw', async () => {
    const { first, second, longer, other } = await blocked();
    expect(await look(longer)).toMatchObject({ value: { possible: false, reason: 'taken', desk: 'chain' } });
    await shop.workOffOutbox();
    const before = shop.mails.length;
    expect(await ask(longer, 'Es fehlt noch eine Ladung')).toMatchObject({
      ok: true,
      value: {
        extensionRequest: { state: 'asked', to: later(longer), note: 'Es fehlt noch eine Ladung', answer: null },
      },
    });
    expect(await mailsSince(before)).toEqual([expect.stringContaining(longer.number)]);
    expect((await tasks()).items).toContainEqual(
      expect.objectContaining({ bookingId: longer.id, wanted: later(longer), note: 'Es fehlt noch eine Ladung' }),
    );

    const told = shop.mails.length;
    expect(await agree(longer)).toMatchObject({ ok: true, value: { to: later(longer) } });
    expect([await trailerOf(longer), await trailerOf(other)]).toEqual([first, second]);
    expect(await wishOf(longer)).toMatchObject({ state: 'agreed' });
    expect((await tasks()).items).not.toContainEqual(expect.objectContaining({ bookingId: longer.id }));
    const subjects = await mailsSince(told);
    expect(subjects).toHaveLength(2);
    expect(subjects).toContainEqual(expect.stringContaining(other.number));
    expect(await findBrokenOrders(deps.db)).toEqual([]);
  });

  test('is declined with words that the customer reads', async () => {
    const { first, longer, other } = await blocked('exact');
    expect(await look(longer)).toMatchObject({ value: { desk: 'taken' } });
    await ask(longer);
    expect(await agree(longer)).toMatchObject({ error: { code: 'trailer-taken' } });
    expect(await wishOf(longer)).toMatchObject({ state: 'asked' });
    await shop.workOffOutbox();
    const before = shop.mails.length;
    expect(await decline(longer, 'Der Nächste braucht genau diesen.')).toMatchObject({ ok: true });
    expect(await wishOf(longer)).toMatchObject({ state: 'declined', answer: 'Der Nächste braucht genau diesen.' });
    await shop.workOffOutbox();
    expect(shop.mails.slice(before).map(({ text }) => text)).toEqual([
      expect.stringContaining('Der Nächste braucht genau diesen.'),
    ]);
    expect(await trailerOf(other)).toBe(first);
    expect(await decline(longer)).toMatchObject({ error: { code: 'illegal-state' } });
    const timeline = await getBooking(deps, longer.actor, longer.id);
    expect(timeline).toMatchObject({
      value: {
        timeline: expect.arrayContaining([
          expect.objectContaining({ kind: 'booking.askExtension' }),
          expect.objectContaining({ kind: 'booking.declineExtension' }),
        ]),
      },
    });
  });

  test('is asked for once, however often the same is sent; another end takes its place', async () => {
    const { longer } = await blocked();
    for (let time = 0; time < 2; time++) expect(await ask(longer)).toMatchObject({ ok: true });
    const rows = () => deps.db.selectFrom('extensionRequest').selectAll().where('bookingId', '=', longer.id).execute();
    expect(await rows()).toMatchObject([{ version: 1 }]);
    const log = await deps.db
      .selectFrom('auditLog')
      .select('id')
      .where('objectId', '=', longer.id)
      .where('action', '=', 'booking.askExtension')
      .execute();
    expect(log).toHaveLength(1);
    await ask(longer, null, 3);
    expect(await rows()).toMatchObject([{ version: 2, state: 'asked', endsAt: new Date(later(longer, 3)) }]);
    const stale = { bookingId: longer.id, version: 1, input: { answer: 'Nein' } };
    expect(await declineExtension(deps, operator, stale)).toMatchObject({ error: { code: 'stale-version' } });
  });

  test('is no way round a limit', async () => {
    const { longer } = await blocked();
    await deps.db
      .updateTable('businessUnit')
      .set({ creditLimitCents: 1 })
      .where('id', '=', longer.actor.businessUnitId)
      .execute();
    expect(await look(longer)).toMatchObject({ value: { possible: false, desk: null } });
    expect(await ask(longer)).toMatchObject({ error: { code: 'payment-first' } });
  });

  test('is nobody else’s to ask for or to answer', async () => {
    const { longer } = await blocked();
    const stranger = await makeCustomer(deps);
    const input = { to: later(longer), note: null };
    expect(await askForExtension(deps, stranger, { bookingId: longer.id, input })).toMatchObject({
      error: { code: 'not-found' },
    });
    expect(await askForExtension(deps, operator, { bookingId: longer.id, input })).toMatchObject({
      error: { code: 'forbidden' },
    });
    await ask(longer);
    const agreed = await agreeToExtension(deps, longer.actor, { bookingId: longer.id, input: {} });
    expect(agreed).toMatchObject({ error: { code: 'forbidden' } });
  });

  test('is taken and put off as any task', async () => {
    const { longer } = await blocked();
    await ask(longer);
    const wish = await wishOf(longer);
    const day = new Date(deps.clock.now().getTime() + 2 * 24 * 3_600_000).toISOString().slice(0, 10);
    const input = {
      kind: 'extensionAsked',
      objectId: wish?.id ?? '',
      ownerId: operator.userId,
      restsUntil: day,
    } as const;
    const { counts } = await tasks();
    const countOf = (list: typeof counts) => list.find(({ kind }) => kind === 'extensionAsked')?.count ?? 0;
    expect(await changeTask(deps, operator, { input, version: undefined })).toMatchObject({ ok: true });
    expect(countOf((await tasks()).counts)).toBe(countOf(counts) - 1);
  });
});

describe('a wish to the desk ends by itself', () => {
  test.each<[string, (wish: Booked, other: Booked) => Promise<unknown>]>([
    [
      'when the booking is extended otherwise',
      async (wish, other) => {
        await cancelBooking(deps, other.actor, { bookingId: other.id });
        return extendBooking(deps, wish.actor, { bookingId: wish.id, input: { to: later(wish, 1) } });
      },
    ],
    ['when it is cancelled', (wish) => cancelBooking(deps, wish.actor, { bookingId: wish.id })],
  ])('%s', async (_, act) => {
    const { longer, other } = await blocked();
    await ask(longer);
    expect(await act(longer, other)).toMatchObject({ ok: true });
    expect(await wishOf(longer)).toMatchObject({ state: 'lapsed' });
    expect((await tasks()).items).not.toContainEqual(expect.objectContaining({ bookingId: longer.id }));
    expect(await agree(longer)).toMatchObject({ error: { code: 'illegal-state' } });
  });

  test('when the rental ends without an answer, and whoever asked is told once', async () => {
    const { longer } = await blocked();
    await ask(longer);
    await shop.workOffOutbox();
    const before = shop.mails.length;
    // As if it had been asked long ago.
    const past = new Date(deps.clock.now().getTime() - 60_000);
    const ended = deps.db.updateTable('extensionRequest').set({ previousEndsAt: past });
    await ended.where('bookingId', '=', longer.id).execute();
    expect(await wishOf(longer)).toMatchObject({ state: 'lapsed' });
    expect(await decline(longer)).toMatchObject({ error: { code: 'illegal-state' } });
    expect(await lapseExtensionRequests(deps)).toBe(1);
    expect(await lapseExtensionRequests(deps)).toBe(0);
    expect(await mailsSince(before)).toEqual([expect.stringContaining(longer.number)]);
  });
});

describe('of two desks at once', () => {
  test('one answers', async () => {
    for (let round = 0; round < 6; round++) {
      depotId = await makeOpenDepot(deps.db);
      const { longer } = await blocked();
      await ask(longer);
      const deadlocks = await countDeadlocks(deps.db);
      const rivals = round % 2 === 0 ? [agree, decline] : [agree, agree];
      const ends = await Promise.all(rivals.map((answer) => answer(longer)));
      expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await countDeadlocks(deps.db)).toBe(deadlocks);
      const { to } = await deps.db
        .selectFrom('booking')
        .select('endsAt as to')
        .where('id', '=', longer.id)
        .executeTakeFirstOrThrow();
      const wish = await wishOf(longer);
      expect(to.toISOString()).toBe(wish?.state === 'agreed' ? later(longer) : longer.to);
      expect(await findBrokenOrders(deps.db)).toEqual([]);
    }
  });

  test('an answer or a cancellation is first, and the other finds it so', async () => {
    for (let round = 0; round < 4; round++) {
      depotId = await makeOpenDepot(deps.db);
      const { longer } = await blocked();
      await ask(longer);
      const [declined, cancelled] = await Promise.all([
        decline(longer),
        cancelBooking(deps, longer.actor, { bookingId: longer.id }),
      ]);
      expect(cancelled.ok).toBe(true);
      expect(await wishOf(longer)).toMatchObject({ state: declined.ok ? 'declined' : 'lapsed' });
    }
  });
});
