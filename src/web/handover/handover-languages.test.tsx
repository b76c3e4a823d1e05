// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from '#i18n/intl.tsx';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import en from '#i18n/messages/en.json' with { type: 'json' };
import { type PageScope, PageScopeContext } from '#web/page-scope.tsx';
import { type HandoverDesk, HandoverDeskContext } from './handover-desk.ts';
import { HandoverLanguages } from './handover-languages.tsx';

type ChooseLocale = (language: string, href: string) => Promise<void>;
const { chooseLocale } = vi.hoisted(() => ({ chooseLocale: vi.fn<ChooseLocale>(async () => undefined) }));
vi.mock('#web/client/choose-locale.ts', () => ({ chooseLocale }));

beforeEach(() => chooseLocale.mockClear());
afterEach(cleanup);

const STEP = '/trailer-checkout/1/2#mileage';

function renderAt(desk: Pick<HandoverDesk, 'isUnkept' | 'settle'>) {
  render(
    // The menu asks for nothing else of the page, nor of the desk.
    <PageScopeContext value={{ locale: 'en' } as unknown as PageScope}>
      <IntlProvider locale="en" messages={getMessages('en')}>
        <MemoryRouter initialEntries={[STEP]}>
          <HandoverDeskContext value={desk as unknown as HandoverDesk}>
            <HandoverLanguages />
          </HandoverDeskContext>
        </MemoryRouter>
      </IntlProvider>
    </PageScopeContext>,
  );
}

const choosePolish = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Language/u }));
  await userEvent.click(screen.getByRole('link', { name: 'Polski' }));
};

test('what was typed is kept before the page is loaded in another language, at the same step', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  renderAt({ isUnkept: false, settle: () => promise });
  await choosePolish();
  expect(chooseLocale).not.toHaveBeenCalled();
  resolve();
  await vi.waitFor(() => expect(chooseLocale).toHaveBeenCalledWith('pl', `/pl${STEP}`));
});

test('whoever has signed is asked, and may stay', async () => {
  renderAt({ isUnkept: true, settle: () => Promise.resolve() });
  await choosePolish();
  await userEvent.click(await screen.findByRole('button', { name: en['handover.leave.stay'] }));
  expect(chooseLocale).not.toHaveBeenCalled();
  await choosePolish();
  await userEvent.click(await screen.findByRole('button', { name: en['handover.language.confirm'] }));
  await vi.waitFor(() => expect(chooseLocale).toHaveBeenCalledOnce());
});
