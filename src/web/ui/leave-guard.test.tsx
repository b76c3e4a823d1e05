// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { IntlProvider } from '#i18n/intl.tsx';
import { Form } from './form.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { TextField } from './text-field.tsx';
import { useSubmit } from './use-submit.ts';

afterEach(cleanup);

const schema = { safeParse: (data: unknown) => ({ success: true as const, data }) };
const sent = vi.fn<() => Promise<void>>(async () => {});

type Options = { readonly leadsOn?: boolean; readonly stays?: boolean };

function Page({ leadsOn = false, stays }: Options) {
  const navigate = useNavigate();
  const { form } = useSubmit({
    schema,
    read: (fields) => fields.get('name'),
    send: sent,
    ...(leadsOn && { next: () => navigate('/there') }),
  });
  return (
    <>
      <div data-stays={stays}>
        <Form {...form}>
          <TextField name="name" label="Name" />
          <button type="submit">Speichern</button>
        </Form>
      </div>
      <Link to="/there">Weiter</Link>
      <Link to="/?search=again">Suchen</Link>
      <LeaveGuard />
    </>
  );
}

function show(options: Options = {}) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Page {...options} /> },
    { path: '/there', Component: () => <p>Angekommen</p> },
  ]);
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <Stub />
    </IntlProvider>,
  );
}

const follow = async () => userEvent.click(await screen.findByRole('link', { name: 'Weiter' }));
const type = async () => userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nord');

test('a page without changes is left at once', async () => {
  show();
  await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
  await follow();
  expect(await screen.findByText('Angekommen')).toBeTruthy();
});

test('a page with changes asks: it stays with them, or goes without', async () => {
  show();
  await type();
  await follow();
  await userEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Nord');
  await follow();
  await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  expect(await screen.findByText('Angekommen')).toBeTruthy();
});

test('closing the tab asks as long as something is unsaved', async () => {
  show();
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await type();
  expect(leave()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await vi.waitFor(() => expect(leave()).toBe(false));
});

test('what is saved leads on without a question', async () => {
  show({ leadsOn: true });
  await type();
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Angekommen')).toBeTruthy();
});

test('another search on the page asks only where it would take away what was entered', async () => {
  show({ stays: true });
  await type();
  await userEvent.click(screen.getByRole('link', { name: 'Suchen' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Nord');
  await follow();
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  cleanup();
  show();
  await type();
  await userEvent.click(screen.getByRole('link', { name: 'Suchen' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});
