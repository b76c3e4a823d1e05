// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DECIMAL } from './notation.ts';
import { NotationField } from './notation-field.tsx';

afterEach(cleanup);

function Page() {
  const [value, setValue] = useState<number | null>(2.5);
  return (
    <>
      <NotationField label="Grad" notation={DECIMAL} value={value} onChange={setValue} />
      <output>{String(value)}</output>
      <button type="button" onClick={() => setValue(7)}>
        Anders
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Grad');
const type = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};

test.each([
  // typed, its value, the text after the field was left
  ['41,50', '41.5', '41.5'],
  ['1,', 'NaN', '1,'],
  ['north', 'NaN', 'north'],
  [' ', 'null', ''],
])('%j stays while it is typed, is %s and then stands there as %j', async (typed, value, left) => {
  render(<Page />);
  await type(typed);
  expect(field().value).toBe(typed);
  expect(screen.getByRole('status').textContent).toBe(value);
  await userEvent.tab();
  expect(field().value).toBe(left);
});

test('a value from outside replaces what was typed', async () => {
  render(<Page />);
  await type('1,');
  await userEvent.click(screen.getByRole('button'));
  expect(field().value).toBe('7');
});
