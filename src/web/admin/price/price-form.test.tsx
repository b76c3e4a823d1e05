// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from '#i18n/intl.tsx';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { DraftActions } from './draft-actions.tsx';
import type { PriceListPageView } from './load-price-list.server.ts';
import { PriceForm } from './price-form.tsx';

const DEPOT = '0190d3f2-7a5c-4e4f-8a1b-0c2d3e4f5a6b';
const view: PriceListPageView = {
  title: '',
  from: '',
  published: null,
  waiting: [],
  waits: null,
  replaced: undefined,
  list: {
    id: 'p1',
    number: 2,
    name: 'Frühjahr',
    validFrom: '2031-02-28T23:00:00.000Z',
    publishedAt: null,
    state: 'draft',
    version: 1,
    classes: [
      {
        priceClass: 'plane',
        bands: [4200, 3200, 2400, 2000].map((dayRateCents, i) => ({ fromDay: [1, 7, 30, 180][i] ?? 0, dayRateCents })),
      },
    ],
    factors: [{ depotId: DEPOT, factor: 8550 }],
    services: [{ key: 'wash', trailerType: 'plane', priceCents: 7900 }],
    oneWayFees: [],
    missingClasses: [],
  },
  frame: {
    depots: [{ id: DEPOT, name: 'Hamburg' }],
    services: [
      { key: 'lashing', unit: 'once', name: 'Zurrgurte' },
      { key: 'wash', unit: 'once', name: 'Wäsche' },
    ],
    types: ['cool', 'plane'],
  },
};

const fetch = vi.fn<(url: string, init: { readonly body?: string }) => Promise<Response>>();
const onReady = vi.fn<(isAsking: boolean) => void>();
const sent = async (): Promise<unknown> => {
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce(), 10_000);
  return JSON.parse(fetch.mock.calls[0]?.[1].body ?? 'null');
};

beforeEach(() => {
  fetch.mockReset();
  fetch.mockImplementation(async () => Response.json(view.list));
  vi.stubGlobal('fetch', fetch);
  onReady.mockReset();
  const Form = () => {
    const [isChanged, setIsChanged] = useState(false);
    return (
      <>
        <DraftActions view={view} isChanged={isChanged} isAsking={false} setIsAsking={onReady} />
        <PriceForm view={view} onChanged={setIsChanged} onReady={() => onReady(true)} />
      </>
    );
  };
  const Page = createRoutesStub([{ path: '/', Component: Form }]);
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

const cell = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const FIRST_DAY = `${german['trailerType.plane']}, ab 1 Tag`;
const WASH = `Wäsche, ${german['trailerType.plane']}`;
const retype = (label: string, value: string) => fireEvent.change(cell(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: german['ui.save'] }));

test('a factor with three digits stays what it is while a rate is changed', async () => {
  retype(FIRST_DAY, '42,5');
  await save();
  expect(await sent()).toMatchObject({
    classes: [{ priceClass: 'plane', rates: [4250, 3200, 2400, 2000] }],
    factors: [{ depotId: DEPOT, factor: 8550 }],
  });
});

test.each([FIRST_DAY, WASH])('an unfinished amount of %s is refused beside its cell and stays there', async (label) => {
  retype(label, '1,');
  await save();
  expect(cell(label).value).toBe('1,');
  expect(cell(label).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(german['error.field.decimal'])).toBeDefined();
  expect(document.activeElement).toBe(cell(label));
  expect(fetch).not.toHaveBeenCalled();
});

test('what is typed is saved before it is published, and nothing is sent when nothing is', async () => {
  fireEvent.click(screen.getByRole('button', { name: german['adminPrice.publish'] }));
  expect(onReady).toHaveBeenCalledExactlyOnceWith(true);
  expect(fetch).not.toHaveBeenCalled();

  onReady.mockReset();
  retype(FIRST_DAY, '45');
  fireEvent.click(await screen.findByRole('button', { name: german['adminPrice.saveAndPublish'] }));
  expect(await sent()).toMatchObject({ classes: [{ rates: [4500, 3200, 2400, 2000] }] });
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledExactlyOnceWith(true));
});
