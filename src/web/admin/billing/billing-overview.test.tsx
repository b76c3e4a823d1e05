// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
import { BillingOverview } from './billing-overview.tsx';
import type { BillingView } from './load-billing.server.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ORDER = { id: 'o1', number: 'O-26-000001', company: 'Muster GmbH', problem: null } as const;
const VIEW: BillingView = {
  title: '',
  day: '01.12.2026',
  isBilledHere: true,
  countries: 'Deutschland',
  due: 2,
  isWhole: true,
  orders: [
    {
      ...ORDER,
      id: 'o2',
      number: 'O-26-000002',
      documents: [],
      problem: { reason: 'sellerMissing', says: ['Niederlande'], since: '30.11.2026' },
    },
    { ...ORDER, documents: [{ title: 'Rechnung', net: '644,90 €', gross: '767,43 €' }] },
  ],
  runs: [],
};

function show(view: Partial<BillingView>) {
  const Page = createRoutesStub([{ path: '/', Component: () => <BillingOverview {...VIEW} {...view} /> }]);
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <Page />
    </IntlProvider>,
  );
}

test('says what the next run issues, and what it cannot', async () => {
  show({});
  expect(await screen.findByText('1 Auftrag kann nicht abgerechnet werden.', { exact: false })).toBeTruthy();
  const [, problem, sound] = within(screen.getByRole('table', { name: 'Nächster Lauf' })).getAllByRole('row');
  expect(problem?.textContent).toMatch(/O-26-000002.*Kein Verkäufer.*Niederlande.*seit 30\.11\.2026/);
  expect(sound?.textContent).toMatch(/O-26-000001.*Muster GmbH.*Rechnung.*644,90 €.*767,43 €/);
  expect(screen.getByText('Noch kein Lauf')).toBeTruthy();
});

test('bills now only after having asked', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({}, { status: 202 }));
  vi.stubGlobal('fetch', fetch);
  show({});
  await userEvent.click(await screen.findByRole('button', { name: 'Jetzt abrechnen' }));
  expect(fetch).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Jetzt abrechnen' }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
});

test('where nobody bills it says so, and offers nothing', async () => {
  show({ isBilledHere: false, countries: '', orders: [], due: 0 });
  expect(await screen.findByText('Abgerechnet wird außerhalb.')).toBeTruthy();
  expect([screen.queryByRole('button'), screen.queryByRole('table')]).toEqual([null, null]);
});

test('looks again until a run has come to its end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const run = { id: 'r1', on: '', day: '', time: '', askedBy: null, finishedAt: null, orders: 0 } as const;
  const states: BillingView['runs'][number]['state'][] = ['waiting', 'running', 'done'];
  const loader = vi.fn<() => BillingView>(() => ({
    ...VIEW,
    runs: [{ ...run, documents: 0, problems: 0, state: states.shift() ?? 'running' }],
  }));
  const Component = () => <BillingOverview {...useLoaderData<BillingView>()} />;
  const Page = createRoutesStub([{ path: '/', loader, HydrateFallback: () => null, Component }]);
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <Page />
    </IntlProvider>,
  );
  await vi.waitFor(() => screen.getByText('beendet'), { interval: 500, timeout: 20_000 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(loader).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
