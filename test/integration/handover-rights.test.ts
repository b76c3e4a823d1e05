import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRemoteTelematics } from '#adapters/telematics/remote-telematics.ts';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import type { Deps } from '#services/deps.ts';
import { getHandover } from '#services/handover/get-handover.ts';
import { signHandover } from '#services/handover/sign-handover.ts';
import { startHandover } from '#services/handover/start-handover.ts';
import { getPosition } from '#services/telematics/get-position.ts';
import { getTrailerDocument } from '#services/trailer/get-document.ts';
import { listDocuments } from '#services/trailer/list-documents.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import { BY_BOTH, fillIn, handOver, makePhoto, rent, start, type Rental } from '../support/handover-world.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { makeCustomer } from '../support/rental-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
});
afterAll(() => shop[Symbol.asyncDispose]());

const setStatus = ({ bookingId }: Rental, status: BookingState) =>
  deps.db.updateTable('booking').set({ status }).where('id', '=', bookingId).execute();

async function addPaper({ trailerId }: Rental): Promise<string> {
  const path = `documents/trailer/${randomUUID()}.pdf`;
  await deps.storage.put(path, new TextEncoder().encode('%PDF-1.4 paper'), 'application/pdf');
  const { id } = await deps.db
    .insertInto('trailerDocument')
    .values({ trailerId, kind: 'registration', path, bytes: 14, sha256: Buffer.alloc(32) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('ids of another unit', () => {
  test('are unknown in every call, alone and mixed with own ones', async () => {
    const theirs = await rent(deps);
    const { id: theirHandover } = await handOver(deps, theirs, 'pickUp');
    const theirPaper = await addPaper(theirs);
    const own = await rent(deps);
    const { id: ownHandover } = await start(deps, own);
    const Cookie = await signInDirectly(deps, own.actor.userId);
    const browser = shop.newBrowser();
    const answer = async (method: string, path: string, more: object = {}) => {
      const response = await browser.send(method, path, { ...more, headers: { Cookie } });
      const { traceId: _trace, ...body } = JSON.parse(await response.text());
      return { status: response.status, body };
    };
    const unknown = await answer('GET', `/api/bookings/${randomUUID()}/handovers/${randomUUID()}`);
    expect(unknown.status).toBe(404);

    const bytes = await makePhoto();
    const callsOn = (booking: string, handover: string) => {
      const path = `/api/bookings/${booking}/handovers/${handover}`;
      return [
        answer('GET', path),
        answer('GET', `${path}.pdf`),
        answer('PATCH', path, { body: { mileage: { km: 1 } } }),
        answer('PUT', `${path}/photos/front`, { bytes }),
        answer('GET', `${path}/photos/front`),
        answer('DELETE', `${path}/photos/front`),
        answer('POST', `${path}/sign`, { body: BY_BOTH }),
      ];
    };
    const answers = await Promise.all([
      answer('POST', `/api/bookings/${theirs.bookingId}/handovers`, { body: { kind: 'return' } }),
      ...callsOn(theirs.bookingId, theirHandover),
      ...callsOn(own.bookingId, theirHandover),
      ...callsOn(theirs.bookingId, ownHandover),
      answer('GET', `/api/bookings/${theirs.bookingId}/documents`),
      answer('GET', `/api/bookings/${theirs.bookingId}/documents/${theirPaper}`),
      answer('GET', `/api/bookings/${own.bookingId}/documents/${theirPaper}`),
      answer('GET', `/api/bookings/${theirs.bookingId}/position`),
    ]);
    for (const refused of answers) expect(refused).toEqual(unknown);
  });
});

describe('who signs', () => {
  test('the operator works and signs the handover of any booking', async () => {
    const rental = await rent(deps, { keyBox: false });
    const { bookingId } = rental;
    expect(await startHandover(deps, operator, { bookingId, input: { kind: 'pickUp' } })).toMatchObject({ ok: true });
    const { id: handoverId } = await fillIn(deps, rental, await start(deps, rental));
    expect(await signHandover(deps, operator, { bookingId, handoverId, input: BY_BOTH })).toMatchObject({
      value: { booking: { status: 'onRent' } },
    });
    await shop.workOffOutbox();
    const { email } = await deps.db
      .selectFrom('userAccount')
      .select('email')
      .where('id', '=', rental.actor.userId)
      .executeTakeFirstOrThrow();
    const papers = shop.mails.filter(({ subject }) => subject.includes('Übernahmeprotokoll'));
    expect(papers.filter(({ to }) => to === email)).toHaveLength(1);
  });

  const roleOf = async (rental: Rental, role: Member['role']) =>
    makeCustomer(deps, { businessUnitId: rental.actor.businessUnitId, role });

  test.each([
    ['admin', 'ok'],
    ['dispatcher', 'ok'],
    ['accountant', 'forbidden'],
    ['viewer', 'forbidden'],
  ] as const)('%s of the unit: %s', async (role, expected) => {
    const rental = await rent(deps);
    const { id: handoverId } = await fillIn(deps, rental, await start(deps, rental));
    const member = await roleOf(rental, role);
    const { bookingId } = rental;
    const signed = await signHandover(deps, member, { bookingId, handoverId, input: BY_BOTH });
    expect(signed.ok ? 'ok' : signed.error.code).toBe(expected);
    // Everybody in the unit may read it.
    expect(await getHandover(deps, member, { bookingId, handoverId })).toMatchObject({ ok: true });
  });

  test('an admin in somebody’s name may fill it in, but not sign', async () => {
    const rental = await rent(deps);
    const impersonator: Actor = { ...rental.actor, impersonatedBy: operator.userId };
    const { id: handoverId } = await fillIn(deps, { ...rental, actor: impersonator }, await start(deps, rental));
    const { bookingId } = rental;
    expect(await getHandover(deps, impersonator, { bookingId, handoverId })).toMatchObject({
      value: { canSign: false },
    });
    expect(await signHandover(deps, impersonator, { bookingId, handoverId, input: BY_BOTH })).toMatchObject({
      error: { code: 'forbidden' },
    });
  });
});

describe('the papers of a trailer', () => {
  test.each([
    ['reserved', true],
    ['onRent', true],
    ['returnAnnounced', true],
    ['returned', false],
    ['closed', false],
    ['cancelled', false],
    ['noShow', false],
  ] as const)('of a booking that is %s: %s', async (status, isEntitled) => {
    const rental = await rent(deps);
    const { actor, bookingId, trailerId } = rental;
    const documentId = await addPaper(rental);
    await setStatus(rental, status);
    const listed = await listDocuments(deps, actor, bookingId);
    const url = `/api/bookings/${bookingId}/documents/${documentId}`;
    expect(listed).toMatchObject({ value: isEntitled ? [{ id: documentId, kind: 'registration', url }] : [] });
    const file = await getTrailerDocument(deps, actor, { bookingId, documentId });
    expect(file.ok ? file.value.filename : file.error.code).toMatch(isEntitled ? /-registration\.pdf$/ : /^not-found$/);
    expect(await getTrailerDocument(deps, operator, { bookingId, documentId })).toMatchObject({ ok: true });
    const page = await getTrailer(deps, actor, trailerId);
    expect(page).toMatchObject({ value: { documents: isEntitled ? [{ url }] : null } });
  });

  test('are read as a file by everybody in the unit', async () => {
    const rental = await rent(deps);
    const documentId = await addPaper(rental);
    const viewer = await makeCustomer(deps, { businessUnitId: rental.actor.businessUnitId, role: 'viewer' });
    const Cookie = await signInDirectly(deps, viewer.userId);
    const path = `/api/bookings/${rental.bookingId}/documents/${documentId}`;
    const response = await shop.newBrowser().get(path, { Cookie });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; /);
    expect(await response.text()).toBe('%PDF-1.4 paper');
  });
});

describe('the position of a trailer', () => {
  const positionOf = ({ actor, bookingId }: Rental, by: Actor = actor, needs: Partial<Deps> = {}) =>
    getPosition({ ...deps, ...needs }, by, bookingId);

  test.each(['reserved', 'returned', 'cancelled'] as const)('is not told while the booking is %s', async (status) => {
    const rental = await rent(deps);
    await setStatus(rental, status);
    for (const actor of [rental.actor, operator]) {
      expect(await positionOf(rental, actor)).toEqual({ ok: true, value: { position: null, reason: 'notOnRent' } });
    }
  });

  test('is told during the rental, to everybody in the unit and to the operator, and is the same for all', async () => {
    const rental = await rent(deps);
    await handOver(deps, rental, 'pickUp');
    shop.passTime(5 * 3600);
    const viewer = await makeCustomer(deps, { businessUnitId: rental.actor.businessUnitId, role: 'viewer' });
    const seen = await Promise.all([rental.actor, viewer, operator].map((actor) => positionOf(rental, actor)));
    expect(seen[0]).toMatchObject({ value: { position: { lat: expect.any(Number), lon: expect.any(Number) } } });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test('is unknown for a trailer without a transmitter', async () => {
    const rental = await rent(deps, { telematics: 'none' });
    await handOver(deps, rental, 'pickUp');
    expect(await positionOf(rental)).toMatchObject({ value: { position: null, reason: 'noTelematics' } });
  });

  test('is the last one reported since the pick-up, and none from before', async () => {
    const rental = await rent(deps);
    const report = (at: Date, lat: number, lon: number) =>
      deps.db.insertInto('trailerPosition').values({ trailerId: rental.trailerId, recordedAt: at, lat, lon }).execute();
    await report(new Date(deps.clock.now().getTime() - 3_600_000), 40, 20);
    shop.passTime(60);
    await handOver(deps, rental, 'pickUp');
    expect(await positionOf(rental)).not.toMatchObject({ value: { position: { lat: 40 } } });
    shop.passTime(3600);
    const at = deps.clock.now();
    await report(at, 45.75, 4.85);
    shop.passTime(86_400);
    expect(await positionOf(rental)).toMatchObject({
      value: { position: { lat: 45.75, lon: 4.85, at: at.toISOString(), place: 'Lyon' } },
    });
  });

  test('comes from the last report when the service is down, and there is none without one', async () => {
    const rental = await rent(deps);
    await handOver(deps, rental, 'pickUp');
    const failures: unknown[] = [];
    const telematics = createRemoteTelematics({
      url: 'http://127.0.0.1:1',
      token: undefined,
      onFailure: (error) => failures.push(error),
    });
    expect(await positionOf(rental, rental.actor, { telematics })).toMatchObject({
      value: { position: null, reason: 'noSignal' },
    });
    const recordedAt = deps.clock.now();
    await deps.db
      .insertInto('trailerPosition')
      .values({ trailerId: rental.trailerId, recordedAt, lat: 50, lon: 8 })
      .execute();
    expect(await positionOf(rental, rental.actor, { telematics })).toMatchObject({ value: { position: { lat: 50 } } });
    expect(failures).toHaveLength(2);
  });
});
