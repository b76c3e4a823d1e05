// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
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
  issuedOn: '01.12.2026',
  trailers: 'PS-101',
  period: '10.11.2026 bis 30.11.2026',
  costCentre: null,
  poNumber: '4500-1187',
  net: '644,90 € netto',
  gross: '767,43 €',
  open: null,
  due: 'Di 15.12.',
  overdueDays: 5,
  status: { word: 'overdue', tone: 'danger' },
};
const DATA: InvoicesData = {
  kind: 'open',
  title: '',
  tab: 'all',
  q: '',
  pages: 1,
  search: '',
  hasMore: false,
  invoices: [ROW],
  sums: {
    open: { amount: '767,43 €', count: 1 },
    overdue: { amount: '767,43 €', count: 1 },
    paid: { amount: '0,00 €', count: 0, year: '2026' },
  },
  billsHere: true,
  invoiceEmail: 'rechnung@nordwind.example',
};

function show(page: ReactNode) {
  const Page = createRoutesStub([{ path: '/', Component: () => page }]);
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <Page />
    </IntlProvider>,
  );
}

test('says what is to be paid since when, and hands out paper and original', async () => {
  show(<InvoiceList data={DATA} />);
  const [, row] = within(await screen.findByRole('table', { name: 'Rechnungen' })).getAllByRole('row');
  expect(row?.textContent).toMatch(/I-26-DE-000123.*PS-101.*4500-1187.*767,43 €.*15\.12\..*seit 5 Tagen.*Überfällig/);
  expect(screen.getByRole('link', { name: 'PDF I-26-DE-000123' }).getAttribute('href')).toBe('/api/invoices/i1/pdf');
  expect(screen.getByRole('link', { name: 'XML I-26-DE-000123' }).getAttribute('href')).toBe('/api/invoices/i1/xml');
  expect(screen.getByRole('link', { name: /^Überfällig/ }).getAttribute('href')).toBe('/?status=overdue');
});

test.each([
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

test('what is left of a credit note is called a credit', () => {
  expect(nameStatus({ kind: 'creditNote', status: 'open' }).word).toBe('credit');
  expect(nameStatus({ kind: 'creditNote', status: 'credited' }).word).toBe('credited');
  expect(nameStatus({ kind: 'invoice', status: 'open' }).word).toBe('open');
});
