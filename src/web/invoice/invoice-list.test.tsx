// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
import { type PageScope, PageScopeContext } from '#web/page-scope.tsx';
import type { InvoiceRowView } from './describe-invoice-row.server.ts';
import { InvoiceList } from './invoice-list.tsx';
import { InvoicesClosed } from './invoices-closed.tsx';
import type { InvoicesData } from './load-invoices.server.ts';
import { nameStatus } from './name-status.ts';

beforeAll(() => {
  // jsdom has no layout: the row of tabs has nothing to scroll.
  Element.prototype.scrollTo = vi.fn<() => void>();
});
afterEach(cleanup);

const ROW: InvoiceRowView = {
  id: 'i1',
  number: 'I-26-DE-000123',
  title: null,
  corrects: null,
  month: '2026-12',
  issuedOn: '01.12.',
  trailers: 'PS-101',
  period: '10.11.2026 bis 30.11.2026',
  costCentre: null,
  poNumber: '4500-1187',
  net: '644,90 € netto',
  grossCents: 76_743,
  gross: '767,43 €',
  open: null,
  due: 'Di 15.12.',
  isToPay: true,
  overdueDays: 5,
  status: { word: 'overdue', tone: 'danger' },
};
const DATA: InvoicesData = {
  kind: 'open',
  title: '',
  tab: 'all',
  q: '',
  costCentre: '',
  costCentres: ['2140', '4200'],
  months: { '2026-12': { name: 'Dezember 2026', count: 3, amount: '1.534,86 €' } },
  pages: 1,
  search: '',
  hasMore: false,
  invoices: [ROW],
  sums: {
    open: { amount: '767,43 €', count: 1 },
    overdue: { amount: '767,43 €', count: 1 },
    nextDebit: null,
    paid: { amount: '0,00 €', count: 0, year: '2026' },
  },
  billsHere: true,
  invoiceEmail: 'rechnung@nordwind.example',
};

function show(page: ReactNode) {
  const Page = createRoutesStub([{ path: '/', Component: () => page }]);
  render(
    // Figures of the browser need its language alone.
    <PageScopeContext value={{ locale: 'de' } as unknown as PageScope}>
      <IntlProvider locale="de" messages={getMessages('de')}>
        <Page />
      </IntlProvider>
    </PageScopeContext>,
  );
}

test('says what is to be paid since when, and hands out paper and original', async () => {
  show(<InvoiceList data={DATA} />);
  const [, month, row] = within(await screen.findByRole('table', { name: 'Rechnungen' })).getAllByRole('row');
  expect(month?.textContent).toBe('Dezember 20263 Belege1.534,86 €');
  expect(row?.textContent).toMatch(/I-26-DE-000123.*PS-101.*4500-1187.*767,43 €.*15\.12\..*seit 5 Tagen.*Überfällig/);
  expect(screen.getByRole('link', { name: 'PDF I-26-DE-000123' }).getAttribute('href')).toBe('/api/invoices/i1/pdf');
  expect(screen.getByRole('link', { name: 'XML I-26-DE-000123' }).getAttribute('href')).toBe('/api/invoices/i1/xml');
  expect(screen.getByRole('link', { name: /^Überfällig/ }).getAttribute('href')).toBe('/?status=overdue');
});

test('says what is collected next, from where and when', async () => {
  const nextDebit = {
    on: '2026-12-08',
    cents: 200_399,
    count: 2,
    amount: '2.003,99 €',
    day: 'Di 08.12.',
    ibanMasked: 'DE89 •••• 3000',
    mandateReference: 'TY-000017',
  };
  show(<InvoiceList data={{ ...DATA, sums: { ...DATA.sums, nextDebit } }} />);
  const sums = await screen.findByRole('region', { name: 'Summen' });
  expect(sums.textContent).toMatch(/Nächste Abbuchung, Di 08\.12\..*2\.003.*von DE89 •••• 3000, Mandat TY\u2011000017/);
});

test('those that are ticked are summed up and fetched as one file', async () => {
  const second = { ...ROW, id: 'i2', number: 'C-26-DE-000009', grossCents: -2_743 };
  show(<InvoiceList data={{ ...DATA, invoices: [ROW, second] }} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I-26-DE-000123 auswählen' }));
  expect(screen.getByRole('status').textContent).toMatch(/^1 ausgewählt, 767,43/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alle gezeigten auswählen' }));
  expect(screen.getByRole('status').textContent).toMatch(/^2 ausgewählt, 740,00/);
  expect(screen.getByRole('link', { name: 'PDF und XML (ZIP)' }).getAttribute('href')).toBe(
    '/api/invoices.zip?id=i1&id=i2',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
  expect(screen.queryByRole('link', { name: 'PDF und XML (ZIP)' })).toBeNull();
});

test('more than a file holds are not offered as one', async () => {
  const invoices = Array.from({ length: 51 }, (_, i) => ({ ...ROW, id: `i${i}` }));
  show(<InvoiceList data={{ ...DATA, invoices }} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Alle gezeigten auswählen' }));
  expect(screen.getByRole('status').textContent).toContain('höchstens 50');
  expect(screen.queryByRole('link', { name: 'PDF und XML (ZIP)' })).toBeNull();
});

test.each([
  [{ tab: 'all', q: '', costCentre: '9999' }, 'Keine Rechnung passt dazu'],
  [{ tab: 'all', q: '' }, 'Noch keine Rechnung'],
  [{ tab: 'overdue', q: '' }, 'Nichts überfällig'],
  [{ tab: 'all', q: 'zzz' }, 'Keine Rechnung passt dazu'],
] as const)('with %o and nothing found it says so, and offers no file', async (asked, title) => {
  show(<InvoiceList data={{ ...DATA, ...asked, invoices: [] }} />);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'CSV' })).toBeNull();
});

test('while the shop does not bill, it says that invoices come from elsewhere', async () => {
  show(<InvoiceList data={{ ...DATA, invoices: [], billsHere: false }} />);
  expect(await screen.findByText(/außerhalb dieses Shops/)).toBeTruthy();
});

test('who does not look after the money is told why, and where to go', async () => {
  show(<InvoicesClosed isMember />);
  expect(await screen.findByText('Buchhaltung und den Administratoren', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buchungen' }).getAttribute('href')).toBe('/booking');
});

test('what is debited is not called open', () => {
  expect(nameStatus({ kind: 'invoice', status: 'open', collectOn: '2026-12-08' }).word).toBe('planned');
  expect(nameStatus({ kind: 'invoice', status: 'overdue', collectOn: null }).word).toBe('overdue');
});

test('what is left of a credit note is called a credit', () => {
  expect(nameStatus({ kind: 'creditNote', status: 'open', collectOn: null }).word).toBe('credit');
  expect(nameStatus({ kind: 'creditNote', status: 'credited', collectOn: null }).word).toBe('credited');
  expect(nameStatus({ kind: 'invoice', status: 'open', collectOn: null }).word).toBe('open');
});
