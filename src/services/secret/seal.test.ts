import { createCipheriv, hkdfSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isSealedWith, seal, unseal } from './seal.ts';

const key = 'a secret key of the right length!';
const newer = 'some other key of the same length';

/** As values were sealed before they named their key. */
function sealWithoutName(secretKey: string, value: string): Buffer {
  const nonce = Buffer.alloc(12, 1);
  const derived = Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed-values', 32));
  const cipher = createCipheriv('aes-256-gcm', derived, nonce);
  const ciphertext = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

describe('a sealed value', () => {
  test('opens with the key it was sealed with, and with no other', () => {
    const sealed = seal(key, 'DE89370400440532013000');
    expect(unseal([key], sealed)).toBe('DE89370400440532013000');
    expect(unseal([newer, key], sealed)).toBe('DE89370400440532013000');
    expect(() => unseal([newer], sealed)).toThrow('No key opens the sealed value');
  });

  test('names its key without telling it', () => {
    const sealed = seal(key, 'value');
    expect([isSealedWith(key, sealed), isSealedWith(newer, sealed)]).toEqual([true, false]);
    expect(sealed.includes(key)).toBe(false);
  });

  test('from before keys had names opens as well', () => {
    const sealed = sealWithoutName(key, 'value');
    expect([unseal([key], sealed), unseal([newer, key], sealed)]).toEqual(['value', 'value']);
    expect(isSealedWith(key, sealed)).toBe(false);
    expect(() => unseal([newer], sealed)).toThrow('No key opens the sealed value');
  });

  test('looks different each time and does not contain the value', () => {
    const [first, second] = [seal(key, 'same'), seal(key, 'same')];
    expect(first.equals(second)).toBe(false);
    expect(first.includes('same')).toBe(false);
  });

  test('refuses to open once a single bit has changed', () => {
    const sealed = seal(key, 'value');
    for (const position of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
      expect(() => unseal([key, newer], changed)).toThrow('No key opens the sealed value');
    }
  });
});
