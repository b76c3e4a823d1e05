import { expect, test } from 'vitest';
import { isSlowConnection } from './connection.ts';

test.each([
  [{}, false],
  [{ connection: { effectiveType: '4g' } }, false],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
  [{ connection: { effectiveType: '3g' } }, true],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
])('%j is slow: %s', (device, expected) => {
  expect(isSlowConnection(device)).toBe(expected);
});
