// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  workshop: [],
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
  bookings: [],
};

const fetch = vi.fn<(url: string, init: { readonly body?: string }) => Promise<Response>>();
const sent = (): unknown => JSON.parse(fetch.mock.calls[0]?.[1].body ?? 'null');
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
    <IntlProvider locale="de" messages={german}>
      <Page />
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const retype = async (label: string, text: string) => {
  await userEvent.clear(fieldOf(label));
  await userEvent.type(fieldOf(label), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: german['ui.save'] }));

test('an entry of a list keeps its comma while another fact is changed', async () => {
  await retype(german['fact.grainHatches'], '3');
  await save();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(sent()).toEqual({ facts: { lastLoads: ['Raps, geschrotet', 'Weizen'], grainHatches: 3 } });
});
