// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
import { ExportOverview } from './export-overview.tsx';
import type { ExportsView } from './load-exports.server.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const VIEW: ExportsView = {
  title: '',
  isBilledHere: true,
  isSetUp: true,
  chart: 'SKR03',
  months: [{ id: '2026-10', label: 'Oktober 2026' }],
  preview: {
    month: '2026-10',
    monthName: 'Oktober 2026',
    from: '01.10.2026',
    to: '31.10.2026',
    isRunning: false,
    documents: 1,
    billed: '119,00 €',
    payments: 1,
    paid: '119,00 €',
    earlier: 0,
    unknownMoney: 0,
    withoutDebtor: 0,
    formerYear: null,
    missingAccounts: [],
    isWhole: true,
    rows: [
      {
        id: '0',
        day: '31.10.2026',
        side: 'S',
        amount: '119,00 €',
        account: '10001',
        counterAccount: '8400',
        reference: 'I-26-DE-000001',
        text: 'Muster GmbH O-26-000001',
      },
    ],
  },
  accounts: [
    { id: 'taxed', case: 'taxed', country: null, account: '8400', taxKey: null, isOwn: false },
    { id: 'taxed AT', case: 'taxed', country: 'Österreich', account: null, taxKey: null, isOwn: false },
  ],
  runs: [
    {
      id: 'r1',
      month: 'September 2026',
      fileName: 'EXTF_Buchungsstapel_2026-09.csv',
      bookings: 7,
      billed: '900,00 €',
      paid: '800,00 €',
      time: '01.10.2026, 09:00',
      by: 'Maria Muster',
    },
  ],
  years: [{ id: '2026', documents: 25_000, size: '12,3 MB', parts: [1, 2], keptUntil: '31.12.2034' }],
};

function show(view: Partial<ExportsView> = {}) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  const Page = createRoutesStub([{ path: '/', Component: () => <ExportOverview {...VIEW} {...view} /> }]);
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <Page />
    </IntlProvider>,
  );
  return fetch;
}
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row');
const withPreview = (preview: Partial<ExportsView['preview']>) => ({ preview: { ...VIEW.preview, ...preview } });

test('shows what a file would hold, what was made, and what there is of each year', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Exporte' })).toBeTruthy();
  expect(rowsOf('Vorschau')[1]?.textContent).toMatch(/Muster GmbH.*I-26-DE-000001.*10001.*8400.*119,00 € S/);
  const again = screen.getByRole('link', { name: 'Datei herunterladen: EXTF_Buchungsstapel_2026-09.csv' });
  expect(again.getAttribute('href')).toBe('/api/admin/exports/datev/r1/file');
  const parts = within(screen.getByRole('table', { name: 'Archiv nach Jahren' })).getAllByRole('link');
  expect(parts.map((link) => link.getAttribute('href'))).toEqual([
    '/api/admin/exports/archive.zip?year=2026&part=1',
    '/api/admin/exports/archive.zip?year=2026&part=2',
  ]);
  const [, home, abroad] = rowsOf('Kontentabelle');
  expect(home?.textContent).toMatch(/Erlöse mit Umsatzsteuer.*8400.*Kontenrahmen/);
  expect(abroad?.textContent).toMatch(/Österreich.*fehlt/);
});

test('makes the file only after having asked', async () => {
  const fetch = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Datei erstellen' }));
  expect(fetch).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('2 Buchungssätze werden festgeschrieben');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Datei erstellen' }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"month":"2026-10"}');
});

test.each([
  ['without the numbers of the adviser', { isSetUp: false }, 'Berater- und Mandantennummer fehlen.'],
  ['without an account', withPreview({ missingAccounts: ['taxed:AT'] }), 'Für taxed:AT ist kein Konto bekannt.'],
  [
    'without anything to tell',
    withPreview({ documents: 0, payments: 0, rows: [] }),
    'steht alles schon in einer Datei',
  ],
])('%s there is nothing to press', async (_, view, words) => {
  show(view);
  expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Datei erstellen' })).toBeNull();
});

test('says what is of other months and years, and what waits', async () => {
  show(
    withPreview({
      earlier: 3,
      unknownMoney: 1,
      withoutDebtor: 1,
      isRunning: true,
      formerYear: { id: '2025-12', month: 'Dezember 2025', bookings: 1 },
    }),
  );
  expect(await screen.findByText('3 Buchungssätze gehören zu früheren Monaten', { exact: false })).toBeTruthy();
  expect(screen.getByText('2 Zahlungen warten', { exact: false })).toBeTruthy();
  expect(screen.getByText('Der Monat läuft noch.', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Dezember 2025' }).getAttribute('href')).toBe('/?month=2025-12');
});

test('where nobody bills it says so, and offers nothing', async () => {
  show({ isBilledHere: false, runs: [], years: [] });
  expect(await screen.findByText('Dieser Shop rechnet nicht selbst ab', { exact: false })).toBeTruthy();
  expect([screen.queryByRole('button'), screen.queryByRole('table')]).toEqual([null, null]);
});
