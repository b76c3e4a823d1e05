// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
import { DunningOverview } from './dunning-overview.tsx';
import type { DunningView, ProposalView } from './load-dunning.server.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LATE: ProposalView = {
  id: 'u1',
  company: 'Muster GmbH',
  level: 2,
  hold: null,
  isNamed: true,
  open: '767,43 €',
  claimed: '46,48 €',
  total: '813,91 €',
  invoices: [
    {
      id: 'i1',
      number: 'I-26-DE-000123',
      due: '15.12.2026',
      days: 30,
      open: '767,43 €',
      level: 2,
      obstacle: null,
      last: { level: 1, day: '25.12.2026' },
      next: { level: 2, day: '08.01.2027' },
      interest: '6,48 €',
      fee: '40,00 €',
      isRateMissing: false,
    },
  ],
};
const WAITING: ProposalView = {
  ...LATE,
  id: 'u2',
  company: 'Nordwind Logistik',
  level: null,
  claimed: null,
  invoices: LATE.invoices.map((invoice) => ({
    ...invoice,
    id: 'i2',
    level: null,
    obstacle: 'disputed',
    interest: null,
    fee: null,
  })),
};
const OTHER: ProposalView = { ...LATE, id: 'u3', company: 'Hafen Spedition', level: 0, total: '100,00 €' };
const VIEW: DunningView = {
  title: '',
  today: '2027-01-14',
  isBilledHere: true,
  isAutomatic: false,
  isWhole: true,
  nextCursor: null,
  proposals: [LATE, OTHER, WAITING],
  claims: [
    {
      id: 'c1',
      version: 1,
      company: { id: 'u1', name: 'Muster GmbH' },
      invoiceId: 'i1',
      invoice: 'I-26-DE-000123',
      kind: 'flat40',
      days: null,
      amount: '40,00 €',
      isToDecide: true,
      money: [],
    },
  ],
  letters: [],
  rates: [],
  missing: ['01.01.2027'],
  halfYears: [{ id: '2027-01-01', label: '01.01.2027' }],
};

function show(view: DunningView = VIEW) {
  const Page = createRoutesStub([{ path: '/', Component: () => <DunningOverview {...view} /> }]);
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <Page />
    </IntlProvider>,
  );
}

const answering = () => {
  const fetch = vi.fn<(...args: unknown[]) => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const bodyOf = (call: readonly unknown[] | undefined): unknown => {
  const [request, init] = call ?? [];
  const body = request instanceof Request ? undefined : Object.entries(init ?? {}).find(([key]) => key === 'body')?.[1];
  return JSON.parse(String(body));
};

test('says who is late with what, what a letter adds, why one is left out, and which rate is missing', async () => {
  show();
  const late = await screen.findByRole('region', { name: 'Muster GmbH' });
  expect(late.textContent).toMatch(/2\. Mahnung.*I-26-DE-000123.*15\.12\.2026.*30 Tage.*6,48 €.*40,00 €.*767,43 €/);
  expect(late.textContent).toContain('Zusammen 813,91 €');
  const waiting = screen.getByRole('region', { name: 'Nordwind Logistik' });
  expect(waiting.textContent).toContain('beanstandet');
  expect(within(waiting).queryByRole('button', { name: 'Schreiben verschicken' })).toBeNull();
  expect(screen.getByText('Es fehlt der Basiszinssatz ab 01.01.2027.', { exact: false })).toBeTruthy();
});

test('a letter is sent after having asked, to the one or to those that are ticked', async () => {
  const fetch = answering();
  show();
  const late = await screen.findByRole('region', { name: 'Muster GmbH' });
  await userEvent.click(within(late).getByRole('button', { name: 'Schreiben verschicken' }));
  expect(fetch).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('813,91 €');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alle 2 Firmen mit fälligem Schreiben auswählen' }));
  await userEvent.click(screen.getByRole('button', { name: '2 Schreiben verschicken' }));
  const all = await screen.findByRole('alertdialog');
  await userEvent.click(within(all).getByRole('button', { name: '2 Schreiben verschicken' }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(bodyOf(fetch.mock.calls[0])).toEqual({ businessUnitIds: ['u1', 'u3'] });
});

test('a claim is waived with a reason', async () => {
  const fetch = answering();
  show();
  const claims = await screen.findByRole('table', { name: 'Offene Verzugskosten' });
  expect(claims.textContent).toContain('seit 30 Tagen bezahlt');
  await userEvent.click(within(claims).getByRole('button', { name: 'Verzugskosten erlassen' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Kulanz');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Verzugskosten erlassen' }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(bodyOf(fetch.mock.calls[0])).toEqual({ reason: 'Kulanz' });
});

test('where nobody is late or nobody bills it says so', async () => {
  show({ ...VIEW, proposals: [], claims: [] });
  expect(await screen.findByText('Niemand ist im Verzug.')).toBeTruthy();
  cleanup();
  show({ ...VIEW, isBilledHere: false, proposals: [], claims: [] });
  expect(await screen.findByText('Dieser Shop rechnet nicht selbst ab', { exact: false })).toBeTruthy();
});
