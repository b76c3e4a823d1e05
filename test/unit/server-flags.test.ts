import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { serverFlags } from '../../scripts/server-flags.mjs';

test.each([
  ['600', '--max-old-space-size=600'],
  ['', `--max-old-space-size=${parseEnv({}).HEAP_MB}`],
  ['much', `--max-old-space-size=${parseEnv({}).HEAP_MB}`],
])('a heap of "%s" starts the server with %s', (HEAP_MB, flag) => {
  expect(serverFlags({ HEAP_MB })).toContain(flag);
});

test('what is no number of megabytes is refused in words', () => {
  expect(() => parseEnv({ HEAP_MB: 'much' })).toThrow('HEAP_MB');
});
