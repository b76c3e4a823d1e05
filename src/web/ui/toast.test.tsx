// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from '#i18n/intl.tsx';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { toast, ToastHost } from './toast.tsx';

/** The code of the library cannot be fetched: what a browser says where there is no line. */
vi.mock('./toast-container.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const FAILED = german['ui.share.failed'];
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <MemoryRouter>
        <ToastHost />
      </MemoryRouter>
    </IntlProvider>,
  );
});
afterEach(() => {
  toast.clear();
  cleanup();
  vi.useRealTimers();
});

test('what has to be said is said without the library, in a live region', async () => {
  toast.error('ui.share.failed', { text: 'error.unavailable' });
  await vi.waitFor(() => expect(screen.getByText(FAILED)).toBeDefined());
  const region = screen.getByRole('region', { name: german['ui.toast.region'] });
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.textContent).toContain(german['error.unavailable']);
  await pass(3_600_000);
  fireEvent.click(screen.getByLabelText(german['ui.toast.close']));
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('there too all but errors go by themselves, and a button does what it says', async () => {
  const undo = vi.fn<() => void>();
  toast.info('ui.upload.done');
  toast.error('ui.share.failed', { action: { label: 'ui.undo', onPress: undo } });
  await vi.waitFor(() => expect(screen.getByText(german['ui.upload.done'])).toBeDefined());
  await pass(5_000);
  expect(screen.queryByText(german['ui.upload.done'])).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: german['ui.undo'] }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText(FAILED)).toBeNull();
});
