import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSender, FIRST_PAUSE_MS, LONGEST_PAUSE_MS, pauseAfter, type SendOutcome } from './send-unsent.ts';
import { type UnsentItem, toScope } from './unsent-item.ts';
import { openUnsentStore, type UnsentStore } from './unsent-store.ts';

let store: UnsentStore;

beforeEach(async () => {
  store = await openUnsentStore(toScope('anna', { bookingId: 'booking-1', kind: 'pickUp', handoverId: 'protocol-1' }));
  await store.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const SENT: SendOutcome = { kind: 'sent' };

function senderWith(send: (item: UnsentItem) => Promise<SendOutcome>) {
  const states: string[] = [];
  const sender = createSender({ store, send, onState: (state) => states.push(state), onChange: () => {} });
  return { states, sender };
}

const left = async () => (await store.list()).map(({ name }) => name);

test('everything goes out in its order, and drafts stay here', async () => {
  await store.put('part', 'driver', 'Jan');
  await store.put('draft', 'mileage', '12');
  await store.put('photo', 'left', 'picture');
  const sent: string[] = [];
  const { sender, states } = senderWith(({ name }) => {
    sent.push(name);
    return Promise.resolve(SENT);
  });
  await sender.wake();
  expect(sent).toEqual(['driver', 'left']);
  expect(await left()).toEqual(['mileage']);
  expect(states.at(-1)).toBe('idle');
});

test('what comes in while something is under way is sent as well', async () => {
  await store.put('part', 'driver', 'Jan');
  const sent: unknown[] = [];
  const { sender } = senderWith(async ({ value }) => {
    sent.push(value);
    if (value === 'Jan') {
      await store.put('part', 'driver', 'Janina');
      void sender.wake();
    }
    return SENT;
  });
  await sender.wake();
  expect(sent).toEqual(['Jan', 'Janina']);
  expect(await left()).toEqual([]);
});

describe('without a line', () => {
  test('the first item is tried again before any other, after growing pauses', async () => {
    // The store of the test runs on `setImmediate`.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await store.put('part', 'driver', 'Jan');
    await store.put('part', 'mileage', 1);
    const tried: string[] = [];
    let isOnline = false;
    const { sender, states } = senderWith(({ name }) => {
      tried.push(name);
      return Promise.resolve(isOnline ? SENT : { kind: 'later' });
    });
    await sender.wake();
    expect(tried).toEqual(['driver']);
    expect(states.at(-1)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(FIRST_PAUSE_MS - 1);
    expect(tried).toEqual(['driver']);
    isOnline = true;
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(async () => expect(await left()).toEqual([]));
    expect(tried).toEqual(['driver', 'driver', 'mileage']);
  });

  test('the pauses double up to half a minute', () => {
    expect([1, 2, 3, 4].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000]);
    expect(pauseAfter(20)).toBe(LONGEST_PAUSE_MS);
  });

  test('a stopped sender stays silent', async () => {
    await store.put('part', 'driver', 'Jan');
    const send = vi.fn<() => Promise<SendOutcome>>(() => Promise.resolve({ kind: 'later' }));
    const { sender } = senderWith(send);
    await sender.wake();
    sender.stop();
    await sender.wake();
    expect(send).toHaveBeenCalledTimes(1);
  });
});

test('a refused item does not keep the others, and is not sent twice', async () => {
  await store.put('photo', 'left', 'no picture');
  await store.put('part', 'mileage', 1);
  const sent: string[] = [];
  const { sender } = senderWith(({ name }) => {
    sent.push(name);
    return Promise.resolve(name === 'left' ? { kind: 'refused', code: 'not-an-image' } : SENT);
  });
  await sender.wake();
  await sender.wake();
  expect(sent).toEqual(['left', 'mileage']);
  expect((await store.list()).map(({ name, refusal }) => [name, refusal])).toEqual([['left', 'not-an-image']]);
});

test.each(['signedOut', 'closed'] as const)('%s ends the sending and keeps everything', async (kind) => {
  await store.put('part', 'driver', 'Jan');
  await store.put('part', 'mileage', 1);
  const send = vi.fn<() => Promise<SendOutcome>>(() => Promise.resolve({ kind }));
  const { sender, states } = senderWith(send);
  await sender.wake();
  expect(send).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe(kind);
  expect(await left()).toEqual(['driver', 'mileage']);
});

describe('a signature', () => {
  test('goes out last, whatever was put in after it', async () => {
    await store.put('part', 'driver', 'Jan');
    await store.put('signature', 'signature', {});
    await store.put('photo', 'left', 'picture');
    const sent: string[] = [];
    const { sender } = senderWith(({ name }) => {
      sent.push(name);
      return Promise.resolve(SENT);
    });
    await sender.wake();
    expect(sent).toEqual(['driver', 'left', 'signature']);
    expect(await left()).toEqual([]);
  });

  test('stays while an answer that it is about was not taken', async () => {
    await store.put('part', 'mileage', 1);
    await store.put('signature', 'signature', {});
    const sent: string[] = [];
    const { sender } = senderWith(({ name }) => {
      sent.push(name);
      return Promise.resolve({ kind: 'refused', code: 'invalid-fields' });
    });
    await sender.wake();
    expect(sent).toEqual(['mileage']);
    expect(await left()).toEqual(['mileage', 'signature']);
  });
});
