// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteCookie } from '#web/client/write-cookie.ts';
import { EMPTY_FILTERS, setFilters, useFilters } from './filters.ts';
import { setMapState, useMapState } from './map.ts';
import {
  choosePaymentMethod,
  forgetPaymentOnLeave,
  setRiskCheckFailed,
  suggestPaymentMethod,
  usePayment,
} from './payment.ts';
import { resetStores, startStores } from './start-stores.ts';
import { closedStorage } from './state-storage.ts';
import { SYNC_CHANNEL } from './tab-sync.ts';

const STORAGE = { filters: 'local', map: 'local', payment: 'session' } as const;
const COOKIE = { path: '/', sameSite: 'Lax', days: 365 } as const;

let stop = () => {};
const start = (settings: Partial<Parameters<typeof startStores>[0]> = {}, path = '/cart') => {
  stop = startStores(
    { stateStorage: STORAGE, stateCookie: COOKIE, ...settings },
    { identity: () => 'u1', path: () => path },
  );
};
const kept = (storage: Storage, name: string): unknown => JSON.parse(storage.getItem(name) ?? 'null');

beforeEach(() => {
  useFilters.persist.setOptions({ storage: closedStorage() });
  useMapState.persist.setOptions({ storage: closedStorage() });
  usePayment.persist.setOptions({ storage: closedStorage() });
  resetStores();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  stop();
  deleteCookie('filters');
  vi.unstubAllGlobals();
});

describe('where state is kept', () => {
  test('filters and map in the browser, payment in the tab', async () => {
    start();
    setFilters('trailers', { searchInput: 'Hamburg' });
    setMapState({ zoom: 7 });
    choosePaymentMethod('transfer');
    expect(kept(localStorage, 'filters')).toMatchObject({ state: { trailers: { searchInput: 'Hamburg' } } });
    expect(kept(localStorage, 'map')).toMatchObject({ state: { zoom: 7 } });
    expect(kept(sessionStorage, 'payment')).toMatchObject({ state: { paymentMethod: 'transfer' } });
    expect(localStorage.getItem('payment')).toBeNull();
  });

  test('the configuration may say cookie', async () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    const stateCookie = { path: '/trailers', sameSite: 'Strict', days: 30 } as const;
    start({ stateStorage: { ...STORAGE, filters: 'cookie' }, stateCookie });
    setFilters('booking', { sortInput: 'newest' });
    expect(write.mock.lastCall?.[0]).toMatch(/^filters=.+; Max-Age=2592000; Path=\/trailers; SameSite=Strict$/);
    expect(localStorage.getItem('filters')).toBeNull();
    write.mockRestore();
  });

  test('a store in a cookie comes back from it', async () => {
    const stateStorage = { ...STORAGE, filters: 'cookie' } as const;
    start({ stateStorage });
    setFilters('booking', { sortInput: 'newest' });
    stop();
    const cookies = document.cookie;
    resetStores();
    document.cookie = `${cookies}; Path=/`;
    start({ stateStorage });
    expect(useFilters.getState().booking.sortInput).toBe('newest');
  });

  test('nothing is read before the stores are started, so server and browser begin alike', () => {
    localStorage.setItem('map', JSON.stringify({ state: { ...useMapState.getInitialState(), zoom: 9 }, version: 0 }));
    expect(useMapState.getState().zoom).toBeNull();
  });

  test('where nothing was kept, a page outside an order writes nothing', () => {
    start({}, '/legal/terms');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('what was kept comes back', async () => {
    localStorage.setItem('map', JSON.stringify({ state: { ...useMapState.getInitialState(), zoom: 9 }, version: 0 }));
    start();
    expect(useMapState.getState().zoom).toBe(9);
  });

  test('a search the page has set already beats the kept one and is kept in turn', async () => {
    const trailers = { ...EMPTY_FILTERS, searchInput: 'old' };
    const booking = { ...EMPTY_FILTERS, searchInput: 'kept' };
    localStorage.setItem('filters', JSON.stringify({ state: { trailers, booking }, version: 0 }));
    setFilters('trailers', { searchInput: 'from the URL' });
    start();
    expect(useFilters.getState()).toMatchObject({
      trailers: { searchInput: 'from the URL' },
      booking: { searchInput: 'kept' },
    });
    expect(kept(localStorage, 'filters')).toMatchObject({ state: { trailers: { searchInput: 'from the URL' } } });
  });

  test.each(['nonsense', '{"state":{"zoom":"seven"},"version":0}', '{"state":null,"version":0}', '[]'])(
    'a storage that holds %s is ignored',
    async (text) => {
      localStorage.setItem('map', text);
      start();
      expect(useMapState.getState()).toEqual(useMapState.getInitialState());
    },
  );

  test('a full or forbidden storage is no reason to fail', async () => {
    start();
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    setMapState({ zoom: 3 });
    expect(useMapState.getState().zoom).toBe(3);
    write.mockRestore();
  });
});

describe('between tabs', () => {
  const openOtherTab = () => {
    const channel = new BroadcastChannel(SYNC_CHANNEL);
    const heard: unknown[] = [];
    channel.addEventListener('message', ({ data }) => heard.push(data));
    return { channel, heard };
  };
  const tell = (channel: BroadcastChannel, message: object) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    channel.postMessage(message);
  };
  const state = { type: 'box', attribute: null, time: null, center: null, zoom: 5, targetMarker: null };

  test('the channel has the name of the specification', () => {
    expect(SYNC_CHANNEL).toBe('pinia-broadcast-sync');
  });

  test('a change goes out once and what comes in is not sent back', async () => {
    start();
    const { channel, heard } = openOtherTab();
    setMapState({ zoom: 4 });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({ store: 'map', identity: 'u1', state: { zoom: 4 } });
    tell(channel, { store: 'map', identity: 'u1', state });
    await vi.waitFor(() => expect(useMapState.getState()).toEqual(state));
    setFilters('trailers', { searchInput: 'after' });
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[1]).toMatchObject({ store: 'filters' });
    channel.close();
  });

  test('what was set before the stores were started goes out, and nothing that was only read', async () => {
    const { channel, heard } = openOtherTab();
    const booking = { ...EMPTY_FILTERS, searchInput: 'kept' };
    localStorage.setItem('filters', JSON.stringify({ state: { trailers: EMPTY_FILTERS, booking }, version: 0 }));
    localStorage.setItem('map', JSON.stringify({ state, version: 0 }));
    setFilters('trailers', { searchInput: 'early' });
    start();
    setMapState({ zoom: 4 });
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard).toEqual([
      { store: 'filters', identity: 'u1', state: { trailers: { ...EMPTY_FILTERS, searchInput: 'early' } } },
      { store: 'map', identity: 'u1', state: { zoom: 4 } },
    ]);
    channel.close();
  });

  test('a change of another tab leaves alone what was set here', async () => {
    start();
    const { channel } = openOtherTab();
    setFilters('trailers', { searchInput: 'mine' });
    tell(channel, {
      store: 'filters',
      identity: 'u1',
      state: { booking: { ...EMPTY_FILTERS, searchInput: 'theirs' } },
    });
    await vi.waitFor(() => expect(useFilters.getState().booking.searchInput).toBe('theirs'));
    expect(useFilters.getState().trailers.searchInput).toBe('mine');
    channel.close();
  });

  test('what changes while nobody listens is told afterwards, and storage tells what was missed', async () => {
    start();
    stop();
    const { channel, heard } = openOtherTab();
    setMapState({ zoom: 3 });
    localStorage.setItem('map', JSON.stringify({ state: { ...state, zoom: 3, type: 'cool' }, version: 0 }));
    start();
    await vi.waitFor(() => expect(heard).toEqual([{ store: 'map', identity: 'u1', state: { zoom: 3 } }]));
    expect(useMapState.getState().type).toBe('cool');
    channel.close();
  });

  test('messages of another person, of another shape and of unknown stores are dropped', async () => {
    start();
    const { channel } = openOtherTab();
    tell(channel, { store: 'map', identity: 'u2', state });
    tell(channel, { store: 'map', identity: 'u1', state: { zoom: 'seven' } });
    tell(channel, { store: 'nope', identity: 'u1', state });
    tell(channel, { store: 'map', identity: 'u1', state: { ...state, zoom: 6 } });
    await vi.waitFor(() => expect(useMapState.getState().zoom).toBe(6));
    expect(useMapState.getState().type).toBe('box');
    channel.close();
  });

  test('the choice of payment stays in its tab', async () => {
    start();
    const { channel, heard } = openOtherTab();
    choosePaymentMethod('sepa');
    usePayment.reset();
    setMapState({ zoom: 2 });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({ store: 'map' });
    channel.close();
  });

  test('without a channel every tab is on its own', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    start();
    setMapState({ zoom: 8 });
    expect(useMapState.getState().zoom).toBe(8);
  });
});

describe('filters', () => {
  test('the two lists do not share theirs', () => {
    setFilters('trailers', { itemCategoryFilterInput: ['box'], sortInput: 'price' });
    expect(useFilters.getState().booking).toEqual(EMPTY_FILTERS);
  });

  test('have the fields of the specification', () => {
    expect(Object.keys(EMPTY_FILTERS)).toEqual([
      'searchInput',
      'orderFilterInput',
      'itemFilterInput',
      'itemCategoryFilterInput',
      'sortInput',
    ]);
  });
});

describe('payment', () => {
  test('the company’s method counts only where nobody has chosen', () => {
    suggestPaymentMethod('dd_b2b');
    expect(usePayment.getState()).toMatchObject({ paymentMethod: 'sepa', manualSelection: false });
    choosePaymentMethod('transfer');
    suggestPaymentMethod('dd_b2b');
    expect(usePayment.getState()).toMatchObject({ paymentMethod: 'transfer', manualSelection: true });
  });

  test.each([
    ['/team', null],
    ['/', null],
    ['/cart/services', 'transfer'],
    ['/checkout/1', 'transfer'],
  ])('a page loaded at %s finds the choice that was kept: %s', async (path, expected) => {
    const state = { paymentMethod: 'transfer', riskCheckFailed: true, manualSelection: true };
    sessionStorage.setItem('payment', JSON.stringify({ state, version: 0 }));
    start({}, path);
    expect(usePayment.getState().paymentMethod).toBe(expected);
    expect(kept(sessionStorage, 'payment')).toMatchObject({ state: { paymentMethod: expected } });
  });

  test.each([
    ['/cart/payment', '/booking', true],
    ['/checkout', '/', true],
    ['/checkout/1', '/trailers', true],
    ['/cart', '/cart/services', false],
    ['/cart/payment', '/checkout', false],
    ['/booking', '/trailers', false],
    ['/cartography', '/', false],
  ])('going from %s to %s drops the choice: %s', (from, to, drops) => {
    choosePaymentMethod('transfer');
    setRiskCheckFailed(true);
    forgetPaymentOnLeave(from, to);
    expect(usePayment.getState()).toEqual(
      drops
        ? { paymentMethod: null, riskCheckFailed: false, manualSelection: false }
        : { paymentMethod: 'transfer', riskCheckFailed: true, manualSelection: true },
    );
  });
});
