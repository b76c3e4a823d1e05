// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from '#i18n/intl.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { PreviewProblem } from './preview-problem.tsx';

afterEach(cleanup);

const show = (problem: Parameters<typeof PreviewProblem>[0]['problem']) =>
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <PreviewProblem problem={problem} onRetry={vi.fn<() => void>()} />
    </IntlProvider>,
  );

test('a return before the pick-up is called so, and not asked about again', () => {
  show({ messageKey: 'error.invalid-fields', fields: { to: 'before-from' } });
  expect(screen.getByText(german['error.field.before-from'])).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an answer that did not come can be asked for again', () => {
  show({ messageKey: 'error.internal' });
  expect(screen.getByText(german['error.internal'])).toBeDefined();
  expect(screen.getByRole('button', { name: german['booking.retry'] })).toBeDefined();
});
