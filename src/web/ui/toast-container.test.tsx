// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { IntlProvider } from '#i18n/intl.tsx';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import ToastContainer from './toast-container.tsx';
import { TOAST_AUTO_CLOSE_MS, TOAST_COLLAPSE_MS } from './toast-rules.ts';
import { createToastService } from './toast-service.ts';

let service = createToastService();

const renderToasts = (limit?: number) =>
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <MemoryRouter>
        <ToastContainer service={service} {...(limit === undefined ? {} : { limit })} />
      </MemoryRouter>
    </IntlProvider>,
  );

const findToast = (text: string) => screen.queryByText(text)?.closest<HTMLElement>('.toast') ?? null;
const getToast = (text: string) => {
  const element = findToast(text);
  if (!element) throw new Error(`no toast "${text}"`);
  return element;
};
/** jsdom runs no animations: each one ends when we say so. */
const endAnimation = (element: HTMLElement) => fireEvent.animationEnd(element);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const enter = async (text: string) => {
  await pass(0);
  endAnimation(getToast(text));
};

beforeEach(() => {
  service = createToastService();
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what was said before there was a place for it is shown, also where React mounts everything twice', async () => {
  service.show('ui.share.copied');
  render(
    <StrictMode>
      <IntlProvider locale="de" messages={getMessages('de')}>
        <MemoryRouter>
          <ToastContainer service={service} />
        </MemoryRouter>
      </IntlProvider>
    </StrictMode>,
  );
  await pass(0);
  expect(findToast(german['ui.share.copied'])).not.toBeNull();
});

test('a toast speaks the language of the page, in a polite live region at the top right', async () => {
  renderToasts();
  act(() => void service.show('ui.share.copied', { text: 'ui.share.copied.text' }));
  await enter('Link kopiert');
  expect(getToast('Link kopiert').textContent).toContain('Er liegt in der Zwischenablage.');
  const region = screen.getByLabelText('Meldungen');
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.querySelector('[role="alert"]')).toBeNull();
  expect(region.querySelector('.Toastify__toast-container--top-right')).not.toBeNull();
  expect(getToast('Link kopiert').className).toContain('Toastify__toast-theme--light');
});

test('it goes after five seconds, with a collapse of 300 ms', async () => {
  renderToasts();
  act(() => void service.info('ui.share.copied'));
  await enter('Link kopiert');
  await pass(TOAST_AUTO_CLOSE_MS - 1);
  expect(getToast('Link kopiert').dataset['in']).toBe('true');
  await pass(1);
  expect(getToast('Link kopiert').dataset['in']).toBe('false');
  const leaving = getToast('Link kopiert');
  endAnimation(leaving);
  await pass(32);
  expect(leaving.style.transition).toBe(`all ${TOAST_COLLAPSE_MS}ms`);
  await pass(TOAST_COLLAPSE_MS);
  expect(findToast('Link kopiert')).toBeNull();
});

test('the bar that ran out does not collapse a toast which is still on its way out', async () => {
  renderToasts();
  act(() => void service.info('ui.share.copied'));
  await enter('Link kopiert');
  const leaving = getToast('Link kopiert');
  const bar = leaving.querySelector<HTMLElement>('.toast-progress-timer');
  await pass(TOAST_AUTO_CLOSE_MS);
  if (bar) endAnimation(bar);
  await pass(TOAST_COLLAPSE_MS);
  expect(leaving.style.height).toBe('');
  expect(findToast('Link kopiert')).toBe(leaving);
  endAnimation(leaving);
  await pass(TOAST_COLLAPSE_MS + 32);
  expect(findToast('Link kopiert')).toBeNull();
});

test('the same words are said again where they stand, so that they are read aloud again', async () => {
  renderToasts();
  act(() => void service.error('ui.share.failed'));
  await enter('Der Link ließ sich nicht kopieren');
  const before = screen.getByText('Der Link ließ sich nicht kopieren');
  await pass(1_000);
  act(() => void service.error('ui.share.failed'));
  await pass(0);
  expect(screen.getAllByText('Der Link ließ sich nicht kopieren')).toHaveLength(1);
  expect(screen.getByText('Der Link ließ sich nicht kopieren')).not.toBe(before);
});

test('another frame around the page shows what is still open', async () => {
  const { unmount } = renderToasts();
  act(() => void service.error('ui.share.failed'));
  await enter('Der Link ließ sich nicht kopieren');
  unmount();
  renderToasts();
  await pass(0);
  expect(findToast('Der Link ließ sich nicht kopieren')).not.toBeNull();
});

test('hovering and losing the focus stop the clock', async () => {
  renderToasts();
  act(() => void service.info('ui.share.copied'));
  await enter('Link kopiert');
  await pass(4_000);
  fireEvent.mouseEnter(getToast('Link kopiert'));
  await pass(60_000);
  fireEvent.mouseLeave(getToast('Link kopiert'));
  await pass(500);
  fireEvent.blur(window);
  await pass(60_000);
  fireEvent.focus(window);
  await pass(499);
  expect(getToast('Link kopiert').dataset['in']).toBe('true');
  await pass(1);
  expect(getToast('Link kopiert').dataset['in']).toBe('false');
});

test('an error stays until it is clicked', async () => {
  renderToasts();
  act(() => void service.error('ui.share.failed'));
  await enter('Der Link ließ sich nicht kopieren');
  await pass(3_600_000);
  const toast = getToast('Der Link ließ sich nicht kopieren');
  expect(toast.dataset['in']).toBe('true');
  fireEvent.click(toast);
  await pass(0);
  expect(toast.dataset['in']).toBe('false');
});

test('loading has no button and ignores clicks; its update has and goes by itself', async () => {
  renderToasts();
  let id: string | undefined;
  act(() => {
    id = service.loading('ui.upload.uploading');
  });
  await enter('Bild wird hochgeladen');
  expect(screen.queryByLabelText('Meldung schließen')).toBeNull();
  fireEvent.click(getToast('Bild wird hochgeladen'));
  await pass(3_600_000);
  expect(getToast('Bild wird hochgeladen').dataset['in']).toBe('true');
  act(() => service.update(id, { type: 'success', message: 'ui.upload.done' }));
  await pass(0);
  expect(screen.getByLabelText('Meldung schließen')).toBeDefined();
  await pass(TOAST_AUTO_CLOSE_MS);
  expect(getToast('Bild gespeichert').dataset['in']).toBe('false');
});

test('done fills the bar and closes', async () => {
  renderToasts();
  let id: string | undefined;
  act(() => {
    id = service.loading('ui.upload.uploading', { progress: 7 });
  });
  await enter('Bild wird hochgeladen');
  act(() => service.update(id, { progress: 0.5 }));
  await pass(0);
  expect(getToast('Bild wird hochgeladen').querySelector<HTMLElement>('.toast-progress')?.style.scale).toBe('0.5 1');
  act(() => service.done(id));
  await pass(250);
  expect(getToast('Bild wird hochgeladen').dataset['in']).toBe('false');
});

test('beyond the limit toasts wait for their turn', async () => {
  renderToasts(1);
  act(() => {
    service.info('ui.share.copied');
    service.info('ui.upload.done');
  });
  await enter('Link kopiert');
  expect(findToast('Bild gespeichert')).toBeNull();
  fireEvent.click(getToast('Link kopiert'));
  await pass(0);
  endAnimation(getToast('Link kopiert'));
  await pass(TOAST_COLLAPSE_MS + 40);
  expect(findToast('Bild gespeichert')).not.toBeNull();
});

test('the button closes without a click on the toast below', async () => {
  renderToasts();
  act(() => void service.info('ui.share.copied', { link: { to: '/trailers', label: 'ui.share.action' } }));
  await enter('Link kopiert');
  expect(screen.getByRole('link', { name: 'Teilen' }).getAttribute('href')).toBe('/trailers');
  fireEvent.click(screen.getByLabelText('Meldung schließen'));
  await pass(0);
  expect(getToast('Link kopiert').dataset['in']).toBe('false');
});
