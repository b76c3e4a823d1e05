// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from '#i18n/intl.tsx';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import type { TrailerView } from './load-trailer.server.ts';
import { TrailerFacts } from './trailer-facts.tsx';

const trailer: TrailerView['trailer'] = {
  id: 't1',
  number: 'TA-1',
  plate: 'HH TA 1',
  vin: 'WKES1234567890123',
  type: 'tipperAgrar',
  subType: 'standard',
  priceClass: 'tipperAgrar',
  make: 'Fliegl',
  model: 'Agro',
  year: 2024,
  depotId: 'd1',
  depot: { id: 'd1', code: 'HAM', name: 'Hamburg', country: 'DE', timeZone: 'Europe/Berlin' },
  status: 'active',
  situation: 'free',
  certifiedUntil: null,
  firstRegisteredOn: '2024-05-01',
  axles: 3,
  liftAxle: false,
  tareKg: 6300,
  payloadKg: 26_200,
  innerLengthMm: null,
  innerWidthMm: null,
  innerHeightMm: null,
  euroPallets: null,
  euroPalletsDouble: null,
  volumeM3: 50,
  tailLiftKg: null,
  telematics: 'gps',
  facts: { lastLoads: ['Raps, geschrotet', 'Weizen'], grainHatches: 2 },
  photos: [],
  documents: [],
  certificates: [],
  requiredCertificates: ['hu'],
  gaps: [],
  workshop: [],
  transfer: null,
  bookings: [],
  version: 4,
};
const view: TrailerView = {
  title: '',
  trailer,
  choices: { depots: [], priceClasses: [], types: [] },
  certificates: [],
  documents: [],
  workshop: [],
  transfer: null,
};

const fetch = vi.fn<(url: string, init: { readonly body?: string }) => Promise<Response>>();
const sent = async (): Promise<unknown> => {
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce(), 10_000);
  return JSON.parse(fetch.mock.calls[0]?.[1].body ?? 'null');
};
const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status === 200 ? 'application/json' : 'application/problem+json' },
  });

beforeEach(() => {
  fetch.mockReset();
  fetch.mockImplementation(async () => answer(200, trailer));
  vi.stubGlobal('fetch', fetch);
  const Page = createRoutesStub([{ path: '/', Component: () => <TrailerFacts view={view} /> }]);
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <Page />
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const retype = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: german['ui.save'] }));

test('an entry of a list keeps its comma while another fact is changed', async () => {
  retype(german['fact.grainHatches'], '3');
  await save();
  expect(await sent()).toEqual({ facts: { lastLoads: ['Raps, geschrotet', 'Weizen'], grainHatches: 3 } });
});

test('a list takes an entry in each line', async () => {
  retype(german['fact.lastLoads'], 'Gerste\nMais, gebrochen\n');
  expect(fieldOf(german['fact.lastLoads']).value).toBe('Gerste\nMais, gebrochen\n');
  await save();
  expect(await sent()).toEqual({ facts: { lastLoads: ['Gerste', 'Mais, gebrochen'], grainHatches: 2 } });
});

test('an unfinished number is refused beside its field and stays to be mended', async () => {
  retype(german['fact.tareKg'], '6,');
  await save();
  expect(fieldOf(german['fact.tareKg']).value).toBe('6,');
  expect(screen.getByText(german['error.field.number'])).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
  retype(german['fact.tareKg'], '6400');
  await save();
  expect(await sent()).toEqual({ tareKg: 6400 });
});

test('what somebody else has changed is told by its value, and what was entered stays', async () => {
  const current = { ...trailer, liftAxle: true, tareKg: 6350, facts: { ...trailer.facts, lastLoads: [] }, version: 5 };
  fetch.mockImplementation(async () => answer(409, { code: 'stale-version', current }));
  retype(german['fact.tareKg'], '6400');
  await save();
  const notice = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(Array.from(notice.querySelectorAll('li'), (line) => line.textContent)).toEqual([
    `Leergewicht: 6.350 · ${german['stale.typedOver']}`,
    'Liftachse: ja',
    'Letzte drei Ladungen: leer',
  ]);
  expect(fieldOf(german['fact.tareKg']).value).toBe('6400');
});
