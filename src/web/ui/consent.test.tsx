// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from '#i18n/intl.tsx';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { readConsent, saveConsent } from '#web/client/consent.ts';
import { CONSENT_COOKIE } from '#web/client/consent-cookie.ts';
import { CONSENT_ROOM_SCRIPT } from '#web/client/consent-room-script.ts';
import { deleteCookie } from '#web/client/write-cookie.ts';
import ConsentHost from './consent.tsx';
import { openConsent } from './consent-request.ts';

const renderHost = () =>
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <MemoryRouter>
        <ConsentHost />
      </MemoryRouter>
    </IntlProvider>,
  );

class ResizeObserverStub {
  observe() {
    document.documentElement.style.setProperty('--consent', '60px');
  }
  disconnect() {}
}

beforeEach(() => {
  deleteCookie(CONSENT_COOKIE);
  vi.stubGlobal('ResizeObserver', ResizeObserverStub);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const isRoomKept = () =>
  document.documentElement.hasAttribute('data-asks-consent') ||
  document.documentElement.style.getPropertyValue('--consent') !== '';

test('whoever has not answered is asked; no is as near as yes', async () => {
  document.documentElement.setAttribute('data-asks-consent', '');
  renderHost();
  await screen.findByRole('region', { name: 'Cookies und Datenschutz' });
  expect(isRoomKept()).toBe(true);
  const no = screen.getByRole('button', { name: 'Nur notwendige' });
  const yes = screen.getByRole('button', { name: 'Alle akzeptieren' });
  expect(no.className).toBe(yes.className);
  fireEvent.click(no);
  expect(readConsent()).toEqual({ statistics: false, marketing: false });
  expect(screen.queryByRole('region')).toBeNull();
  expect(isRoomKept()).toBe(false);
});

test('room is kept from the first paint on for whoever is going to be asked, and for nobody else', () => {
  const run = () => {
    document.documentElement.removeAttribute('data-asks-consent');
    // The script of the head as a browser runs it.
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
    new Function(CONSENT_ROOM_SCRIPT)();
    return document.documentElement.hasAttribute('data-asks-consent');
  };
  expect(run()).toBe(true);
  saveConsent({ statistics: false, marketing: false });
  expect(run()).toBe(false);
});

test('the question leads to every purpose, and the answer back to the page', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.id = 'content';
  main.tabIndex = -1;
  renderHost();
  fireEvent.click(await screen.findByRole('button', { name: 'Einstellungen' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Statistik' }));
  fireEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
  expect(readConsent()).toEqual({ statistics: true, marketing: false });
  expect(document.activeElement).toBe(main);
  main.remove();
});

test('yes to all', async () => {
  renderHost();
  fireEvent.click(await screen.findByRole('button', { name: 'Alle akzeptieren' }));
  expect(readConsent()).toEqual({ statistics: true, marketing: true });
});

test('whoever has answered is left alone until they want to change it', async () => {
  saveConsent({ statistics: true, marketing: false });
  renderHost();
  expect(screen.queryByRole('region')).toBeNull();
  act(openConsent);
  await screen.findByRole('dialog');
  expect(document.activeElement?.textContent).toBe('Cookies und Datenschutz');
  const necessary = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Notwendig' });
  const statistics = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Statistik' });
  expect([necessary.checked, necessary.disabled, statistics.checked]).toEqual([true, true, true]);
  fireEvent.click(statistics);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Marketing' }));
  fireEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
  expect(readConsent()).toEqual({ statistics: false, marketing: true });
});
