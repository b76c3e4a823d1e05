// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { IntlProvider } from '#i18n/intl.tsx';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { lazyPart } from './lazy-part.tsx';
import { MissingWindow } from './missing-window.tsx';
import { toast } from './toast.tsx';

type Props = { readonly name: string; readonly isOpen?: boolean; readonly onClose: () => void };

const Part = ({ name, isOpen = true }: Props) => isOpen && <p>Hello {name}</p>;
const load = vi.fn<() => Promise<{ default: ComponentType<Props> }>>();
const online = vi.spyOn(navigator, 'onLine', 'get');
const tell = vi.spyOn(toast, 'error').mockReturnValue(undefined);
const close = vi.fn<() => void>();

const show = (Lazy: ComponentType<Props>, props: Partial<Props> = {}) => (
  <IntlProvider locale="de" messages={getMessages('de')}>
    <input aria-label="typed" />
    <Suspense>
      <Lazy name="Ida" onClose={close} {...props} />
    </Suspense>
  </IntlProvider>
);

let complain: MockInstance;

beforeEach(() => {
  complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  online.mockReturnValue(true);
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a part that is missing says so in its place, keeps the rest of the page, and comes on the next attempt', async () => {
  render(show(lazyPart(load)));
  fireEvent.change(screen.getByLabelText('typed'), { target: { value: 'kept' } });
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining(german['ui.part.failed']),
  );
  expect(load).toHaveBeenCalledOnce();
  load.mockResolvedValue({ default: Part });
  fireEvent.click(screen.getByRole('button', { name: german['ui.retry'] }));
  await screen.findByText('Hello Ida');
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('kept');
});

test('it comes by itself once there is a line again', async () => {
  online.mockReturnValue(false);
  render(show(lazyPart(load)));
  await screen.findByRole('alert');
  load.mockResolvedValue({ default: Part });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hello Ida')).toBeDefined();
});

test('with a line, a second failure offers to load the page anew', async () => {
  render(show(lazyPart(load)));
  fireEvent.click(await screen.findByRole('button', { name: german['ui.retry'] }));
  expect(await screen.findByRole('button', { name: german['ui.part.reload'] })).toBeDefined();
});

test('a window that is missing is told by a toast and closed, and the next click tries again', async () => {
  online.mockReturnValue(false);
  const Window = lazyPart(load, MissingWindow);
  close.mockImplementationOnce(() => load.mockResolvedValue({ default: Part }));
  const { rerender } = render(show(Window));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(tell).toHaveBeenCalledExactlyOnceWith('ui.part.failed', { text: 'system.noConnection' });
  rerender(show(Window, { isOpen: false }));
  rerender(show(Window, { isOpen: true }));
  await screen.findByText('Hello Ida');
  expect(tell).toHaveBeenCalledOnce();
});

test('a window that nobody has asked for yet is missed by nobody', async () => {
  const Window = lazyPart(load, MissingWindow);
  const { rerender } = render(show(Window, { isOpen: false }));
  // React complains as soon as a boundary has caught the failure.
  await vi.waitFor(() => expect(complain).toHaveBeenCalled());
  expect(load).toHaveBeenCalledOnce();
  load.mockResolvedValue({ default: Part });
  rerender(show(Window, { isOpen: true }));
  await screen.findByText('Hello Ida');
  expect(tell).not.toHaveBeenCalled();
});
