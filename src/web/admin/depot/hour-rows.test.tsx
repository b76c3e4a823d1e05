// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from '#i18n/intl.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import type { DepotException } from '#contract/admin-depot.ts';
import type { Season } from '#domain/depot/opening-hours.ts';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { type PageScope, PageScopeContext } from '#web/page-scope.tsx';
import { ExceptionRows } from './exception-rows.tsx';
import { SeasonRows } from './season-rows.tsx';

const SHORT = [{ from: '08:00', to: '15:00' }];
const JULY: Season = { from: '07-01', to: '07-31', week: { 1: SHORT } };
const AUGUST: Season = { from: '08-01', to: '08-31', week: {} };
const FAIR: DepotException = { startsOn: '2031-03-02', endsOn: '2031-03-05', hours: null, reason: 'Messe, Halle 4' };

afterEach(cleanup);
const onSeasons = vi.fn<(seasons: readonly Season[]) => void>();
const onRows = vi.fn<(rows: readonly DepotException[]) => void>();

function Page() {
  const [seasons, setSeasons] = useState<readonly Season[]>([JULY, AUGUST]);
  const [rows, setRows] = useState<readonly DepotException[]>([FAIR]);
  return (
    <>
      <SeasonRows
        value={seasons}
        onChange={(next) => {
          setSeasons(next);
          onSeasons(next);
        }}
        usualWeek={{ 1: SHORT }}
      />
      <ExceptionRows
        value={rows}
        onChange={(next) => {
          setRows(next);
          onRows(next);
        }}
      />
    </>
  );
}

const open = () =>
  render(
    // The rows ask for nothing else of the page.
    <PageScopeContext value={{ locale: 'de' } as unknown as PageScope}>
      <IntlProvider locale="de" messages={getMessages('de')}>
        <Page />
      </IntlProvider>
    </PageScopeContext>,
  );
const mondays = () => screen.getAllByLabelText<HTMLInputElement>('Montag');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('hours that cannot be read stay with their season when another one goes', async () => {
  open();
  await userEvent.type(mondays()[1] ?? document.body, 'früh');
  await press('Saison 1 entfernen');
  expect(mondays().map(({ value }) => value)).toEqual(['früh']);
  expect(onSeasons).toHaveBeenLastCalledWith([{ ...AUGUST, week: { 1: [{ from: 'früh', to: '' }] } }]);
});

test('a new season begins with the usual hours', async () => {
  open();
  await press(german['adminDepot.seasons.add']);
  expect(mondays().map(({ value }) => value)).toEqual(['08:00–15:00', '', '08:00–15:00']);
});

test('an exception holds its hours, and none at all are closed', async () => {
  open();
  const hours = screen.getByLabelText<HTMLInputElement>(german['adminDepot.exceptions.hours']);
  await userEvent.type(hours, '8-12');
  expect(hours.value).toBe('8-12');
  expect(onRows).toHaveBeenLastCalledWith([{ ...FAIR, hours: [{ from: '08:00', to: '12:00' }] }]);
  await userEvent.tab();
  expect(hours.value).toBe('08:00–12:00');
  await userEvent.clear(hours);
  expect(onRows).toHaveBeenLastCalledWith([FAIR]);
});
