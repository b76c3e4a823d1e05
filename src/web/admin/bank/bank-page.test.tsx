// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
import { type PageScope, PageScopeContext } from '#web/page-scope.tsx';
import { BankPage } from './bank-page.tsx';
import type { BankView, EntryView } from './load-bank.server.ts';

const ENTRY: EntryView = {
  id: 'e1',
  version: 3,
  status: 'proposed',
  bookedOn: '2026-12-10',
  day: 'Do., 10.12.',
  cents: 16_900,
  amount: '169,00 €',
  name: 'ALFA LOGISTIK',
  ibanMasked: 'DE89 •••• •••• •••• ••30 00',
  text: 'RE I-26-DE-000001',
  endToEndId: null,
  returnCode: null,
  company: { id: 'u1', name: 'Alfa Logistik GmbH' },
  order: null,
  debits: null,
  shares: [{ invoiceId: 'i1', number: 'I-26-DE-000001', cents: 11_900, amount: '119,00 €' }],
  restCents: 5000,
  rest: '50,00 €',
  grounds: ['number'],
  reason: 'moreThanOpen',
  unknown: null,
};
const NOTHING = { company: null, shares: [], grounds: [], reason: null };
const UNKNOWN: EntryView = { ...ENTRY, ...NOTHING, id: 'e2', version: 1, name: 'M. Krüger', unknown: 'nothingFound' };
const BOOKED: EntryView = { ...ENTRY, id: 'e3', version: 5, status: 'matched', reason: null, restCents: 0 };
const SUM = { count: 1, cents: 100, amount: '1,00 €' };
const VIEW: BankView = {
  title: '',
  isBilledHere: true,
  account: 'DE02 •••• 2051',
  newest: { kind: 'camt.053', time: '15.12.2026, 10:00' },
  sums: { booked: SUM, proposed: SUM, unknown: SUM },
  booked: [BOOKED],
  proposed: [ENTRY],
  unknown: [UNKNOWN],
  aside: [],
  isWhole: true,
  isFiltered: false,
};

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  fetch.mockReset();
  fetch.mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  // The browser of the tests has no layout.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(view: Partial<BankView> | (() => BankView) = {}) {
  const loader = typeof view === 'function' ? view : () => ({ ...VIEW, ...view });
  const Component = () => <BankPage {...useLoaderData<BankView>()} />;
  const Page = createRoutesStub([{ path: '/', loader, Component, HydrateFallback: () => null }]);
  render(
    // Only the language is asked for.
    <PageScopeContext value={{ locale: 'de' } as unknown as PageScope}>
      <IntlProvider locale="de" messages={getMessages('de')}>
        <Page />
      </IntlProvider>
    </PageScopeContext>,
  );
  await screen.findByRole('heading', { name: 'Zahlungseingang' });
}

/** What was sent: the path, the version it was meant for, and the body. */
const sent = () =>
  fetch.mock.calls.map(([path, { headers, body }]) => [
    path,
    new Headers(headers).get('if-match'),
    typeof body === 'string' ? JSON.parse(body) : undefined,
  ]);

const ACCEPTED = [
  '/api/admin/bank-entries/e1/match',
  '"3"',
  { businessUnitId: 'u1', shares: [{ invoiceId: 'i1', cents: 11_900 }] },
];

describe('the three heaps', () => {
  test('say what is booked, what is proposed and why, and what is unknown', async () => {
    await show();
    const text = (name: string) => screen.getByRole('region', { name }).textContent;
    expect(text('Sicher')).toMatch(/Alfa Logistik GmbH.*169,00 €.*I-26-DE-000001.*Nummer/);
    expect(text('Vorgeschlagen')).toMatch(
      /ALFA LOGISTIK.*I-26-DE-000001.*119,00 €.*Guthaben der Firma.*50,00 €.*Mehr als offen ist/,
    );
    expect(text('Unbekannt')).toMatch(/M\. Krüger.*DE89 •••• 3000.*Keine Nummer, kein bekanntes Konto/);
  });

  test('a click accepts a proposal as it is shown', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Annehmen' }));
    await vi.waitFor(() => expect(sent()).toEqual([ACCEPTED]));
  });

  test('so does a key, and others put aside and take back', async () => {
    await show();
    await userEvent.keyboard('j{Enter}');
    await vi.waitFor(() => expect(sent()).toEqual([ACCEPTED]));
    await userEvent.keyboard('x');
    await vi.waitFor(() => expect(sent().at(-1)).toEqual(['/api/admin/bank-entries/e2/ignore', '"1"', undefined]));
    await userEvent.keyboard('z');
    await vi.waitFor(() => expect(sent().at(-1)).toEqual(['/api/admin/bank-entries/e3/undo', '"5"', undefined]));
  });

  test('enter on a fold opens it and books nothing', async () => {
    await show({ aside: [{ ...UNKNOWN, id: 'e4', status: 'ignored' }] });
    await userEvent.keyboard('j');
    fireEvent.keyDown(screen.getByText('Beiseite gelegt, 1'), { key: 'Enter' });
    expect(fetch).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await vi.waitFor(() => expect(sent()).toEqual([ACCEPTED]));
  });

  test('a key that is held down walks on, and does nothing else', async () => {
    await show();
    const hold = (key: string) => fireEvent.keyDown(document.body, { key, repeat: true });
    hold('j');
    for (const key of ['Enter', 'x', 'z', 's']) hold(key);
    expect([fetch.mock.calls, screen.queryByRole('dialog')]).toEqual([[], null]);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await vi.waitFor(() => expect(sent()).toEqual([ACCEPTED]));
  });

  test('what was taken back is in hand again', async () => {
    const back: EntryView = { ...BOOKED, status: 'proposed', version: 6 };
    await show(() => (fetch.mock.calls.length === 0 ? VIEW : { ...VIEW, booked: [], proposed: [ENTRY, back] }));
    await userEvent.keyboard('z');
    await vi.waitFor(() => expect(document.getElementById('entry-e3')?.className).toContain('outline-2'));
    await userEvent.keyboard('x');
    await vi.waitFor(() => expect(sent().at(-1)).toEqual(['/api/admin/bank-entries/e3/ignore', '"6"', undefined]));
  });

  test('no key does anything while somebody types', async () => {
    await show();
    await userEvent.keyboard('j');
    await userEvent.type(screen.getByRole('searchbox'), 'xz');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('where nobody bills there is nothing to load', async () => {
    await show({ isBilledHere: false });
    expect(screen.getByText('Abgerechnet wird außerhalb.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('what nobody knows is looked for, shared out and booked', async () => {
  const money = (cents: number) => ({ cents, currency: 'EUR' });
  const document = { invoiceId: 'i9', number: 'I-26-DE-000009', orderNumber: 'O-26-000009', dueOn: null };
  const payer = { company: { id: 'u9', name: 'Krüger OHG' }, documents: [{ ...document, open: money(10_000) }] };
  fetch.mockImplementation(async () => Response.json({ items: [payer], nextCursor: null }));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Zuordnen' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('searchbox'), 'krü');
  await userEvent.click(await within(dialog).findByRole('button', { name: /Krüger OHG/ }));
  expect(await within(dialog).findByText('69,00 € bleiben Guthaben der Firma')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zahlung buchen' }));
  await vi.waitFor(() =>
    expect(sent().at(-1)).toEqual([
      '/api/admin/bank-entries/e2/match',
      '"1"',
      { businessUnitId: 'u9', shares: [{ invoiceId: 'i9', cents: 10_000 }] },
    ]),
  );
});

test('while nobody knows what is open, nothing can be booked', async () => {
  fetch.mockImplementation(async () => Response.json({ code: 'unavailable' }, { status: 503 }));
  await show();
  await userEvent.keyboard('js');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Zahlung buchen' })).toHaveProperty('disabled', true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Andere Firma' }));
  await userEvent.type(within(dialog).getByRole('searchbox'), 'k');
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
});

describe('a file', () => {
  /** Answers what was uploaded. */
  function answerUpload(status: number, data: object) {
    class Upload extends EventTarget {
      upload = new EventTarget();
      status = status;
      responseText = JSON.stringify(data);
      open() {}
      setRequestHeader() {}
      send() {
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    }
    vi.stubGlobal('XMLHttpRequest', Upload);
  }
  const drop = (...names: readonly string[]) => {
    const files = names.map((name) => new File(['<x/>'], name, { type: 'text/xml' }));
    const heading = screen.getByRole('heading', { name: 'Zahlungseingang' });
    fireEvent.drop(heading, { dataTransfer: { types: ['Files'], files } });
  };

  test('that is dropped is imported, and what came of it is said', async () => {
    const counts = { added: 12, known: 3, matched: 9, proposed: 2, unknown: 1, otherAccounts: 1 };
    answerUpload(200, { kind: 'camt.053', ...counts });
    await show();
    drop('auszug.xml');
    const said = await screen.findByRole('alert');
    expect(said.textContent).toBe(
      '12 neu, 3 schon bekannt. 9 gebucht, 2 vorgeschlagen, 1 unbekannt. 1 Auszug eines anderen Kontos wurde ausgelassen.',
    );
  });

  test('that is refused is refused with the reason', async () => {
    answerUpload(422, { code: 'invalid-fields', fields: { file: 'other-account' } });
    await show();
    drop('auszug.xml');
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('Sie ist von einem anderen Konto.');
  });

  test('that did not get there can be sent again, with all others of its kind', async () => {
    answerUpload(503, { code: 'unavailable' });
    await show();
    drop('a.xml', 'b.xml');
    const again = await screen.findAllByRole('button', { name: 'Erneut versuchen' });
    expect(again).toHaveLength(2);
    answerUpload(200, { kind: 'camt.053', added: 1, known: 0, matched: 1, proposed: 0, unknown: 0, otherAccounts: 0 });
    await userEvent.click(again[0] ?? document.body);
    await vi.waitFor(() => expect(screen.getAllByText('1 neu, 0 schon bekannt.')).toHaveLength(2), 4000);
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  });

  test('waits behind those that are on their way, and each has its outcome', async () => {
    const counts = { added: 1, known: 0, matched: 1, proposed: 0, unknown: 0, otherAccounts: 0 };
    answerUpload(200, { kind: 'camt.053', ...counts });
    await show();
    drop('a.xml', 'b.xml');
    drop('c.xml');
    const said = () => screen.queryAllByText(/^[abc]\.xml$/).map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(said()).toEqual(['a.xml', 'b.xml', 'c.xml']), 4000);
  });
});
