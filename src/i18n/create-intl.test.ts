import { expect, test } from 'vitest';
import { createIntl } from './create-intl.ts';
import type { MessageKey } from './message-key.ts';

const { formatMessage } = createIntl({
  locale: 'de',
  messages: { 'error.internal': 'Unerwartet', 'cart.empty': 'Leer' },
});

test.each([
  ['cart.empty', 'Leer'],
  ['error.of-a-newer-server', 'Unerwartet'],
  ['cart.unknown', 'cart.unknown'],
])('%s is %s', (id, words) => {
  // Keys that no catalogue has yet.
  expect(formatMessage({ id: id as MessageKey })).toBe(words);
});
