import { describe, expect, test } from 'vitest';
import { readLimited } from './read-limited.ts';

async function* endless(onRead: () => void) {
  for (;;) {
    onRead();
    yield new Uint8Array(1000);
  }
}

describe('reading a body', () => {
  test('joins its parts', async () => {
    const body = new Blob(['one ', 'two']).stream();
    expect(new TextDecoder().decode(await readLimited(body, 7))).toBe('one two');
  });

  test('stops at the limit, also if the body never ends', async () => {
    let reads = 0;
    expect(
      await readLimited(
        endless(() => (reads += 1)),
        5000,
      ),
    ).toBeUndefined();
    expect(reads).toBe(6);
  });
});
