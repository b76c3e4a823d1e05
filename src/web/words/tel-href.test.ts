import { expect, test } from 'vitest';
import { telHref } from './tel-href.ts';

test.each([
  ['+49 40 3300-1212', 'tel:+494033001212'],
  ['0 40 / 33 00', 'tel:0403300'],
])('%s is dialled as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
