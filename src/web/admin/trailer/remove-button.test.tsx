// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import german from '#i18n/messages/de.json' with { type: 'json' };
import { RemoveButton } from './remove-button.tsx';

afterEach(cleanup);

test('nothing is removed before that is confirmed', async () => {
  const onRemove = vi.fn<() => void>();
  render(
    <IntlProvider locale="de" messages={german}>
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
