// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { createFormat } from '#i18n/format.ts';
import { Price } from './price.tsx';

afterEach(cleanup);

test.each(LOCALES)('in %s only the cents and what follows them are set smaller', (locale) => {
  const amount = createFormat(locale).money({ cents: 167_105, currency: 'EUR' });
  const { container } = render(<Price amount={amount} />);
  const small = container.querySelector('p > span')?.textContent ?? '';
  expect(container.querySelector('p')?.textContent).toBe(amount);
  expect(small.replaceAll(/\D/gu, '')).toBe('05');
});

test('an amount without cents stays in one size', () => {
  const { container } = render(<Price amount="42 €" notes={['am Tag']} />);
  expect(container.querySelector('p > span')?.textContent).toBe('');
  expect(screen.getByText('am Tag')).toBeDefined();
});
