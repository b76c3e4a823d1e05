// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from '#i18n/intl.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toPublicConfig } from '#config/public.ts';
import { parseEnv } from '#config/env.ts';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { PageScopeContext } from '#web/page-scope.tsx';
import PlacePanel from './place-panel.tsx';
import type { DepotView, Place } from './place.ts';

const LYON: DepotView = {
  code: 'LYS',
  name: 'Lyon-Saint-Priest',
  short: 'Lyon',
  city: 'Saint-Priest',
  country: 'FR',
  lat: 45.702,
  lon: 4.966,
  hours: '',
};
const GRENOBLE = {
  name: 'Grenoble',
  country: 'FR',
  lat: 45.179,
  lon: 5.714,
  nearest: [{ code: 'LYS', name: 'Lyon-Saint-Priest', distanceKm: 82 }],
};
const BERLIN: Place = { kind: 'around', point: { lat: 52.524, lon: 13.41 }, radiusKm: 100, name: 'Berlin' };
/** On a slow machine an answer takes a while. */
const PATIENCE = { timeout: 10_000 };

const onChange = vi.fn<(place: Place) => void>();
const answer = vi.fn<(url: URL) => unknown>();
const asked = () => answer.mock.calls.map(([url]) => url.pathname + url.search);

beforeEach(() => {
  onChange.mockReset();
  answer.mockReset().mockReturnValue([GRENOBLE]);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input, 'https://shop.example');
    return Response.json({ items: answer(url), nextCursor: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.cookie = 'auth_public=; max-age=0';
});

function open(place: Place = { kind: 'anywhere' }) {
  render(
    <PageScopeContext
      value={{ locale: 'de', config: toPublicConfig(parseEnv({}), 'v1'), messages: getMessages('de'), year: '2026' }}
    >
      <IntlProvider locale="de" messages={getMessages('de')}>
        <PlacePanel place={place} depots={[LYON]} onChange={onChange} />
      </IntlProvider>
    </PageScopeContext>,
  );
  return screen.getByRole('textbox');
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const row = (name: RegExp) => screen.findByRole('button', { name }, PATIENCE);

test('a town is offered with the way to the nearest depots, and searched around', async () => {
  type(open(), 'Grenobel');
  const found = await row(/^FRGrenoble/);
  expect(found.textContent).toContain('Nächste Depots: Lyon-Saint-Priest 82\u00a0km');
  expect(asked()).toEqual(['/api/places?q=Grenobel&locale=de']);
  fireEvent.click(found);
  const point = { lat: GRENOBLE.lat, lon: GRENOBLE.lon };
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'around', point, radiusKm: 200, name: 'Grenoble' });
});

test('Enter waits for the answer', async () => {
  const field = open({ kind: 'depots', names: ['LYS'] });
  type(field, 'Gre');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), PATIENCE);
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ name: 'Grenoble', radiusKm: 200 });
});

test('a depot of that name comes first', async () => {
  const field = open();
  type(field, 'lyon');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ point: { lat: LYON.lat, lon: LYON.lon }, radiusKm: 200 });
});

test('where nothing is found, the choice stays and the list too', async () => {
  answer.mockReturnValue([]);
  type(open(BERLIN), 'qqqq');
  const notice = await screen.findByRole('alert', {}, PATIENCE);
  expect(notice.textContent).toMatch(/^Zu „qqqq“ kennen wir keinen Ort\. Ihre Wahl bleibt: Berlin, 100\skm\.$/);
  expect((await row(/Berlin/)).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('button', { name: /Lyon-Saint-Priest/ })).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

test('a line that fails takes nothing away, and can be tried again', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'bad-request', status: 400, traceId: '1' }, { status: 400 }),
  );
  type(open(BERLIN), 'Grenoble');
  expect((await screen.findByRole('alert', {}, PATIENCE)).textContent).toContain('Ihre Wahl bleibt: Berlin');
  expect(screen.getByRole('button', { name: /Lyon-Saint-Priest/ })).toBeTruthy();
  vi.stubGlobal('fetch', async () => Response.json({ items: [GRENOBLE], nextCursor: null }));
  fireEvent.click(screen.getByRole('button', { name: german['ui.retry'] }));
  expect(await row(/^FRGrenoble/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the own yard is the first choice of whoever is signed in', async () => {
  document.cookie = 'auth_public=4102444800';
  open();
  fireEvent.click(await row(/Mein Betriebshof: Grenoble/));
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Mein Betriebshof: Grenoble');
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ name: 'Grenoble', radiusKm: 200 });
});

test('guests have no yard, and nobody is asked for one', () => {
  open();
  expect(screen.queryByText(/Betriebshof/)).toBeNull();
  expect(asked()).toEqual([]);
});
