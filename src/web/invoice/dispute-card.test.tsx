// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
import { DisputeCard } from './dispute-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(mayDispute: boolean) {
  const invoice = { id: 'i1', number: 'I-26-DE-000123', mayDispute };
  const Page = createRoutesStub([{ path: '/', Component: () => <DisputeCard invoice={invoice} /> }]);
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <Page />
    </IntlProvider>,
  );
}

test('asks for a reason before it is sent', async () => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  show(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Beanstanden' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Beanstandung senden' }));
  expect(await dialog.findByText('Bitte ausfüllen.', { exact: false })).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox'), 'Drei Tage zu viel');
  await userEvent.click(dialog.getByRole('button', { name: 'Beanstandung senden' }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([url, init?.body]).toEqual(['/api/invoices/i1/dispute', JSON.stringify({ reason: 'Drei Tage zu viel' })]);
});

test('is not offered where there is nothing to dispute', () => {
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
});
