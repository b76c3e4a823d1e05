// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { beginWork, hasOpenWork, hasOwnOpenWork } from './open-work.ts';

afterEach(() => vi.unstubAllGlobals());

test('work is open until every piece of it is finished', async () => {
  const finishWrite = beginWork('write');
  const finishHold = beginWork('hold');
  finishWrite();
  finishWrite();
  expect(await hasOpenWork()).toBe(true);
  finishHold();
  expect(hasOwnOpenWork()).toBe(false);
  expect(await hasOpenWork()).toBe(false);
});

test('work in another tab is seen by its lock', async () => {
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: 'open-work', mode: 'shared' }] }) } });
  expect(hasOwnOpenWork()).toBe(false);
  expect(await hasOpenWork()).toBe(true);
});

test('the lock is shared and held until the work is finished', async () => {
  const held: Promise<void>[] = [];
  const request = vi.fn<(name: string, options: object, work: () => Promise<void>) => Promise<void>>(
    async (_name, _options, work) => {
      held.push(work());
    },
  );
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [] }) } });
  const finish = beginWork('handover');
  expect(request).toHaveBeenCalledWith('open-work', { mode: 'shared' }, expect.any(Function));
  finish();
  await expect(held[0]).resolves.toBeUndefined();
});
