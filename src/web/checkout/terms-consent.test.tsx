// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { IntlProvider } from '#i18n/intl.tsx';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { TermsConsent } from './terms-consent.tsx';

const scrolled = vi.fn<() => void>();
Element.prototype.scrollIntoView = scrolled;

const Page = ({ missed }: { readonly missed: number }) => (
  <MemoryRouter>
    <IntlProvider locale="de" messages={getMessages('de')}>
      <TermsConsent terms={null} company="Muster GmbH" isAccepted={false} missed={missed} onChange={() => {}} />
    </IntlProvider>
  </MemoryRouter>
);

test('leads to the consent each time that one goes on without it', () => {
  const { rerender } = render(<Page missed={0} />);
  const consent = screen.getByRole('checkbox');
  expect([document.activeElement, scrolled.mock.calls.length]).toEqual([document.body, 0]);
  for (const missed of [1, 2]) {
    rerender(<Page missed={missed} />);
    expect([document.activeElement, scrolled.mock.calls.length]).toEqual([consent, missed]);
    expect(screen.getByText(german['checkout.terms.missing'])).toBeTruthy();
    consent.blur();
  }
});
