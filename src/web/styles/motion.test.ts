import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const theme = readFileSync('src/web/styles/theme.css', 'utf8');

test.each([
  ['--default-transition-duration', '250ms'],
  ['--default-transition-timing-function', 'ease-in-out'],
])('whatever moves without saying how has %s: %s', (token, value) => {
  expect(theme).toContain(`${token}: ${value};`);
});

test.each(['appear', 'drop', 'slide', 'rise'])('what comes by %s takes as long', (name) => {
  expect(theme).toContain(`--animate-${name}: ${name} 250ms ease-in-out both;`);
});
