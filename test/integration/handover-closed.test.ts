import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listPhotos } from '#db/handover/handover-photo.queries.ts';
import type { Deps } from '#services/deps.ts';
import { removePhoto } from '#services/handover/remove-photo.ts';
import { saveParts } from '#services/handover/save-parts.ts';
import { signHandover } from '#services/handover/sign-handover.ts';
import { storePhoto } from '#services/handover/store-photo.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import {
  bodyOf,
  BY_BOTH,
  BY_CUSTOMER,
  fillIn,
  handOver,
  makePhoto,
  rent,
  sign,
  start,
  type Rental,
} from '../support/handover-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let deps: Deps;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
});
afterAll(async () => {
  expect(await findBrokenOrders(deps.db)).toEqual([]);
  await shop[Symbol.asyncDispose]();
});

const put = async ({ actor, bookingId }: Rental, handoverId: string, position: string, shade: number) =>
  storePhoto(deps, actor, { bookingId, handoverId, position, body: bodyOf(await makePhoto(shade)) });
const rowsOf = async (handoverId: string) => ({
  handover: await deps.db.selectFrom('handover').selectAll().where('id', '=', handoverId).executeTakeFirst(),
  photos: await listPhotos(deps.db, handoverId),
});

describe('a signed protocol', () => {
  test('is changed by no call', async () => {
    const rental = await rent(deps);
    const { id } = await handOver(deps, rental, 'pickUp');
    const before = await rowsOf(id);
    const Cookie = await signInDirectly(deps, rental.actor.userId);
    const browser = shop.newBrowser();
    const path = `/api/bookings/${rental.bookingId}/handovers/${id}`;
    const headers = { Cookie };
    const answers = await Promise.all([
      browser.send('PATCH', path, { body: { mileage: { km: 999_999 } }, headers }),
      browser.send('PUT', `${path}/photos/front`, { bytes: await makePhoto(1), headers }),
      browser.send('PUT', `${path}/photos/damage-${randomUUID()}-1`, { bytes: await makePhoto(1), headers }),
      browser.send('DELETE', `${path}/photos/front`, { headers }),
      browser.send('POST', `${path}/sign`, { body: BY_BOTH, headers }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(409);
      expect(JSON.parse(await answer.text())).toMatchObject({ code: 'handover-signed' });
    }
    // Starting it again answers it as it is.
    const again = await browser.send('POST', `/api/bookings/${rental.bookingId}/handovers`, {
      body: { kind: 'pickUp' },
      headers,
    });
    expect(JSON.parse(await again.text())).toMatchObject({ id, signedAt: expect.any(String) });
    expect(await rowsOf(id)).toEqual(before);
  });

  test('is put on paper once, for however many ask at the same moment', async () => {
    const rental = await rent(deps);
    const { id } = await handOver(deps, rental, 'pickUp');
    const Cookie = await signInDirectly(deps, rental.actor.userId);
    const path = `/api/bookings/${rental.bookingId}/handovers/${id}`;
    const render = vi.spyOn(deps.pdf, 'renderHandoverProtocol');
    const read = async () => Buffer.from(await (await shop.newBrowser().get(`${path}.pdf`, { Cookie })).arrayBuffer());
    const papers = [...(await Promise.all(Array.from({ length: 5 }, read))), await read()];
    expect(new Set(papers.map((bytes) => bytes.toString('base64'))).size).toBe(1);
    expect(render).toHaveBeenCalledOnce();
    render.mockRestore();
  });

  test('has photos that no browser keeps', async () => {
    const rental = await rent(deps);
    const { id } = await handOver(deps, rental, 'pickUp');
    const Cookie = await signInDirectly(deps, rental.actor.userId);
    const path = `/api/bookings/${rental.bookingId}/handovers/${id}/photos/front`;
    const photo = await shop.newBrowser().get(path, { Cookie });
    expect([photo.status, photo.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test('is changed by no statement', async () => {
    const rental = await rent(deps);
    const { id } = await handOver(deps, rental, 'pickUp');
    const photo = { handoverId: id, path: 'handover/x.webp', sha256: Buffer.alloc(32), width: 1, height: 1 };
    const attempts = [
      deps.db.updateTable('handover').set({ parts: '{}' }).where('id', '=', id),
      deps.db.updateTable('handover').set({ signedAt: null, signatures: null }).where('id', '=', id),
      deps.db.deleteFrom('handover').where('id', '=', id),
      deps.db.insertInto('handoverPhoto').values({ ...photo, position: 'attic' }),
      deps.db.updateTable('handoverPhoto').set({ path: 'other' }).where('handoverId', '=', id),
      deps.db.deleteFrom('handoverPhoto').where('handoverId', '=', id),
    ];
    for (const attempt of attempts) await expect(attempt.execute()).rejects.toThrow('a signed handover never changes');
  });

  test('a photo that arrives while it is being signed waits, and is refused by the database itself', async () => {
    const rental = await rent(deps);
    const { id } = await fillIn(deps, rental, await start(deps, rental));
    const { promise: isSigned, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
    const signing = deps.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('handover')
        .set({ signedAt: deps.clock.now(), signatures: '{"customer":{"refusedBecause":"x"},"depot":null}' })
        .where('id', '=', id)
        .execute();
      written();
      await isSigned;
    });
    await isWritten;
    // Without the lock that the trigger takes first, this statement would see no signature and go through.
    const late = deps.db
      .insertInto('handoverPhoto')
      .values({ handoverId: id, position: 'attic', path: 'x', sha256: Buffer.alloc(32), width: 1, height: 1 })
      .execute();
    const ended = Promise.allSettled([signing, late]);
    letGo();
    expect(await ended).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { message: 'a signed handover never changes' } },
    ]);
  });
});

describe('at once', () => {
  test('of two signatures one closes the protocol, and the rental begins once', async () => {
    const rental = await rent(deps);
    const { id } = await fillIn(deps, rental, await start(deps, rental));
    const answers = await Promise.all([sign(deps, rental, id, BY_CUSTOMER), sign(deps, rental, id, BY_CUSTOMER)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'handover-signed' } });
    const logged = await deps.db
      .selectFrom('auditLog')
      .select('action')
      .where('objectId', 'in', [id, rental.bookingId])
      .where('action', 'in', ['handover.sign', 'booking.pickUp'])
      .execute();
    expect(logged.map(({ action }) => action).toSorted()).toEqual(['booking.pickUp', 'handover.sign']);
  });

  test('photos and a signature: whatever is accepted is in the protocol, and nothing else', async () => {
    const rental = await rent(deps);
    const { id } = await fillIn(deps, rental, await start(deps, rental));
    const before = await listPhotos(deps.db, id);
    const [signed, ...uploads] = await Promise.all([
      sign(deps, rental, id, BY_CUSTOMER),
      ...['front', 'left', 'right', 'rear', 'inside'].map((position, i) => put(rental, id, position, 150 + i)),
    ]);
    expect(signed).toMatchObject({ ok: true });
    const after = await listPhotos(deps.db, id);
    const changed = after.filter(
      ({ position, path }) => before.find((old) => old.position === position)?.path !== path,
    );
    expect(changed.map(({ position }) => position).toSorted()).toEqual(
      uploads.flatMap((upload) => (upload.ok ? [upload.value.position] : [])).toSorted(),
    );
    const refusals = uploads.flatMap((upload) => (upload.ok ? [] : [upload.error.code]));
    expect(refusals.filter((code) => code !== 'handover-signed')).toEqual([]);
    for (const { path } of after) expect(await deps.storage.get(path)).toBeDefined();
  });

  test('whoever signs a summary that has changed meanwhile is told', async () => {
    const rental = await rent(deps);
    const { actor, bookingId } = rental;
    const { id: handoverId, version } = await fillIn(deps, rental, await start(deps, rental));
    await saveParts(deps, actor, { bookingId, handoverId, input: { cleanliness: { isClean: false } } });
    const stale = { bookingId, handoverId, input: BY_CUSTOMER, version };
    expect(await signHandover(deps, actor, stale)).toMatchObject({
      error: { code: 'stale-version', details: { current: { version: version + 1 } } },
    });
    expect(await signHandover(deps, actor, { ...stale, version: version + 1 })).toMatchObject({ ok: true });
  });
});

describe('photos', () => {
  test('the same one again changes nothing and leaves no second file', async () => {
    const rental = await rent(deps);
    const { id } = await start(deps, rental);
    const first = await put(rental, id, 'front', 90);
    const [before] = await listPhotos(deps.db, id);
    expect(await put(rental, id, 'front', 90)).toEqual(first);
    expect(await listPhotos(deps.db, id)).toEqual([before]);
    expect(await deps.storage.get(before?.path ?? '')).toBeDefined();
  });

  test('another one takes the place of the first, whose file is gone', async () => {
    const rental = await rent(deps);
    const { id } = await start(deps, rental);
    await put(rental, id, 'front', 90);
    const [before] = await listPhotos(deps.db, id);
    const replaced = await put(rental, id, 'front', 91);
    const [after] = await listPhotos(deps.db, id);
    expect(after?.path).not.toBe(before?.path);
    expect(await deps.storage.get(before?.path ?? '')).toBeUndefined();
    expect(replaced).toMatchObject({ value: { position: 'front', url: expect.stringContaining('?v=') } });
  });

  test('can be taken back, also twice', async () => {
    const rental = await rent(deps);
    const { actor, bookingId } = rental;
    const { id: handoverId } = await start(deps, rental);
    await put(rental, handoverId, 'front', 90);
    const which = { bookingId, handoverId, position: 'front' };
    expect(await removePhoto(deps, actor, which)).toMatchObject({ ok: true });
    expect(await removePhoto(deps, actor, which)).toMatchObject({ ok: true });
    expect(await listPhotos(deps.db, handoverId)).toEqual([]);
  });

  test.each(['attic', 'coolingDisplay', 'damage-1-1', '..%2F..%2Fsecret'])(
    'have no place called %s',
    async (position) => {
      const rental = await rent(deps);
      const { id } = await start(deps, rental);
      expect(await put(rental, id, position, 90)).toMatchObject({ error: { code: 'not-found' } });
    },
  );

  test('that are no pictures are refused', async () => {
    const rental = await rent(deps);
    const { actor, bookingId } = rental;
    const { id: handoverId } = await start(deps, rental);
    const body = bodyOf(new TextEncoder().encode('<svg onload="alert(1)"/>'));
    expect(await storePhoto(deps, actor, { bookingId, handoverId, position: 'front', body })).toMatchObject({
      error: { code: 'unsupported-media-type' },
    });
  });

  test('are not public', async () => {
    const rental = await rent(deps);
    const { id } = await start(deps, rental);
    await put(rental, id, 'front', 90);
    const [photo] = await listPhotos(deps.db, id);
    const browser = shop.newBrowser();
    const optimised = await browser.get(`/_image?url=${encodeURIComponent(`/${photo?.path}`)}&w=640&q=75`);
    expect(optimised.status).toBeGreaterThanOrEqual(400);
    expect((await browser.get(`/api/bookings/${rental.bookingId}/handovers/${id}/photos/front`)).status).toBe(401);
  });
});
