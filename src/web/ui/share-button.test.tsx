// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareLink } from './share-button.tsx';
import { toast } from './toast.tsx';

const show = vi.spyOn(toast, 'show');
const error = vi.spyOn(toast, 'error');
const writeText = vi.fn<(text: string) => Promise<void>>();
const share = vi.fn<(content: object) => Promise<void>>();

beforeEach(() => {
  for (const mock of [show, error, writeText, share]) mock.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the device’s own sheet comes first', async () => {
  vi.stubGlobal('navigator', { share, canShare: () => true, clipboard: { writeText } });
  await shareLink('Planenauflieger', 'https://shop.example/trailers');
  expect(share).toHaveBeenCalledWith({ title: 'Planenauflieger', url: 'https://shop.example/trailers' });
  expect(writeText).not.toHaveBeenCalled();
});

test('closing the sheet is not a failure', async () => {
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  vi.stubGlobal('navigator', { share, canShare: () => true });
  await shareLink('x', 'https://shop.example/');
  expect(error).not.toHaveBeenCalled();
});

test('without a sheet the link is copied, and the toast says so', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await shareLink('x', 'https://shop.example/trailers?type=box');
  expect(writeText).toHaveBeenCalledWith('https://shop.example/trailers?type=box');
  expect(show).toHaveBeenCalledWith('ui.share.copied', { text: 'ui.share.copied.text' });
});

test('a clipboard that refuses is told', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await shareLink('x', 'https://shop.example/');
  expect(error).toHaveBeenCalledWith('ui.share.failed');
});
