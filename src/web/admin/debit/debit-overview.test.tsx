// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
import { BatchDetail } from './batch-detail.tsx';
import { DebitOverview } from './debit-overview.tsx';
import type { BatchView } from './load-debit-batch.server.ts';
import type { DebitsView } from './load-debits.server.ts';
import type { DebitView } from './to-debit-view.server.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DEBIT: DebitView = {
  id: 'd1',
  batchId: 'b1',
  batchNumber: 'B-26-000007',
  invoice: 'I-26-DE-000123',
  invoiceId: 'i1',
  company: 'Muster GmbH',
  amount: '767,43 €',
  mandate: 'TY-000001 · B2B',
  status: 'collected',
  canComeBack: true,
  mayCollectAgain: true,
  withdrawnFor: null,
  back: null,
  version: 3,
};
const DUE = {
  id: 'i1',
  number: 'I-26-DE-000123',
  company: 'Muster GmbH',
  amount: '767,43 €',
  mandate: 'TY-000001 · B2B',
  day: '08.12.2026',
  obstacle: null,
} as const;
const VIEW: DebitsView = {
  title: '',
  isBilledHere: true,
  isWhole: true,
  known: 2,
  stuck: 1,
  nextCursor: null,
  due: [DUE, { ...DUE, id: 'i2', number: 'I-26-DE-000124', obstacle: 'unconfirmed' }],
  days: [{ id: '2026-12-08', day: '08.12.2026', fileBy: '07.12.2026', debits: 1, sum: '767,43 €', isUrgent: true }],
  batches: [],
  returned: [
    {
      ...DEBIT,
      status: 'returned',
      back: { code: 'AC04', word: 'AC04', step: 'blockMandate', day: '11.12.2026', retry: null },
    },
  ],
};
const BATCH: BatchView = {
  title: '',
  id: 'b1',
  number: 'B-26-000007',
  status: 'draft',
  version: 2,
  day: '08.12.2026',
  fileBy: '07.12.2026',
  createdAt: '04.12.2026, 09:00',
  exportedAt: null,
  debits: 1,
  schemes: 'CORE 0 · B2B 1',
  sum: '767,43 €',
  sha256: null,
  isLate: false,
  canBeBooked: false,
  items: [DEBIT],
};

function show(Component: () => React.ReactNode) {
  const Page = createRoutesStub([{ path: '/', Component }]);
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <Page />
    </IntlProvider>,
  );
}

test('says what is collected when, what not and why, and what became of what came back', async () => {
  show(() => <DebitOverview {...VIEW} />);
  expect(await screen.findByText('1 Rechnung lässt sich nicht einziehen.', { exact: false })).toBeTruthy();
  const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row');
  expect(rowsOf('Nächste Einzüge')[1]?.textContent).toMatch(/08\.12\.2026.*jetzt fällig.*07\.12\.2026.*1.*767,43 €/);
  const [, sound, stuck] = rowsOf('Einzuziehende Rechnungen');
  expect(sound?.textContent).toContain('kann eingezogen werden');
  const links = screen.getAllByRole('link', { name: 'I-26-DE-000123' }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/invoices/i1', '/admin/invoices/i1']);
  expect(stuck?.textContent).toContain('B2B-Mandat der Bank nicht bestätigt');
  expect(rowsOf('Rückgaben')[1]?.textContent).toMatch(/Konto aufgelöst.*AC04.*Das Mandat wird gesperrt/);
  expect(screen.getByText('Noch kein Stapel')).toBeTruthy();
});

test('where nobody bills it says so, and offers nothing', async () => {
  show(() => <DebitOverview {...VIEW} isBilledHere={false} due={[]} days={[]} returned={[]} />);
  expect(await screen.findByText('Dieser Shop rechnet nicht selbst ab', { exact: false })).toBeTruthy();
  expect([screen.queryByRole('button'), screen.queryByRole('table')]).toEqual([null, null]);
});

test('a batch is exported only after having asked', async () => {
  const fetch = vi.fn<(...args: unknown[]) => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  show(() => <BatchDetail batch={BATCH} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Für die Bank exportieren' }));
  expect(fetch).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('1 Einzug über 767,43 € am 08.12.2026');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Für die Bank exportieren' }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
});

test('too late for the bank it can only be discarded; exported it has a file and can be discarded no more', async () => {
  show(() => <BatchDetail batch={{ ...BATCH, isLate: true }} />);
  expect(await screen.findByRole('button', { name: 'Verwerfen' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Für die Bank exportieren' })).toBeNull();
  cleanup();
  show(() => <BatchDetail batch={{ ...BATCH, status: 'exported' }} />);
  expect(await screen.findByRole('link', { name: 'Datei herunterladen' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verwerfen' })).toBeNull();
});

test('what follows from a code is said before it is entered', async () => {
  show(() => <BatchDetail batch={BATCH} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Kam zurück' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Ein neuer Einzug in einer Woche', { exact: false })).toBeTruthy();
  expect(within(dialog).getByRole('checkbox', { name: 'In einer Woche noch einmal einziehen' })).toBeTruthy();
});
