// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from '#i18n/intl.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { RemoveButton } from './remove-button.tsx';

afterEach(cleanup);

test('nothing is removed before that is confirmed', async () => {
  const onRemove = vi.fn<() => void>();
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <RemoveButton label="Foto 2 entfernen" onRemove={onRemove} />
    </IntlProvider>,
  );
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Foto 2 entfernen' }));
  await ask();
  expect(screen.getByRole('alertdialog', { name: 'Foto 2 entfernen?' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onRemove).not.toHaveBeenCalled();
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onRemove).toHaveBeenCalledOnce();
});
