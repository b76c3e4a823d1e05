// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from '#i18n/intl.tsx';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { text } from '#contract/field.ts';
import { getMessages } from '#i18n/catalogues.server.ts';
import { toProblemError } from '#web/client/to-problem-error.ts';
import type { WriteOptions } from '#web/client/use-write.ts';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';
import { toast } from './toast.tsx';
import { useSubmit } from './use-submit.ts';

const error = vi.spyOn(toast, 'error');
const send = vi.fn<(input: { name: string }) => Promise<void>>();
const loader = vi.fn<() => null>(() => null);
let options: Omit<WriteOptions<void>, 'isOutdatedBy'> = {};

const schema = z.strictObject({ name: text(10) });

function Page() {
  const { form } = useSubmit({
    schema,
    read: (fields) => ({ name: fields.get('name') }),
    send,
    ...options,
  });
  return (
    <Form {...form}>
      <TextField name="name" label="Name" />
      <button type="submit">Speichern</button>
    </Form>
  );
}

beforeEach(() => {
  send.mockReset().mockResolvedValue();
  loader.mockClear();
  error.mockClear();
  options = {};
});
afterEach(cleanup);

async function submit(name: string, times = 1) {
  const routes = [{ path: '/', Component: Page, loader, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { '0': null } } });
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value: name } });
  const form = field.form;
  await act(async () => {
    for (let time = 0; time < times; time += 1) form?.requestSubmit();
  });
  return field;
}

test('a form is sent once, and the page read anew', async () => {
  await submit('Eva', 2);
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Eva' });
  expect(loader).toHaveBeenCalledTimes(1);
});

test('what the schema complains about is not sent', async () => {
  const field = await submit('');
  expect(send).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['beside the field alone', {}, 422, { name: 'invalid' }, true, []],
  [
    'beside the field and by what was not done',
    { notDone: 'team.notSaved' },
    422,
    { name: 'invalid' },
    true,
    [['team.notSaved', { text: 'error.invalid-fields' }]],
  ],
  ['by a toast where it is about no field', {}, 403, undefined, false, [['error.forbidden', {}]]],
] as const)('a refusal is told %s', async (_, asked, status, fields, isInvalid, told) => {
  send.mockRejectedValue(toProblemError({ status, data: { fields } }));
  options = asked;
  const field = await submit('Eva');
  expect(field.getAttribute('aria-invalid') === 'true').toBe(isInvalid);
  expect(error.mock.calls).toEqual(told);
  expect(field.value).toBe('Eva');
});

test.each([
  ['newer values are read where somebody else was faster', 409, {}, 1],
  ['what was typed stays where the page could lead elsewhere', 401, {}, 0],
  ['nothing is read where another page would have followed', 409, { next: () => undefined }, 0],
] as const)('after a refusal %s', async (_, status, asked, times) => {
  send.mockRejectedValue(toProblemError({ status }));
  options = asked;
  await submit('Eva');
  expect(loader).toHaveBeenCalledTimes(times);
});
