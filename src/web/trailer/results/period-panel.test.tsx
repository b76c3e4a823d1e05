// @vitest-environment jsdom
import { getLocalTimeZone, today } from '@internationalized/date';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from '#i18n/intl.tsx';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toPublicConfig } from '#config/public.ts';
import { parseEnv } from '#config/env.ts';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { PageScopeContext } from '#web/page-scope.tsx';
import PeriodPanel from './period-panel.tsx';

const onChange = vi.fn<(period: { from: string; to: string }) => void>();
// The middle of a month that is still to come: every day around it can be chosen and is in view.
const old = today(getLocalTimeZone()).add({ months: 2 }).set({ day: 10 });
const from = old.toString();
const to = old.add({ days: 5 }).toString();

beforeEach(() => {
  onChange.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  render(
    <PageScopeContext
      value={{ locale: 'de', config: toPublicConfig(parseEnv({}), 'v1'), messages: getMessages('de'), year: '2026' }}
    >
      <IntlProvider locale="de" messages={getMessages('de')}>
        <I18nProvider locale="de-DE">
          <PeriodPanel from={from} to={to} onChange={onChange} />
        </I18nProvider>
      </IntlProvider>
    </PageScopeContext>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const day = (number: number) => within(screen.getByRole('grid')).getByText(String(number));
const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: german['ui.apply'] });

test('the first day starts a new period, and there is none until the second', () => {
  expect(apply().disabled).toBe(false);
  fireEvent.click(day(12));
  expect(apply().disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toBe(german['ui.chooseReturn']);
  expect(screen.getAllByText(german['ui.chooseReturn'])).toHaveLength(2);
  fireEvent.click(apply());
  expect(onChange).not.toHaveBeenCalled();

  fireEvent.click(day(14));
  expect(screen.queryByText(german['ui.chooseReturn'])).toBeNull();
  fireEvent.click(apply());
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    from: old.set({ day: 12 }).toString(),
    to: old.set({ day: 14 }).toString(),
  });
});

test('a start outlasts the choice of a time', () => {
  fireEvent.click(day(12));
  const time = screen.getByLabelText(german['word.pickUpTime']);
  fireEvent.blur(day(12), { relatedTarget: time });
  fireEvent.change(time, { target: { value: '09:00' } });
  expect(apply().disabled).toBe(true);
  fireEvent.click(day(20));
  fireEvent.click(apply());
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    from: `${old.set({ day: 12 }).toString()}T09:00`,
    to: old.set({ day: 20 }).toString(),
  });
});

test('Escape gives the start up and keeps the old period', () => {
  fireEvent.click(day(12));
  fireEvent.keyDown(day(12), { key: 'Escape' });
  expect(screen.queryByText(german['ui.chooseReturn'])).toBeNull();
  fireEvent.click(apply());
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from, to });
});
