// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
import { Checkbox } from './checkbox.tsx';
import { Dialog, Drawer } from './dialog.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const OPTIONS = [
  { id: 'damage', label: 'Schaden' },
  { id: 'fuel', label: 'Kraftstoff' },
];

function Window({ kind: Kind }: { readonly kind: typeof Dialog }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Kind isOpen={isOpen} onOpenChange={setIsOpen} title="Nachberechnen">
      <SearchField label="Suche" />
      <TextField label="Grund" defaultValue="alt" />
      <Select label="Art" options={OPTIONS} defaultValue="damage" />
      <Checkbox>Sofort</Checkbox>
      <button type="button" onClick={() => setIsOpen(false)}>
        Fertig
      </button>
    </Kind>
  );
}

const show = (kind: typeof Dialog = Dialog) =>
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <Window kind={kind} />
    </IntlProvider>,
  );

const shown = () => screen.queryByRole('dialog', { name: 'Nachberechnen', hidden: true });
const question = () => screen.queryByRole('alertdialog', { name: 'Nicht gespeicherte Eingaben verwerfen?' });

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const)('a %s in which nothing was entered closes at once', async (_, kind) => {
  show(kind);
  await userEvent.click(screen.getByRole('textbox', { name: 'Grund' }));
  await userEvent.type(screen.getByRole('searchbox'), 'Nordwind');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(question()).toBeNull();
  expect(shown()).toBeNull();
});

test.each([
  ['words', () => userEvent.type(screen.getByRole('textbox', { name: 'Grund' }), 'neu')],
  ['a tick', () => userEvent.click(screen.getByRole('checkbox', { name: 'Sofort' }))],
  [
    'a choice',
    async () => {
      await userEvent.click(screen.getByRole('button', { name: /Art/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Kraftstoff' }));
    },
  ],
] as const)('with %s entered, Escape asks first', async (_, enter) => {
  show();
  await enter();
  await userEvent.click(screen.getByRole('textbox', { name: 'Grund' }));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Nicht gespeicherte Eingaben verwerfen?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
  expect(question()).toBeNull();
  expect(shown()).toBeTruthy();
});

test('the cross asks too, and what is to be dropped is dropped', async () => {
  show(Drawer);
  await userEvent.type(screen.getByRole('textbox', { name: 'Grund' }), 'neu');
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Nicht gespeicherte Eingaben verwerfen?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Verwerfen' }));
  expect(shown()).toBeNull();
});

test('what was typed and taken back needs no question, nor does a button of the form', async () => {
  show();
  const reason = screen.getByRole('textbox', { name: 'Grund' });
  await userEvent.type(reason, 'x{Backspace}');
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBeNull();
  cleanup();
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Grund' }), 'neu');
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(question()).toBeNull();
  expect(shown()).toBeNull();
});
