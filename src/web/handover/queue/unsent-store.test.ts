import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openMemoryStore } from './memory-store.ts';
import { familyOf, toScope } from './unsent-item.ts';
import { dropSignature, listSignatures, openUnsentStore, type UnsentStore } from './unsent-store.ts';

const PICK_UP = { bookingId: 'booking-1', kind: 'pickUp', handoverId: 'protocol-1' } as const;
const MINE = toScope('anna', PICK_UP);

describe.each([
  ['in the database of the browser', openUnsentStore],
  ['in memory', openMemoryStore],
])('%s', (_, open) => {
  let store: UnsentStore;

  beforeEach(async () => {
    store = await open(MINE);
    await store.clear();
  });

  const names = async () => (await store.list()).map(({ kind, name }) => `${kind} ${name}`);

  test('what was put in comes out in the same order, pictures byte for byte', async () => {
    await store.put('part', 'mileage', { mileageKm: 120_500 });
    await store.put('photo', 'left', new Blob(['a picture'], { type: 'image/webp' }));
    await store.put('part', 'driver', { driverName: 'Jan Kowalski' });
    const items = await store.list();
    expect(items.map(({ name }) => name)).toEqual(['mileage', 'left', 'driver']);
    expect(items[0]?.value).toEqual({ mileageKm: 120_500 });
    const picture = items[1]?.value;
    expect(picture).toBeInstanceOf(Blob);
    expect(await (picture as Blob).text()).toBe('a picture');
  });

  test('a newer value takes the place of the older one and goes to the end', async () => {
    await store.put('part', 'mileage', 1);
    await store.put('part', 'driver', 'Jan');
    await store.put('part', 'mileage', 2);
    expect((await store.list()).map(({ name, value }) => [name, value])).toEqual([
      ['driver', 'Jan'],
      ['mileage', 2],
    ]);
  });

  test('a draft and the confirmed answer of the same step stand side by side', async () => {
    await store.put('part', 'mileage', 1);
    await store.put('draft', 'mileage', 12);
    expect(await names()).toEqual(['part mileage', 'draft mileage']);
    await store.forget('draft', 'mileage');
    expect(await names()).toEqual(['part mileage']);
  });

  test('dropping what was sent leaves what took its place meanwhile', async () => {
    await store.put('part', 'mileage', 1);
    const [sent] = await store.list();
    await store.put('part', 'mileage', 2);
    await store.drop(sent?.id ?? 0);
    expect((await store.list()).map(({ value }) => value)).toEqual([2]);
  });

  test('a refusal stays with the item, and not with its successor', async () => {
    await store.put('photo', 'left', 'too large');
    const [item] = await store.list();
    if (!item) throw new Error('nothing was kept');
    await store.refuse(item, 'too-large');
    expect((await store.list()).map(({ refusal }) => refusal)).toEqual(['too-large']);
    await store.put('photo', 'left', 'smaller');
    await store.refuse(item, 'too-large');
    expect((await store.list()).map(({ value, refusal }) => [value, refusal])).toEqual([['smaller', undefined]]);
  });
});

test('what is in the database outlives the page, and belongs to one person and one handover', async () => {
  const before = await openUnsentStore(MINE);
  await before.clear();
  await before.put('part', 'mileage', 1);
  // A page that was loaded anew knows nothing of the connection before.
  vi.resetModules();
  const { openUnsentStore: openAnew } = await import('./unsent-store.ts');
  const store = await openAnew(MINE);
  const other = await openAnew(toScope('ben', PICK_UP));
  const back = await openAnew(toScope('anna', { ...PICK_UP, kind: 'return', handoverId: 'protocol-2' }));
  expect((await store.list()).map(({ value }) => value)).toEqual([1]);
  expect(await other.list()).toEqual([]);
  expect(await back.list()).toEqual([]);
  await other.put('part', 'mileage', 9);
  await store.clear();
  expect(await store.list()).toEqual([]);
  expect((await other.list()).map(({ value }) => value)).toEqual([9]);
});

test('a protocol begun anew finds nothing of the one before, which is forgotten, and nothing else is', async () => {
  const before = await openUnsentStore(MINE);
  await before.put('part', 'mileage', 1);
  await before.put('draft', 'tyres', {});
  await before.put('photo', 'left', 'a picture');
  const others = await Promise.all(
    [
      toScope('ben', PICK_UP),
      toScope('anna', { ...PICK_UP, kind: 'return', handoverId: 'protocol-2' }),
      toScope('anna', { ...PICK_UP, bookingId: 'booking-10', handoverId: 'protocol-3' }),
    ].map(openUnsentStore),
  );
  for (const other of others) await other.put('part', 'mileage', 9);
  const anew = await openUnsentStore(toScope('anna', { ...PICK_UP, handoverId: 'protocol-4' }));
  expect(await anew.list()).toEqual([]);
  expect(await before.list()).toEqual([]);
  for (const other of others) expect((await other.list()).map(({ value }) => value)).toEqual([9]);
  await anew.put('part', 'mileage', 2);
  // The same protocol after a reload.
  const again = await openUnsentStore(toScope('anna', { ...PICK_UP, handoverId: 'protocol-4' }));
  expect((await again.list()).map(({ value }) => value)).toEqual([2]);
});

test('a signature outlives its protocol until somebody has been told', async () => {
  const before = await openUnsentStore(MINE);
  await before.clear();
  await before.put('part', 'mileage', 1);
  await before.put('signature', 'signature', 'drawn');
  const again = toScope('anna', { ...PICK_UP, handoverId: 'protocol-5' });
  await openUnsentStore(again);
  const [kept] = await listSignatures(familyOf(again));
  expect(kept).toMatchObject({ scope: MINE, kind: 'signature', value: 'drawn' });
  expect(await listSignatures(familyOf(toScope('ben', PICK_UP)))).toEqual([]);
  await dropSignature(kept?.id ?? 0);
  expect(await listSignatures(familyOf(again))).toEqual([]);
});

test('answers to a protocol that is closed are forgotten, its signature is not', async () => {
  for (const store of [await openUnsentStore(MINE), openMemoryStore(MINE)]) {
    await store.clear();
    await store.put('part', 'mileage', 1);
    await store.put('signature', 'signature', 'drawn');
    await store.clearAnswers();
    expect((await store.list()).map(({ kind }) => kind)).toEqual(['signature']);
    await store.clear();
  }
});
