// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { loadPatiently } from './load-patiently.ts';

test('what cannot be loaded is tried again whenever a line comes, and not before', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const loaded = loadPatiently(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  load.mockResolvedValue('part');
  window.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('part');
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(3);
});
