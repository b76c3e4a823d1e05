import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFolderStorage } from '#adapters/storage/folder-storage.ts';
import { requireSameInstallation } from '#server/require-same-installation.ts';
import { seal } from '#services/secret/seal.ts';
import { makeBooking, makeTrailer } from '../support/make-rows.ts';
import { makePerson, type Person } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const OLD = 'the key of the first installation';
const NEW = 'the key that takes over from it...';

let shop: TestApp;
let folder = '';
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  await shop.deps.db.deleteFrom('installation').execute();
  folder = await mkdtemp(path.join(tmpdir(), 'trailyard-same-'));
  return () => rm(folder, { recursive: true, force: true });
});

const start = (secretKey: string, { before, files = 'files' }: { before?: string; files?: string } = {}) =>
  requireSameInstallation({
    ...shop.deps,
    storage: createFolderStorage(path.join(folder, files)),
    settings: { ...shop.deps.settings, secretKey, openingKeys: [secretKey, ...(before === undefined ? [] : [before])] },
  });

test('the first start notes key and files, and later ones need the same', async () => {
  await start(OLD);
  await start(OLD);
  await expect(start(NEW)).rejects.toThrow('SECRET_KEY differs from the one that this database was set up with');
  await expect(start(OLD, { files: 'others' })).rejects.toThrow('The file storage differs from the one');
  await start(OLD);
});

test('a key that names the one before it takes over, and stands alone afterwards', async () => {
  await start(OLD);
  await start(NEW, { before: OLD });
  await start(NEW);
  await expect(start(OLD)).rejects.toThrow('SECRET_KEY differs');
  await start(OLD, { before: NEW });
  await start(OLD);
});

test('of first starts at once all agree on one mark', async () => {
  await Promise.all(Array.from({ length: 8 }, () => start(OLD)));
  await start(OLD);
  const rows = await shop.deps.db.selectFrom('installation').select('key').orderBy('key').execute();
  expect(rows).toEqual([{ key: 'secret-key' }, { key: 'storage' }]);
});

test('files that cannot be written end the start with a sentence', async () => {
  const storage = { ...shop.deps.storage, put: () => Promise.reject(new Error('EACCES: permission denied')) };
  await expect(requireSameInstallation({ ...shop.deps, storage })).rejects.toThrow(
    'The file storage cannot be used: EACCES: permission denied',
  );
});

describe('the first start that notes anything, of a shop in use,', () => {
  let person: Person;
  beforeAll(async () => {
    person = await makePerson(shop.deps);
  });
  const noted = async () =>
    (await shop.deps.db.selectFrom('installation').select('key').orderBy('key').execute()).map(({ key }) => key);

  test('needs a key that opens what is sealed, be it the one before', async () => {
    const sealLogin = (login: Buffer | null) =>
      shop.deps.db
        .updateTable('businessUnit')
        .set({ trailerConnectLoginEncrypted: login })
        .where('id', '=', person.businessUnitId)
        .execute();
    await sealLogin(seal(OLD, 'fleet'));
    await expect(start(NEW)).rejects.toThrow('SECRET_KEY does not open what this database keeps sealed');
    expect(await noted()).toEqual([]);
    await start(NEW, { before: OLD });
    expect(await noted()).toEqual(['secret-key', 'storage']);
    await sealLogin(null);
  });

  test('needs the newest paper', async () => {
    const { db } = shop.deps;
    const paper = 'documents/order/newest.pdf';
    const bookingId = await makeBooking(db, {
      businessUnitId: person.businessUnitId,
      createdBy: person.userId,
      trailerId: await makeTrailer(db),
    });
    const { orderId } = await db
      .selectFrom('booking')
      .select('orderId')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('document')
      .values({
        businessUnitId: person.businessUnitId,
        orderId,
        kind: 'orderConfirmation',
        locale: 'de',
        path: paper,
        bytes: 5,
        sha256: Buffer.alloc(32),
      })
      .execute();
    await expect(start(OLD)).rejects.toThrow(`The file storage lacks ${paper}, the newest paper of this database.`);
    expect(await noted()).toEqual(['secret-key']);
    await createFolderStorage(path.join(folder, 'files')).put(paper, Buffer.from('%PDF-'), 'application/pdf');
    await start(OLD);
    expect(await noted()).toEqual(['secret-key', 'storage']);
  });
});
