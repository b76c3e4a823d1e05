import { expect, test } from 'vitest';
import { splitAddresses } from './split-addresses.ts';

test.each([
  ['ida@a.example, jan@b.example;uwe@c.example', ['ida@a.example', 'jan@b.example', 'uwe@c.example']],
  ['Ida Neu <ida@a.example>\n"Jan, Bo" <jan@b.example>', ['ida@a.example', 'jan@b.example']],
  ['ida@a.example\tida@a.example', ['ida@a.example']],
  ['nobody', []],
])('%j holds %j', (text, addresses) => {
  expect(splitAddresses(text)).toEqual(addresses);
});
