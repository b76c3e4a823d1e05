// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
import { DisputeCard } from './dispute-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Invoice = ComponentProps<typeof DisputeCard>['invoice'];

const INVOICE: Invoice = {
  id: 'i1',
  number: 'I-26-DE-000123',
  mayDispute: true,
  status: { word: 'open', tone: 'plain' },
  dispute: null,
};
/** What a colleague has made of it meanwhile. */
const DISPUTED: Invoice = {
  ...INVOICE,
  mayDispute: false,
  status: { word: 'disputed', tone: 'warn' },
  dispute: {
    reason: 'Zu viel',
    openedAt: '02.12.2026',
    openedBy: 'Berta Books',
    decision: null,
    decidedAt: null,
    answer: null,
  },
};

function show(mayDispute: boolean, later: Invoice = INVOICE) {
  let asked = 0;
  const first = { ...INVOICE, mayDispute };
  const Page = createRoutesStub([
    {
      path: '/',
      loader: () => (asked++ === 0 ? first : later),
      Component: () => (
        <div data-testid="page">
          <DisputeCard invoice={useLoaderData<Invoice>()} />
        </div>
      ),
    },
  ]);
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

test('says who was faster, and keeps what was typed', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ type: 'about:blank', title: 'x', status: 409, code: 'illegal-state' }, { status: 409 }),
  );
  show(true, DISPUTED);
  await userEvent.click(await screen.findByRole('button', { name: 'Beanstanden' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Drei Tage zu viel');
  await userEvent.click(dialog.getByRole('button', { name: 'Beanstandung senden' }));
  const told = await dialog.findByRole('alert');
  await vi.waitFor(() => expect(told.textContent).toContain('Berta Books hat diese Rechnung am 02.12.2026'));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Drei Tage zu viel');
  expect(dialog.queryByRole('button', { name: 'Beanstandung senden' })).toBeNull();
});

test('is not offered where there is nothing to dispute', async () => {
  show(false);
  // A page that has nothing to say is there as soon as its data is.
  expect(await screen.findByTestId('page')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
