import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listVariantPaths } from '#domain/image/image-variant.ts';
import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { remindCertificates } from '#services/admin/trailer/remind-certificates.ts';
import { planWorkshop } from '#services/admin/trailer/plan-workshop.ts';
import { setTrailerStatus } from '#services/admin/trailer/set-trailer-status.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import type { Browser } from '../support/browser.ts';
import { PDF, trailerInput } from '../support/fleet-world.ts';
import { makeBooking, makePriceList, makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin, signIn } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let shop: TestApp;
let operator: Browser;
let admin: PlatformAdmin;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  const person = await makePlatformAdmin(shop.deps);
  admin = { kind: 'platformAdmin', role: 'admin', userId: person.userId };
  operator = shop.newBrowser();
  await signIn(operator, person);
  await makePriceList(shop.deps.db, { plane: [4200, 3200, 2400, 2000], cool: [9500, 7800, 6200, 5400] });
  depotId = await makeOpenDepot(shop.deps.db, { timeZone: 'Europe/Bucharest' });
});
afterAll(() => shop[Symbol.asyncDispose]());

const read = async <T>(response: Response): Promise<T> => JSON.parse(await response.text()) as T;
const draft = async (more: Parameters<typeof trailerInput>[1] = {}): Promise<AdminTrailer> => {
  const response = await operator.post('/api/admin/trailers', trailerInput(depotId, more));
  expect(response.status).toBe(201);
  return read<AdminTrailer>(response);
};
/** One that has been completed and is on offer. */
const create = async (more: Parameters<typeof trailerInput>[1] = {}): Promise<AdminTrailer> => {
  const trailer = await draft({ facts: { roof: 'sliding' }, ...more });
  await shop.deps.db
    .updateTable('trailer')
    .set({ status: 'active', certifiedUntil: '2099-12-31' })
    .where('id', '=', trailer.id)
    .execute();
  return trailer;
};
const ifMatch = (version: number) => ({ headers: { 'If-Match': `"${version}"` } });
const auditOf = async (objectId: string): Promise<readonly string[]> => {
  const rows = await shop.deps.db
    .selectFrom('auditLog')
    .select(['action', 'actorId'])
    .where('objectId', '=', objectId)
    .orderBy('id')
    .execute();
  expect(rows.every(({ actorId }) => actorId === admin.userId)).toBe(true);
  return rows.map(({ action }) => action);
};
const bookingFor = async (trailerId: string, from: string, to: string): Promise<string> => {
  const { businessUnitId, userId } = await makeCustomer(shop.deps);
  const period = { startsAt: new Date(from), endsAt: new Date(to) };
  const bookingId = await makeBooking(shop.deps.db, { businessUnitId, trailerId, createdBy: userId, ...period });
  await shop.deps.db
    .insertInto('allocation')
    .values({ trailerId, kind: 'rental', bookingId, ...period })
    .execute();
  return bookingId;
};

describe('a trailer', () => {
  test('is created, found by a customer, changed and logged', async () => {
    const trailer = await create();
    expect(trailer).toMatchObject({ status: 'draft', situation: 'draft', facts: { roof: 'sliding' }, version: 1 });
    const found = await shop.newBrowser().get(`/api/trailers?q=${trailer.number}`);
    expect(await found.text()).toContain(trailer.id);
    const changed = await operator.send('PATCH', `/api/admin/trailers/${trailer.id}`, {
      body: { model: 'Mega Liner', facts: { roof: 'lift' } },
      ...ifMatch(1),
    });
    expect(await read(changed)).toMatchObject({ model: 'Mega Liner', facts: { roof: 'lift' }, version: 2 });
    expect(await auditOf(trailer.id)).toEqual(['trailer.create', 'trailer.change']);
  });

  test('is a draft that nobody else sees until it is complete and offered', async () => {
    const { id, number, requiredCertificates, gaps } = await draft({ tailLiftKg: 2000 });
    expect(requiredCertificates).toEqual(['hu', 'xl', 'tailLift']);
    expect(gaps).toHaveLength(3);
    const guest = shop.newBrowser();
    const isShown = async () => (await (await guest.get(`/api/trailers?q=${number}`)).text()).includes(id);
    expect(await isShown()).toBe(false);
    expect((await guest.get(`/api/trailers/${id}`)).status).toBe(404);
    expect(await (await operator.get(`/api/admin/trailers?incomplete=true&q=${number}`)).text()).toContain(id);
    const put = (kind: string, validUntil: string) =>
      operator.send('PUT', `/api/admin/trailers/${id}/certificates/${kind}`, { body: { validUntil } });
    const offer = () => operator.send('PUT', `/api/admin/trailers/${id}/status`, { body: { status: 'active' } });
    await put('hu', '2020-01-01');
    await put('xl', '2040-01-01');
    const refused = await offer();
    expect(refused.status).toBe(409);
    expect(await read(refused)).toMatchObject({
      code: 'trailer-incomplete',
      gaps: [
        { what: 'certificate', kind: 'tailLift', isExpired: false },
        { what: 'certificate', kind: 'hu', isExpired: true },
      ],
    });
    await put('hu', '2040-01-01');
    await put('tailLift', '2040-01-01');
    expect(await read(await offer())).toMatchObject({ status: 'active', situation: 'free', gaps: [] });
    expect(await isShown()).toBe(true);
    expect(await (await operator.get(`/api/admin/trailers?incomplete=true&q=${number}`)).text()).not.toContain(id);
    expect(await auditOf(id)).toContain('trailer.status');
    const back = await operator.send('PUT', `/api/admin/trailers/${id}/status`, { body: { status: 'draft' } });
    expect(await read(back)).toMatchObject({ code: 'illegal-state' });
  });

  test('has no price of another type, and keeps one that it had before', async () => {
    const fields = await operator.post('/api/admin/trailers', trailerInput(depotId, { priceClass: 'cool' }));
    expect(await read(fields)).toMatchObject({ fields: { priceClass: 'unknown' } });
    const { id } = await create();
    const changed = await operator.send('PATCH', `/api/admin/trailers/${id}`, { body: { priceClass: 'cool' } });
    expect(await read(changed)).toMatchObject({ fields: { priceClass: 'unknown' } });
  });

  test('that somebody else has changed is refused with what it is now', async () => {
    const { id, plate } = await create();
    await operator.send('PATCH', `/api/admin/trailers/${id}`, { body: { make: 'Kögel' } });
    const stale = await operator.send('PATCH', `/api/admin/trailers/${id}`, { body: { plate: 'X' }, ...ifMatch(1) });
    expect(stale.status).toBe(409);
    expect(await read(stale)).toMatchObject({ code: 'stale-version', current: { make: 'Kögel', plate } });
  });

  test('says beside each field what is wrong with it', async () => {
    const { number, plate, vin } = await create();
    const fieldsOf = async (more: object) =>
      (
        await read<{ fields: unknown }>(
          await operator.post('/api/admin/trailers', { ...trailerInput(depotId), ...more }),
        )
      ).fields;
    expect(await fieldsOf({ number })).toEqual({ number: 'taken' });
    expect(await fieldsOf({ plate })).toEqual({ plate: 'taken' });
    expect(await fieldsOf({ vin })).toEqual({ vin: 'taken' });
    expect(await fieldsOf({ vin: 'IOQ' })).toEqual({ vin: 'vin' });
    expect(await fieldsOf({ priceClass: 'gold', depotId: randomUUID(), subType: 'mono' })).toEqual({
      priceClass: 'unknown',
      depotId: 'unknown',
      subType: 'unknown',
    });
    expect(await fieldsOf({ facts: { atpClass: 'FRC', roof: 'glass' } })).toEqual({
      'facts.atpClass': 'unknown',
      'facts.roof': 'invalid-value',
    });
    expect(await fieldsOf({ status: 'retired' })).toEqual({ status: 'unrecognized-keys' });
    expect(await fieldsOf({ type: '', depotId: '' })).toEqual({ type: 'required', depotId: 'required' });
    expect(await fieldsOf({ type: 'boat', depotId: 'here' })).toEqual({ type: 'unknown', depotId: 'id' });
  });

  test('that is retired disappears from the search and stays in the list of the retired', async () => {
    const { id, number } = await create();
    const retired = await operator.send('PUT', `/api/admin/trailers/${id}/status`, { body: { status: 'retired' } });
    expect(await read(retired)).toMatchObject({ status: 'retired', situation: 'retired' });
    expect(await (await shop.newBrowser().get(`/api/trailers?q=${number}`)).text()).not.toContain(id);
    expect((await shop.newBrowser().get(`/api/trailers/${id}`)).status).toBe(404);
    expect(await (await operator.get(`/api/admin/trailers?q=${number}`)).text()).not.toContain(id);
    expect(await (await operator.get(`/api/admin/trailers?q=${number}&status=retired`)).text()).toContain(id);
    const back = await operator.send('PUT', `/api/admin/trailers/${id}/status`, { body: { status: 'active' } });
    expect(await read(back)).toMatchObject({ code: 'illegal-state' });
    expect(await auditOf(id)).toEqual(['trailer.create', 'trailer.retire']);
  });

  test('that is booked is neither retired nor moved to another depot', async () => {
    const { id } = await create();
    const bookingId = await bookingFor(id, `${NEXT_YEAR}-02-01T08:00:00Z`, `${NEXT_YEAR}-02-03T08:00:00Z`);
    const retire = await operator.send('PUT', `/api/admin/trailers/${id}/status`, { body: { status: 'retired' } });
    expect(await read(retire)).toMatchObject({ code: 'illegal-state', inTheWay: [{ id: bookingId }] });
    const body = { depotId: await makeOpenDepot(shop.deps.db) };
    const move = await operator.send('PATCH', `/api/admin/trailers/${id}`, { body });
    expect(await read(move)).toMatchObject({ code: 'illegal-state', inTheWay: [{ id: bookingId }] });
  });

  test('is searched, filtered, sorted, paged and exported', async () => {
    const cool = { type: 'cool', subType: 'mono', priceClass: 'cool', facts: {}, make: 'Zebra' } as const;
    const numbers = ['ZZ-3', 'ZZ-1', 'ZZ-2'];
    for (const number of numbers) await create({ ...cool, number });
    const page = async (query: string) => {
      const found = await read<{ items: AdminTrailer[]; nextCursor: string | null }>(
        await operator.get(`/api/admin/trailers?q=zebra&type=cool&depot=${depotId}${query}`),
      );
      return { numbers: found.items.map(({ number }) => number), nextCursor: found.nextCursor };
    };
    const first = await page('&limit=2');
    expect(first.numbers).toEqual(['ZZ-1', 'ZZ-2']);
    expect(await page(`&limit=2&cursor=${first.nextCursor}`)).toEqual({ numbers: ['ZZ-3'], nextCursor: null });
    expect((await page('&sort=-number')).numbers).toEqual(['ZZ-3', 'ZZ-2', 'ZZ-1']);
    expect((await page('&sort=createdAt')).numbers).toHaveLength(3);
    expect((await page('&sort=certificate&limit=2')).numbers).toHaveLength(2);
    expect((await page('&certificate=expired')).numbers).toEqual([]);
    expect((await operator.get(`/api/admin/trailers?cursor=${first.nextCursor}&sort=plate`)).status).toBe(422);
    const file = await operator.get('/api/admin/trailers.csv?q=zebra');
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect((await file.text()).trim().split('\r\n')).toHaveLength(4);
  });
});

describe('photos', () => {
  const picture = () =>
    sharp({ create: { width: 16, height: 9, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
  const send = (id: string, photoId: string, bytes: Uint8Array) =>
    operator.send('PUT', `/api/admin/trailers/${id}/photos/${photoId}`, { bytes });

  test('are added, arranged, described, shown to customers and removed', async () => {
    const { id } = await create();
    const [a, b] = [randomUUID(), randomUUID()];
    await send(id, a, await picture());
    const { photos, version } = await read<AdminTrailer>(await send(id, b, await picture()));
    expect(photos.map((photo) => photo.id)).toEqual([a, b]);
    const arrangement = [
      { id: b, alt: 'From the left' },
      { id: a, alt: null },
    ];
    const arranged = await operator.send('PUT', `/api/admin/trailers/${id}/gallery`, {
      body: { photos: arrangement },
      ...ifMatch(version),
    });
    const now = await read<AdminTrailer>(arranged);
    expect(now.photos.map((photo) => photo.id)).toEqual([b, a]);
    const shown = await read<{ images: { url: string; alt: string }[] }>(
      await shop.newBrowser().get(`/api/trailers/${id}`),
    );
    expect(shown.images.map(({ url }) => url)).toEqual(now.photos.map(({ url }) => url));
    expect(shown.images[0]?.alt).toBe('From the left');
    const removed = await operator.send('DELETE', `/api/admin/trailers/${id}/photos/${b}`);
    expect((await read<AdminTrailer>(removed)).photos.map((photo) => photo.id)).toEqual([a]);
    const path = now.photos[0]?.url.slice(1) ?? '';
    const [variant = ''] = listVariantPaths(path);
    await shop.workOffOutbox('make-variants');
    expect(await shop.deps.storage.get(variant)).toBeDefined();
    await shop.workOffOutbox('delete-files');
    expect(await shop.deps.storage.get(path)).toBeUndefined();
    expect(await shop.deps.storage.get(variant)).toBeUndefined();
    expect(await auditOf(id)).toEqual(['trailer.create', 'photo.add', 'photo.add', 'photo.arrange', 'photo.remove']);
  });

  test('that another trailer shows as well stay for it', async () => {
    const [{ id }, { id: twin }] = [await create(), await create()];
    const photoId = randomUUID();
    await send(id, photoId, await picture());
    const { db, storage } = shop.deps;
    const image = await db.selectFrom('trailerImage').selectAll().where('id', '=', photoId).executeTakeFirstOrThrow();
    await db
      .insertInto('trailerImage')
      .values({ ...image, id: randomUUID(), trailerId: twin })
      .execute();
    await operator.send('DELETE', `/api/admin/trailers/${id}/photos/${photoId}`);
    await shop.workOffOutbox('delete-files');
    expect(await storage.get(image.path)).toBeDefined();
  });

  test('sent twice are one', async () => {
    const { id } = await create();
    const photoId = randomUUID();
    await send(id, photoId, await picture());
    const again = await read<AdminTrailer>(await send(id, photoId, await picture()));
    expect(again.photos).toHaveLength(1);
  });

  test('are arranged only by who knows all of them', async () => {
    const { id } = await create();
    await send(id, randomUUID(), await picture());
    const body = { photos: [] };
    expect((await operator.send('PUT', `/api/admin/trailers/${id}/gallery`, { body })).status).toBe(409);
  });

  test('are pictures', async () => {
    const { id } = await create();
    expect((await send(id, randomUUID(), PDF)).status).toBe(415);
  });
});

describe('papers', () => {
  const put = (id: string, bytes: Uint8Array, kind = 'registration') =>
    operator.send('PUT', `/api/admin/trailers/${id}/documents/${randomUUID()}?kind=${kind}`, { bytes });

  test('are PDF files by their content, and are answered to the operator alone', async () => {
    const { id } = await create();
    const { documents } = await read<AdminTrailer>(await put(id, PDF));
    expect(documents).toMatchObject([{ kind: 'registration', bytes: PDF.length }]);
    const path = `/api/admin/trailers/${id}/documents/${documents[0]?.id}`;
    const file = await operator.get(path);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(file.headers.get('content-security-policy')).toMatch(/^sandbox; /);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(PDF);
    expect((await shop.newBrowser().get(path)).status).toBe(401);
    expect((await operator.send('DELETE', path)).status).toBe(200);
    expect((await operator.get(path)).status).toBe(404);
    expect(await auditOf(id)).toEqual(['trailer.create', 'document.add', 'document.remove']);
  });

  test('with scripts are refused', async () => {
    const { id } = await create();
    const bytes = new TextEncoder().encode(
      '%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>',
    );
    const answer = await put(id, bytes);
    expect([answer.status, (await answer.json()).fields]).toEqual([415, { document: 'scripts' }]);
  });

  test('of another kind or size are refused', async () => {
    const { id } = await create();
    expect((await put(id, new TextEncoder().encode('<html>%PDF-1.7'))).status).toBe(415);
    expect((await put(id, PDF, 'diary')).status).toBe(422);
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(PDF);
    expect((await put(id, large)).status).toBe(413);
  });
});

describe('certificates', () => {
  test('are renewed, decide whether a trailer is offered, and are removed', async () => {
    const { id, number } = await create();
    const path = `/api/admin/trailers/${id}/certificates/hu`;
    const put = await operator.send('PUT', path, { body: { validUntil: '2020-01-01', reference: 'HU 1' } });
    expect(await read(put)).toMatchObject({
      certifiedUntil: '2020-01-01',
      certificates: [{ kind: 'hu', reference: 'HU 1' }],
    });
    const free = async () => await (await shop.newBrowser().get(`/api/trailers?q=${number}&freeOnly=true`)).text();
    expect(await free()).not.toContain(id);
    expect(await (await operator.get('/api/admin/trailers?certificate=expired')).text()).toContain(id);
    await operator.send('PUT', path, { body: { validUntil: '2040-01-01' } });
    expect(await free()).toContain(id);
    expect(await read(await operator.send('DELETE', path))).toMatchObject({ certificates: [] });
    expect((await operator.send('DELETE', path)).status).toBe(404);
    const early = await operator.send('PUT', path, { body: { validUntil: '2030-01-01', issuedOn: '2031-01-01' } });
    expect(await read(early)).toMatchObject({ fields: { validUntil: 'before-from' } });
  });

  test('that end soon are called to mind once, and again when the end comes closer or moves', async () => {
    await using other = await createTestApp();
    const { db, clock } = other.deps;
    const dayIn = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const trailerId = await makeTrailer(db);
    const retired = await makeTrailer(db, { status: 'retired' });
    for (const id of [trailerId, retired]) {
      await db
        .insertInto('certificate')
        .values({ trailerId: id, kind: 'hu', validUntil: dayIn(20) })
        .execute();
    }
    await db
      .insertInto('certificate')
      .values({ trailerId, kind: 'sp', validUntil: dayIn(200) })
      .execute();
    const { email } = await makePlatformAdmin(other.deps);
    expect(await remindCertificates(other.deps)).toBe(1);
    expect(await remindCertificates(other.deps)).toBe(0);
    await other.workOffOutbox();
    expect(other.mails.map(({ to }) => to)).toEqual([email]);
    expect(other.mails[0]?.text).toContain('HU');
    const both = await Promise.all([remindCertificates(other.deps), remindCertificates(other.deps)]);
    expect(both).toEqual([0, 0]);
    other.passTime(14 * 86_400);
    expect(await remindCertificates(other.deps)).toBe(1);
    await db
      .updateTable('certificate')
      .set({ validUntil: dayIn(25) })
      .where('kind', '=', 'hu')
      .execute();
    expect(await remindCertificates(other.deps)).toBe(1);
  });
});

describe('a stay in the workshop', () => {
  const STAY = { from: `${NEXT_YEAR}-05-03T08:00`, to: `${NEXT_YEAR}-05-04T17:00`, note: 'Brakes' };

  test('is planned in the time of the depot, changed and cancelled', async () => {
    const { id } = await create();
    const planned = await read<AdminTrailer>(await operator.post(`/api/admin/trailers/${id}/allocations`, STAY));
    expect(planned.workshop).toMatchObject([
      { from: `${NEXT_YEAR}-05-03T05:00:00.000Z`, to: `${NEXT_YEAR}-05-04T14:00:00.000Z`, note: 'Brakes', version: 1 },
    ]);
    const path = `/api/admin/trailers/${id}/allocations/${planned.workshop[0]?.id}`;
    const body = { ...STAY, to: `${NEXT_YEAR}-05-05T17:00`, note: '' };
    const moved = await read<AdminTrailer>(await operator.send('PATCH', path, { body, ...ifMatch(1) }));
    expect(moved.workshop).toMatchObject([{ to: `${NEXT_YEAR}-05-05T14:00:00.000Z`, note: null, version: 2 }]);
    expect((await operator.send('PATCH', path, { body, ...ifMatch(1) })).status).toBe(409);
    expect(await read(await operator.send('DELETE', path, ifMatch(2)))).toMatchObject({ workshop: [] });
    expect(await auditOf(id)).toEqual(['trailer.create', 'workshop.plan', 'workshop.move', 'workshop.cancel']);
  });

  test('does not take a time in which the trailer is booked, and says by whom', async () => {
    const { id } = await create();
    const bookingId = await bookingFor(id, `${NEXT_YEAR}-05-04T08:00:00Z`, `${NEXT_YEAR}-05-06T08:00:00Z`);
    await bookingFor(id, `${NEXT_YEAR}-06-04T08:00:00Z`, `${NEXT_YEAR}-06-06T08:00:00Z`);
    const refused = await operator.post(`/api/admin/trailers/${id}/allocations`, STAY);
    expect(refused.status).toBe(409);
    const problem = await read<{ code: string; inTheWay: { id: string }[] }>(refused);
    expect(problem.code).toBe('trailer-taken');
    expect(problem.inTheWay.map((booking) => booking.id)).toEqual([bookingId]);
  });

  test('has an end after its beginning, and not in the past', async () => {
    const { id } = await create();
    const fieldsOf = async (body: object) =>
      (await read<{ fields: unknown }>(await operator.post(`/api/admin/trailers/${id}/allocations`, body))).fields;
    expect(await fieldsOf({ ...STAY, to: STAY.from })).toEqual({ to: 'before-from' });
    expect(await fieldsOf({ from: '2020-01-01T08:00', to: '2020-01-02T08:00' })).toEqual({ to: 'past' });
    expect(await fieldsOf({ from: `${NEXT_YEAR}-01-01`, to: `${NEXT_YEAR}-01-02T08:00` })).toEqual({
      from: 'wall-time',
    });
  });

  /** Without the lock of `alterTrailer` and the exclusion constraint both sides of a race would win. */
  test('and an order that race for the same time never both have the trailer', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { trailerIds } = await makeRentalWorld(shop.deps);
      const trailerId = trailerIds[0] ?? '';
      const customer = await makeCustomer(shop.deps);
      const period = periodFrom(shop.deps.clock.now(), 5);
      const cart = await fillCart(shop.deps, customer, [{ trailerId, ...period }]);
      const input = { from: period.from.slice(0, 16), to: period.to.slice(0, 16) };
      const [placed, planned] = await Promise.all([
        order(shop.deps, customer, cart),
        planWorkshop(shop.deps, admin, { trailerId, input }),
      ]);
      expect([placed.ok, planned.ok].filter(Boolean)).toHaveLength(1);
      const allocations = await shop.deps.db
        .selectFrom('allocation')
        .select('kind')
        .where('trailerId', '=', trailerId)
        .execute();
      expect(allocations).toHaveLength(1);
      expect(allocations[0]?.kind).toBe(placed.ok ? 'rental' : 'workshop');
    }
  });

  test('and the extension of a rental that race for the same time never both have the trailer', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { trailerIds } = await makeRentalWorld(shop.deps);
      const trailerId = trailerIds[0] ?? '';
      const customer = await makeCustomer(shop.deps);
      const period = periodFrom(shop.deps.clock.now(), 5);
      const placed = await order(shop.deps, customer, await fillCart(shop.deps, customer, [{ trailerId, ...period }]));
      if (!placed.ok) throw new Error(JSON.stringify(placed.error));
      const bookingId = placed.value.order.lineItems[0]?.bookingId ?? '';
      const later = (days: number) => new Date(Date.parse(period.to) + days * 86_400_000).toISOString();
      const input = { from: later(1).slice(0, 16), to: later(3).slice(0, 16) };
      const [extended, planned] = await Promise.all([
        extendBooking(shop.deps, customer, { bookingId, input: { to: later(2) } }),
        planWorkshop(shop.deps, admin, { trailerId, input }),
      ]);
      expect([extended.ok, planned.ok].filter(Boolean)).toHaveLength(1);
    }
  });

  test('a trailer that is retired while somebody orders it is never ordered after that', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { trailerIds } = await makeRentalWorld(shop.deps);
      const trailerId = trailerIds[0] ?? '';
      const customer = await makeCustomer(shop.deps);
      const cart = await fillCart(shop.deps, customer, [{ trailerId, ...periodFrom(shop.deps.clock.now(), 5) }]);
      const [placed, retired] = await Promise.all([
        order(shop.deps, customer, cart),
        setTrailerStatus(shop.deps, admin, { trailerId, input: { status: 'retired' } }),
      ]);
      expect([placed.ok, retired.ok].filter(Boolean)).toHaveLength(1);
    }
  });
});
