// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { CONSENT_COOKIE, readConsent, saveConsent } from '#web/client/consent.ts';
import { deleteCookie } from '#web/client/write-cookie.ts';
import { ConsentHost, openConsent } from './consent.tsx';

const renderHost = () =>
  render(
    <IntlProvider locale="de" messages={german}>
      <MemoryRouter>
        <ConsentHost />
      </MemoryRouter>
    </IntlProvider>,
  );

beforeEach(() => deleteCookie(CONSENT_COOKIE));
afterEach(cleanup);

test('whoever has not answered is asked; no is as near as yes', async () => {
  renderHost();
  await screen.findByRole('dialog', { name: 'Cookies und Datenschutz' });
  const no = screen.getByRole('button', { name: 'Nur notwendige' });
  const yes = screen.getByRole('button', { name: 'Alle akzeptieren' });
  expect(no.className).toBe(yes.className);
  fireEvent.click(no);
  expect(readConsent()).toEqual({ statistics: false, marketing: false });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('yes to all', async () => {
  renderHost();
  fireEvent.click(await screen.findByRole('button', { name: 'Alle akzeptieren' }));
  expect(readConsent()).toEqual({ statistics: true, marketing: true });
});

test('whoever has answered is left alone until they want to change it', async () => {
  saveConsent({ statistics: true, marketing: false });
  renderHost();
  expect(screen.queryByRole('dialog')).toBeNull();
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
