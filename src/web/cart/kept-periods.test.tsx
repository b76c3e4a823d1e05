// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { IntlProvider } from '#i18n/intl.tsx';
import { expect, test } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { KeptPeriods } from './kept-periods.tsx';

const period = {
  from: '2026-12-07T08:00:00Z',
  to: '2026-12-11T08:00:00Z',
  localFrom: '2026-12-07T09:00',
  localTo: '2026-12-11T09:00',
  timeZone: 'Europe/Berlin',
};
const line = { id: 'a', number: 'TY-1', period, pickUp: '7. Dez.', return: '11. Dez.' };
const other = { ...line, id: 'b', number: 'TY-2' };

test('says which lines have kept their period until one is changed or removed', () => {
  const kept = [{ itemId: 'a', reason: 'inCart', period } as const, { itemId: 'b', reason: 'taken', period } as const];
  const told = (lines: readonly (typeof line)[]) =>
    render(
      <IntlProvider locale="de" messages={getMessages('de')}>
        <KeptPeriods kept={kept} lines={lines} />
      </IntlProvider>,
    ).container.textContent;
  const both = told([line, other]);
  for (const words of ['2 Auflieger', 'TY-1', german['cart.unfree.inCart'], 'TY-2']) expect(both).toContain(words);
  const moved = { ...line, period: { ...period, to: '2026-12-12T08:00:00Z' } };
  expect(told([moved, other])).not.toContain('TY-1');
  expect(told([moved])).toBe('');
});
