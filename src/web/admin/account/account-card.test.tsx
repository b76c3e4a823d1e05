// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
import { AccountCard } from './account-card.tsx';
import type { AccountView, EntryView } from './load-account.server.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ENTRY: EntryView = {
  id: 'i1',
  title: 'Rechnung',
  number: 'I-26-DE-000001',
  orderNumber: 'O-26-000001',
  note: null,
  day: '01.12.2026',
  amount: '119,00 €',
  balance: '119,00 €',
  openCents: 11_900,
  open: '119,00 €',
  isSource: false,
  isUsed: false,
  dueOn: '15.12.2026',
  isWrittenOff: false,
  canWriteOff: true,
  shares: [],
  use: { amount: '0,00 €', documents: '' },
  waits: { writeOff: null, refund: null },
};
const MONEY: EntryView = {
  ...ENTRY,
  id: 'p1',
  title: 'Eingang per Überweisung',
  number: null,
  amount: '−50,00 €',
  open: '50,00 €',
  openCents: 5000,
  isSource: true,
  dueOn: null,
  canWriteOff: false,
  shares: [{ invoiceId: 'i1', cents: 5000 }],
  use: { amount: '50,00 €', documents: 'I-26-DE-000001' },
};
const ACCOUNT: AccountView = {
  businessUnitId: 'u1',
  company: 'Nordwind Spedition GmbH',
  waiting: [],
  hold: null,
  claims: { total: '0,00 €', items: [] },
  today: '2026-12-10',
  debtorNumber: '10001',
  open: '119,00 €',
  credit: '50,00 €',
  balance: '69,00 €',
  exposure: '50,00 €',
  limit: '1.000,00 €',
  isOverLimit: false,
  isWhole: true,
  areDebitsBlocked: false,
  entries: [MONEY, ENTRY],
};

function show(account: Partial<AccountView> = {}) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => Response.json({ id: 'p1' }));
  vi.stubGlobal('fetch', fetch);
  const Page = createRoutesStub([{ path: '/', Component: () => <AccountCard account={{ ...ACCOUNT, ...account }} /> }]);
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <Page />
    </IntlProvider>,
  );
  return fetch;
}

test('tells what is open, what waits, and what is trusted', async () => {
  show();
  const [, money, invoice] = within(await screen.findByRole('table', { name: 'Konto' })).getAllByRole('row');
  expect(money?.textContent).toMatch(/Eingang per Überweisung.*−50,00 €.*nicht verwendet/);
  expect(invoice?.textContent).toMatch(/I-26-DE-000001.*O-26-000001.*fällig 15\.12\.2026/);
  expect(screen.getByText('50,00 € von 1.000,00 €')).toBeTruthy();
});

test('pays with unused money only after having asked', async () => {
  const fetch = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Verrechnen' }));
  expect(fetch).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toMatch(/50,00 €.*I-26-DE-000001/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Verrechnen' }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(String(fetch.mock.calls[0]?.[0])).toMatch(/payments\/p1\/allocate$/);
});

test('does not ask again for what waits for somebody else', async () => {
  show({ entries: [{ ...ENTRY, waits: { writeOff: 'a1', refund: null } }] });
  const table = within(await screen.findByRole('table'));
  expect(table.queryAllByRole('button')).toEqual([]);
  expect(table.getByRole('link', { name: 'Wartet auf Zustimmung' }).getAttribute('href')).toBe('/admin/approvals/a1');
});

test('offers to undo only what was used', async () => {
  show({ entries: [{ ...MONEY, isUsed: true, isSource: false, open: null, openCents: 0, shares: [] }] });
  const buttons = within(await screen.findByRole('table')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Zurücknehmen']);
});

test('tells that letters are held back, and what is claimed beside the invoices', async () => {
  const claim = { id: 'c1', kind: 'flat40', invoiceId: 'i1', invoice: 'I-26-DE-000001', days: null } as const;
  const fetch = show({
    hold: { day: '24.12.2026', on: '2026-12-24' },
    claims: { total: '40,00 €', items: [{ ...claim, amount: '40,00 €' }] },
  });
  expect(await screen.findByText('Mahnstopp bis 24.12.2026')).toBeTruthy();
  expect(screen.getByText('Verzugspauschale')).toBeTruthy();
  const [link] = screen.getAllByRole('link', { name: 'I-26-DE-000001' });
  expect(link?.getAttribute('href')).toBe('/admin/invoices/i1');
  expect(screen.getByRole('link', { name: 'Mahnwesen' }).getAttribute('href')).toBe('/admin/dunning');
  await userEvent.click(screen.getByRole('button', { name: 'Mahnstopp aufheben' }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
});

test('says so where nothing was billed or paid', async () => {
  show({ entries: [] });
  expect(await screen.findByText('Noch nichts abgerechnet und nichts bezahlt')).toBeTruthy();
});
