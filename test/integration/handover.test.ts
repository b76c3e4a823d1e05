import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HandoverPartsInput, SignHandoverInput } from '#contract/handover.ts';
import { damagePhoto } from '#domain/handover/photo-position.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import type { Deps } from '#services/deps.ts';
import { findHandover } from '#services/handover/find-handover.ts';
import { getHandover } from '#services/handover/get-handover.ts';
import { getPhoto } from '#services/handover/get-photo.ts';
import { saveParts } from '#services/handover/save-parts.ts';
import { startHandover } from '#services/handover/start-handover.ts';
import {
  BY_BOTH,
  BY_CUSTOMER,
  byBoth,
  fillIn,
  handOver,
  rent,
  sign,
  SIGNATURE,
  start,
  takePhoto,
  valueOf,
  wholeParts,
  type Rental,
} from '../support/handover-world.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { asSomebodyElse } from '../support/outside-ports.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { readPdf } from '../support/read-pdf.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const HOUR_S = 3600;
let shop: TestApp;
let deps: Deps;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

const bookingOf = ({ bookingId }: Rental) =>
  deps.db.selectFrom('booking').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
/** Runs of another kind begin anew, and some spaces do not break. */
const textOf = (bytes: Uint8Array = new Uint8Array()) =>
  readPdf(bytes)
    .text.replaceAll('\n', '')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
const save = ({ actor, bookingId }: Rental, handoverId: string, input: HandoverPartsInput) =>
  saveParts(deps, actor, { bookingId, handoverId, input });

const damage = (more: object = {}) => ({
  id: randomUUID(),
  view: 'rear' as const,
  x: 0.75,
  y: 0.5,
  kind: 'dent' as const,
  severity: 'functional' as const,
  description: 'Beule an der Tür',
  ...more,
});

test('a pick-up and a return, from the first step to the papers in the mail', async () => {
  const rental = await rent(deps, { keyBox: false });
  const { actor, bookingId, orderId, trailerId } = rental;
  await deps.db
    .updateTable('businessUnit')
    .set({ defaultLocale: 'pl' })
    .where('id', '=', actor.businessUnitId)
    .execute();

  const begun = await start(deps, rental);
  expect(begun).toMatchObject({
    kind: 'pickUp',
    signedAt: null,
    keyBox: false,
    canSign: true,
    resumeStep: 'driver',
    knownDamages: [],
    pickUp: null,
    lastMileageKm: null,
    booking: { id: bookingId, status: 'reserved' },
  });
  const filled = await fillIn(deps, rental, begun);
  expect(filled).toMatchObject({ resumeStep: 'signatures', parts: { mileage: { km: 120_000 } } });
  expect(filled.obstacles).toEqual([{ step: 'signatures', missing: ['customer'] }]);

  const signed = valueOf(await sign(deps, rental, begun.id, await byBoth(deps, rental)));
  expect(signed).toMatchObject({ canSign: false, obstacles: [], booking: { status: 'onRent' } });
  expect(signed.signedAt).toBe(deps.clock.now().toISOString());
  expect(await bookingOf(rental)).toMatchObject({ status: 'onRent', pickedUpAt: deps.clock.now() });
  const state = () =>
    deps.db.selectFrom('customerOrder').select('status').where('id', '=', orderId).executeTakeFirstOrThrow();
  expect(await state()).toEqual({ status: 'active' });

  await shop.workOffOutbox();
  const mail = shop.mails.at(-1);
  expect(mail?.subject).toContain('Übernahmeprotokoll');
  expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
    `Protokół-odbioru-${begun.booking.number}.pdf`,
    `Übernahmeprotokoll-${begun.booking.number}.pdf`,
  ]);
  const [polish = '', german = ''] = (mail?.attachments ?? []).map(({ bytes }) => textOf(bytes));
  expect(polish).toContain('Protokół odbioru');
  for (const fact of ['Übernahmeprotokoll', '120.000 km', 'Jan Kowalski', 'Petra Lang']) expect(german).toContain(fact);
  const issued = await deps.db
    .selectFrom('document')
    .select(['kind', 'locale', 'bookingId'])
    .where('handoverId', '=', begun.id)
    .orderBy('locale')
    .execute();
  expect(issued).toEqual([
    { kind: 'handoverProtocol', locale: 'de', bookingId },
    { kind: 'handoverProtocol', locale: 'pl', bookingId },
  ]);

  shop.passTime(24 * HOUR_S);
  const back = await start(deps, rental, 'return');
  expect(back).toMatchObject({
    kind: 'return',
    lastMileageKm: 120_000,
    pickUp: { id: begun.id, parts: { mileage: { km: 120_000 } } },
    booking: { status: 'onRent' },
  });
  expect(back.plan.tyres[0]).toEqual({ position: '1L', lastMm: 8.5 });
  const found = damage();
  await fillIn(deps, rental, back, { damages: [found] });
  await takePhoto(deps, rental, back.id, damagePhoto(found.id, 1));
  const customer = { refusedBecause: 'bestreitet die Beule' };
  const refused: SignHandoverInput = { ...(await byBoth(deps, rental)), customer };
  const returned = valueOf(await sign(deps, rental, back.id, refused));
  expect(returned).toMatchObject({
    booking: { status: 'returned' },
    signatures: { customer: { refusedBecause: 'bestreitet die Beule' }, depot: { name: 'Petra Lang' } },
  });
  expect(await deps.db.selectFrom('damage').selectAll().where('trailerId', '=', trailerId).execute()).toMatchObject([
    {
      id: found.id,
      handoverId: back.id,
      bookingId,
      view: 'rear',
      description: 'Beule an der Tür',
      photoPositions: [damagePhoto(found.id, 1)],
      status: 'open',
    },
  ]);
  await shop.workOffOutbox();
  const paper = shop.mails
    .filter(({ subject }) => subject.includes('Rückgabeprotokoll'))
    .at(-1)
    ?.attachments?.find(({ filename }) => filename.startsWith('Rückgabeprotokoll'));
  const text = textOf(paper?.bytes);
  for (const fact of ['Beule an der Tür', 'bestreitet die Beule', '121.500 km']) expect(text).toContain(fact);
});

describe('the next customer', () => {
  test('sees the damages of the one before with their photos, and nothing else of them', async () => {
    const first = await rent(deps);
    const found = damage();
    const pickedUp = await start(deps, first);
    await fillIn(deps, first, pickedUp, { damages: [found] });
    await takePhoto(deps, first, pickedUp.id, damagePhoto(found.id, 1));
    valueOf(await sign(deps, first, pickedUp.id, BY_CUSTOMER));
    shop.passTime(HOUR_S);
    await handOver(deps, first, 'return');

    const second = await rent(deps);
    await deps.db
      .updateTable('booking')
      .set({ trailerId: first.trailerId })
      .where('id', '=', second.bookingId)
      .execute();
    const next = await start(deps, second);
    expect(next.knownDamages).toMatchObject([{ id: found.id, photos: [damagePhoto(found.id, 1)] }]);
    expect(next.lastMileageKm).toBe(121_500);
    const photoOf = (position: string) =>
      getPhoto(deps, second.actor, { bookingId: second.bookingId, handoverId: next.id, position });
    expect(await photoOf(damagePhoto(found.id, 1))).toMatchObject({ value: { contentType: 'image/webp' } });
    expect(await photoOf(damagePhoto(found.id, 2))).toMatchObject({ error: { code: 'not-found' } });
    expect(await photoOf('front')).toMatchObject({ error: { code: 'not-found' } });
    // A known damage cannot be reported as a new one.
    expect(await save(second, next.id, { damages: [damage({ id: found.id })] })).toMatchObject({
      error: { code: 'invalid-fields', fields: { 'damages.0.id': 'id' } },
    });
  });
});

describe('what is missing', () => {
  const cases: readonly (readonly [string, HandoverPartsInput, string, readonly string[]])[] = [
    ['tyres worn below 3 mm', { tyres: { '1L': 2.9, '1R': 8, '2L': 8, '2R': 8, '3L': 8, '3R': 8 } }, 'tyres', ['1L']],
    ['a tyre nobody measured', { tyres: { '1L': 8, '1R': 8, '2L': 8, '2R': 8, '3L': 8 } }, 'tyres', ['3R']],
    [
      'equipment nobody counted',
      { equipment: { spareWheel: 1, wheelChocks: 2, warningPlates: 2 } },
      'equipment',
      ['lockBars', 'deckBeams'],
    ],
  ];
  test.each(cases)('%s: the pick-up cannot be signed', async (_, parts, step, missing) => {
    const rental = await rent(deps, { type: 'cool' });
    const { id } = await fillIn(deps, rental, await start(deps, rental), parts);
    const refused = await sign(deps, rental, id);
    expect(refused).toMatchObject({
      error: { code: 'handover-incomplete', details: { obstacles: [{ step, missing }] } },
    });
    expect(await bookingOf(rental)).toMatchObject({ status: 'reserved' });
  });

  test('every step that nobody has taken is named, in order', async () => {
    const rental = await rent(deps, { type: 'cool' });
    const { id, plan } = await start(deps, rental);
    const open = plan.steps.filter((step) => step !== 'signatures').map((step) => expect.objectContaining({ step }));
    expect(await sign(deps, rental, id, BY_CUSTOMER)).toMatchObject({ error: { details: { obstacles: open } } });
  });

  test('a damage without a photo, until it has one', async () => {
    const rental = await rent(deps);
    const found = damage();
    const { id } = await fillIn(deps, rental, await start(deps, rental), { damages: [found] });
    expect(await sign(deps, rental, id)).toMatchObject({
      error: { details: { obstacles: [{ step: 'damages', missing: [damagePhoto(found.id, 1)] }] } },
    });
    await takePhoto(deps, rental, id, damagePhoto(found.id, 3));
    expect(await sign(deps, rental, id)).toMatchObject({ ok: true });
  });

  test('the customer’s signature, who signs alone at a key box, but does sign', async () => {
    const keyBox = await rent(deps);
    const alone = await fillIn(deps, keyBox, await start(deps, keyBox));
    expect(await sign(deps, keyBox, alone.id, { customer: { refusedBecause: 'no time' } })).toMatchObject({
      error: { details: { obstacles: [{ step: 'signatures', missing: ['signature'] }] } },
    });
    expect(await sign(deps, keyBox, alone.id, BY_CUSTOMER)).toMatchObject({ ok: true });
  });

  test('a signature that is no picture', async () => {
    const rental = await rent(deps);
    const { id } = await fillIn(deps, rental, await start(deps, rental));
    const input = { customer: { name: 'Jan', signature: 'data:image/png;base64,AAAA' } };
    expect(await sign(deps, rental, id, input)).toMatchObject({
      error: { code: 'invalid-fields', fields: { 'customer.signature': 'signature' } },
    });
  });
});

describe('the time of a pick-up', () => {
  test('begins two hours before the rental', async () => {
    const rental = await rent(deps, { daysAhead: 1 });
    const { actor, bookingId } = rental;
    const { startsAt } = await bookingOf(rental);
    const begin = () => startHandover(deps, actor, { bookingId, input: { kind: 'pickUp' } });
    const secondsLeft = (startsAt.getTime() - deps.clock.now().getTime()) / 1000;
    shop.passTime(secondsLeft - 2 * HOUR_S - 1);
    expect(await begin()).toMatchObject({
      error: {
        code: 'illegal-state',
        details: { possibleFrom: new Date(startsAt.getTime() - 2 * HOUR_S * 1000).toISOString() },
      },
    });
    shop.passTime(1);
    expect(await begin()).toMatchObject({ ok: true });
  });

  test.each(['pendingApproval', 'placed'] as const)('does not begin while the order is %s', async (status) => {
    const rental = await rent(deps);
    const { actor, bookingId, orderId } = rental;
    const begun = await fillIn(deps, rental, await start(deps, rental));
    const lapsesAt = new Date(deps.clock.now().getTime() + HOUR_S * 1000);
    await deps.db.updateTable('customerOrder').set({ status, lapsesAt }).where('id', '=', orderId).execute();
    expect(await getHandover(deps, actor, { bookingId, handoverId: begun.id })).toMatchObject({
      value: { canSign: false },
    });
    expect(await sign(deps, rental, begun.id)).toMatchObject({ error: { code: 'illegal-state' } });
    await deps.db.updateTable('customerOrder').set({ status: 'confirmed' }).where('id', '=', orderId).execute();
  });

  test('is over once the booking is cancelled: nothing more is written down', async () => {
    const rental = await rent(deps);
    const { id } = await start(deps, rental);
    await deps.db.updateTable('booking').set({ status: 'cancelled' }).where('id', '=', rental.bookingId).execute();
    expect(await save(rental, id, { mileage: { km: 5 } })).toMatchObject({ error: { code: 'illegal-state' } });
    await deps.db.updateTable('booking').set({ status: 'reserved' }).where('id', '=', rental.bookingId).execute();
  });

  test('a return cannot begin before the pick-up', async () => {
    const { actor, bookingId } = await rent(deps);
    expect(await startHandover(deps, actor, { bookingId, input: { kind: 'return' } })).toMatchObject({
      error: { code: 'illegal-state' },
    });
  });
});

describe('what was noted', () => {
  test('is answered again to whoever starts again, at once too', async () => {
    const rental = await rent(deps);
    const [one, two] = await Promise.all([start(deps, rental), start(deps, rental)]);
    expect(one.id).toBe(two.id);
    await save(rental, one.id, { mileage: { km: 7 } });
    expect(await start(deps, rental)).toMatchObject({
      id: one.id,
      parts: { mileage: { km: 7 } },
      resumeStep: 'driver',
    });
  });

  test('of different steps at once is all kept, of one step the last counts', async () => {
    const rental = await rent(deps);
    const { id } = await start(deps, rental);
    await Promise.all([
      save(rental, id, { mileage: { km: 7 } }),
      save(rental, id, { driver: { name: 'Jan' } }),
      save(rental, id, { cleanliness: { isClean: false, note: 'Laub' } }),
    ]);
    await save(rental, id, { mileage: { km: 8 } });
    const { parts } = await start(deps, rental);
    expect(parts).toMatchObject({
      mileage: { km: 8 },
      driver: { name: 'Jan', licenceNumber: null },
      cleanliness: { isClean: false, note: 'Laub' },
    });
  });

  test('about another trailer is dropped when the operator has swapped it', async () => {
    const rental = await rent(deps);
    const begun = await fillIn(deps, rental, await start(deps, rental));
    const trailerId = await makeTrailer(deps.db, { depotId: rental.depotId });
    await deps.db.updateTable('booking').set({ trailerId }).where('id', '=', rental.bookingId).execute();
    expect(await sign(deps, rental, begun.id)).toMatchObject({ error: { code: 'illegal-state' } });
    expect(await save(rental, begun.id, { mileage: { km: 9 } })).toMatchObject({ error: { code: 'illegal-state' } });
    // Whoever looks again finds a pick-up that has not begun.
    const { actor, bookingId } = rental;
    expect(await findHandover(deps, actor, { bookingId, kind: 'pickUp' })).toEqual({ ok: true, value: null });
    expect(await getHandover(deps, actor, { bookingId, handoverId: begun.id })).toMatchObject({
      error: { code: 'not-found' },
    });
    const anew = await start(deps, rental);
    expect(anew).toMatchObject({ trailer: { id: trailerId }, parts: { mileage: null }, photos: [] });
    expect(anew.id).not.toBe(begun.id);
  });

  test('is not signed for a trailer that is swapped at the same moment', async () => {
    const rental = await rent(deps);
    const begun = await fillIn(deps, rental, await start(deps, rental));
    const trailerId = await makeTrailer(deps.db, { depotId: rental.depotId });
    const countWaiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(deps.db);
      return rows[0]?.count;
    };
    const { signing } = await deps.db.transaction().execute(async (trx) => {
      await trx.selectFrom('customerOrder').select('id').where('id', '=', rental.orderId).forUpdate().execute();
      await trx.updateTable('booking').set({ trailerId }).where('id', '=', rental.bookingId).execute();
      const second = asSomebodyElse(() => sign(deps, rental, begun.id));
      await expect.poll(countWaiting).toBe(1);
      return { signing: second };
    });
    expect(await signing).toMatchObject({ error: { code: 'illegal-state' } });
    expect(await bookingOf(rental)).toMatchObject({ status: 'reserved', trailerId });
  });

  test.each<readonly [string, HandoverPartsInput, string, string]>([
    ['a tyre that is not there', { tyres: { '4L': 8 } }, 'tyres.4L', 'unknown'],
    ['a check of another type', { checklist: { twistlocks: { isOk: true } } }, 'checklist.twistlocks', 'unknown'],
    ['equipment of another type', { equipment: { sheetCrank: 1 } }, 'equipment.sheetCrank', 'unknown'],
    ['cooling where there is none', { cooling: { engineHours: 1, fuelPercent: 1 } }, 'cooling', 'unknown'],
  ])('%s is refused', async (_, input, field, code) => {
    const rental = await rent(deps);
    const { id } = await start(deps, rental);
    expect(await save(rental, id, input)).toMatchObject({
      error: { code: 'invalid-fields', fields: { [field]: code } },
    });
  });

  test('turns a meter back only for whoever has read it twice, and for the operator', async () => {
    const rental = await rent(deps, { type: 'cool' });
    await handOver(deps, rental, 'pickUp');
    const { id, lastEngineHours } = await start(deps, rental, 'return');
    expect(lastEngineHours).toBe(900);
    const input = { mileage: { km: 119_999 } };
    expect(await save(rental, id, input)).toMatchObject({ error: { fields: { 'mileage.km': 'below-last' } } });
    const cooling = { engineHours: 899, fuelPercent: 50 };
    expect(await save(rental, id, { cooling })).toMatchObject({
      error: { fields: { 'cooling.engineHours': 'below-last' } },
    });
    const confirmed = { isConfirmed: true, note: 'Tippfehler bei der Übernahme' };
    expect(
      await save(rental, id, { mileage: { km: 12_100, ...confirmed }, cooling: { ...cooling, ...confirmed } }),
    ).toMatchObject({
      value: { parts: { mileage: { km: 12_100, ...confirmed }, cooling: { engineHours: 899, ...confirmed } } },
    });
    const operator: PlatformAdmin = {
      kind: 'platformAdmin',
      role: 'admin',
      userId: (await makePlatformAdmin(deps)).userId,
    };
    const { bookingId } = rental;
    expect(await saveParts(deps, operator, { bookingId, handoverId: id, input })).toMatchObject({ ok: true });
  });
});

test('photos of a damage that was taken back do not get into the protocol', async () => {
  const rental = await rent(deps);
  const found = damage();
  const { id } = await fillIn(deps, rental, await start(deps, rental), { damages: [found] });
  await takePhoto(deps, rental, id, damagePhoto(found.id, 1));
  await save(rental, id, { damages: [] });
  const signed = valueOf(await sign(deps, rental, id, { customer: { name: 'Jan', signature: SIGNATURE } }));
  expect(signed.photos.map(({ position }) => position).toSorted()).toEqual(signed.plan.photos.toSorted());
});

test('whoever was named at the pick-up is the driver of the booking, whoever brings it back', async () => {
  const rental = await rent(deps);
  expect(await bookingOf(rental)).toMatchObject({ driverName: null });
  await handOver(deps, rental, 'pickUp');
  expect(await bookingOf(rental)).toMatchObject({ driverName: 'Jan Kowalski' });
  await handOver(deps, rental, 'return', { driver: { name: 'Eva Nowak' } });
  expect(await bookingOf(rental)).toMatchObject({ driverName: 'Jan Kowalski' });
});

describe('a signature that waited for a line', () => {
  const WAITED_S = 3 * HOUR_S;
  test('counts from when it was given, and the protocol tells both times', async () => {
    const rental = await rent(deps);
    await handOver(deps, rental, 'pickUp');
    const { id } = await fillIn(deps, rental, await start(deps, rental, 'return'));
    shop.passTime(4 * HOUR_S);
    const now = deps.clock.now();
    const given = new Date(now.getTime() - WAITED_S * 1000);
    const signed = valueOf(await sign(deps, rental, id, { ...BY_BOTH, waitedSeconds: WAITED_S }));
    expect(signed).toMatchObject({ signedAt: now.toISOString(), signedOnDeviceAt: given.toISOString() });
    expect(await bookingOf(rental)).toMatchObject({ status: 'returned', returnedAt: given });
  });

  test('is not older than its protocol: then the time of its arrival counts', async () => {
    const rental = await rent(deps);
    const { id } = await fillIn(deps, rental, await start(deps, rental));
    const signed = valueOf(await sign(deps, rental, id, { ...BY_BOTH, waitedSeconds: WAITED_S }));
    expect(signed.signedOnDeviceAt).not.toBeNull();
    expect(await bookingOf(rental)).toMatchObject({ pickedUpAt: deps.clock.now() });
  });

  test('is taken once, however often it is sent', async () => {
    const rental = await rent(deps);
    const { id } = await fillIn(deps, rental, await start(deps, rental));
    const answers = await Promise.all([sign(deps, rental, id), sign(deps, rental, id), sign(deps, rental, id)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual([
      'handover-signed',
      'handover-signed',
    ]);
  });
});

test('what was ordered with the booking is counted with the equipment', async () => {
  const rental = await rent(deps);
  await deps.db
    .insertInto('service')
    .values({ key: 'lashingKit', unit: 'once', position: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await deps.db
    .insertInto('bookingService')
    .values({
      bookingId: rental.bookingId,
      businessUnitId: rental.actor.businessUnitId,
      serviceKey: 'lashingKit',
      unit: 'once',
      unitPriceCents: 5900,
      netCents: 5900,
    })
    .execute();
  const begun = await start(deps, rental);
  expect(begun.plan.ordered).toEqual({ lashingStraps: 20, edgeProtectors: 10, lockBars: 2 });
  const { lockBars: _bars, ...equipment } = wholeParts(begun).equipment ?? {};
  const { id } = await fillIn(deps, rental, begun, { equipment });
  expect(await sign(deps, rental, id)).toMatchObject({
    error: { details: { obstacles: [{ step: 'equipment', missing: ['lockBars'] }] } },
  });
  valueOf(await save(rental, id, { equipment: { ...equipment, lockBars: 2 } }));
  expect(await sign(deps, rental, id)).toMatchObject({ ok: true });
});
