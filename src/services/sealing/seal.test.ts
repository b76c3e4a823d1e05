import { describe, expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = 'a secret key of the right length!';

describe('a sealed value', () => {
  test('opens with the key it was sealed with, and with no other', () => {
    const sealed = seal(key, 'DE89370400440532013000');
    expect(unseal(key, sealed)).toBe('DE89370400440532013000');
    expect(() => unseal('some other key of the same length', sealed)).toThrow('unable to authenticate data');
  });

  test('looks different each time and does not contain the value', () => {
    const [first, second] = [seal(key, 'same'), seal(key, 'same')];
    expect(first.equals(second)).toBe(false);
    expect(first.includes('same')).toBe(false);
  });

  test('refuses to open once a single bit has changed', () => {
    const sealed = seal(key, 'value');
    for (const position of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
      expect(() => unseal(key, changed)).toThrow('unable to authenticate data');
    }
  });
});
