// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DownloadLink } from './download-link.tsx';
import type { Toast } from './toast-rules.ts';
import { toast } from './toast.tsx';

const shown: unknown[] = [];
const saved = vi.fn<(name: string) => void>();
let detach = () => {};

beforeEach(() => {
  const note = (_: string, { type, message, text }: Toast) => shown.push([type, message, ...(text ? [text] : [])]);
  detach = toast.attach({ show: note, update: note, remove: () => {}, clear: () => {} });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved(this.download);
  });
  render(<DownloadLink to="/api/users/export">Export</DownloadLink>);
});
afterEach(() => {
  cleanup();
  toast.clear();
  detach();
  shown.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  saved.mockClear();
});

test('an export says that it is on its way and then that it is there', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('{}', { headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' } }),
  );
  fireEvent.click(screen.getByRole('link'));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith('my-data.json'));
  await vi.waitFor(() =>
    expect(shown).toEqual([
      ['loading', 'ui.download.running'],
      ['success', 'ui.download.done'],
    ]),
  );
});

test.each([
  ['lines', 'text/csv; charset=utf-8', 'a\n'.repeat(5001), 'ui.download.rows'],
  ['a workbook', 'application/vnd.openxmlformats', 'x'.repeat(1_000_000), 'ui.download.megabytes'],
])('a long list as %s tells how much of it has come', async (_, type, body, text) => {
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'Content-Type': type } }));
  fireEvent.click(screen.getByRole('link'));
  await vi.waitFor(() => expect(shown.at(-1)).toEqual(['success', 'ui.download.done', text]));
  expect(shown).toContainEqual(['loading', 'ui.download.running', text]);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'error.unavailable'],
  ['a refusal', async () => new Response('{"code":"forbidden"}', { status: 403 }), 'error.forbidden'],
])('%s is told in the same place', async (_, fetch, reason) => {
  vi.stubGlobal('fetch', fetch);
  fireEvent.click(screen.getByRole('link'));
  await vi.waitFor(() =>
    expect(shown).toEqual([
      ['loading', 'ui.download.running'],
      ['error', 'ui.download.failed', reason],
    ]),
  );
  expect(saved).not.toHaveBeenCalled();
});
