// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BoardBar } from '#contract/admin-board.ts';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
import { type PageScope, PageScopeContext } from '#web/page-scope.tsx';
import { Bar } from './board-bar.tsx';

afterEach(cleanup);

const HOUR = 60;
const DAY = 24 * HOUR;
/** 1 June 2026, midnight in Berlin. */
const START = Date.parse('2026-05-31T22:00:00Z') / 60_000;
const SPAN = { from: START, to: START + 7 * DAY };

function show(bar: BoardBar, now = START) {
  const { container } = render(
    <PageScopeContext value={{ locale: 'de', year: '2026' } as unknown as PageScope}>
      <IntlProvider locale="de" messages={getMessages('de')}>
        <Bar
          bar={bar}
          span={SPAN}
          now={now}
          isConflict={false}
          mark={undefined}
          position={0}
          isActive={false}
          onOpen={() => undefined}
        />
      </IntlProvider>
    </PageScopeContext>,
  );
  return container;
}

const rental = (kind: BoardBar[0], from: number, due: number, to: number): BoardBar => [
  kind,
  START + from,
  START + due,
  START + to,
  START + to + 4 * HOUR,
  'b1',
  'O-26-000001-1',
  'Muster GmbH',
  1,
  null,
];

test('a rental that goes on behind the board says until when', () => {
  show(rental('onRent', DAY, 9 * DAY + 17 * HOUR, 9 * DAY + 17 * HOUR));
  expect(screen.getByRole('button').textContent).toBe('Muster GmbH · bis Mi 10.06. 17:00');
});

test('a rental that ends on the board shows by its edge until when', () => {
  show(rental('onRent', DAY, 3 * DAY, 3 * DAY));
  expect(screen.getByRole('button').textContent).toBe('Muster GmbH');
});

test('a late rental is torn off in red where it is expected, its turnaround is not', () => {
  const box = show(rental('overdue', 0, DAY, 3 * DAY), START + 2 * DAY);
  const torn = [...box.querySelectorAll<HTMLElement>('[class*="clip-path"]')];
  const day = 100 / 7;
  for (const part of torn) {
    expect(parseFloat(part.style.left) + parseFloat(part.style.width)).toBeCloseTo(3 * day, 2);
  }
  expect(torn.map(({ textContent }) => textContent)).toEqual(['', 'zurück etwa Do 04.06. 00:00']);
});
