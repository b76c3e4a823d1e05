import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Values that begin with anything else are older than the names of keys: nonce, tag, ciphertext. */
const FORMAT = Buffer.from([1]);
const KEY_NAME_BYTES = 8;

/** Keys for these purposes only, so that the secret itself encrypts and tells nothing. */
const derive = (secretKey: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', purpose, bytes));
const deriveKey = (secretKey: string): Buffer => derive(secretKey, 'sealed-values', 32);
const deriveName = (secretKey: string): Buffer => derive(secretKey, 'name-of-the-key-of-sealed-values', KEY_NAME_BYTES);
const headOf = (secretKey: string): Buffer => Buffer.concat([FORMAT, deriveName(secretKey)]);

/** Tells one key from another, and nothing about it. */
export const nameOfKey = (secretKey: string): string => deriveName(secretKey).toString('hex');

/** Encrypts a value for the database: format, name of the key, nonce, tag, ciphertext. */
export function seal(secretKey: string, value: string): Buffer {
  const head = headOf(secretKey);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(secretKey), nonce).setAAD(head);
  const ciphertext = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return Buffer.concat([head, nonce, cipher.getAuthTag(), ciphertext]);
}

/** The same for the same value, so that it can be found while it is sealed. Without the key it tells nothing. */
export const fingerprint = (secretKey: string, value: string): Buffer =>
  createHmac('sha256', derive(secretKey, 'fingerprints-of-sealed-values', 32))
    .update(value)
    .digest();

/** Whether the value names this key as its own. */
export function isSealedWith(secretKey: string, sealed: Buffer): boolean {
  const head = headOf(secretKey);
  return sealed.subarray(0, head.length).equals(head);
}

/** Throws if the value was sealed with none of the keys or has been changed. */
export function unseal(secretKeys: readonly string[], sealed: Buffer): string {
  const value = tryToUnseal(secretKeys, sealed);
  if (value === undefined) throw new Error('No key opens the sealed value');
  return value;
}

/** Undefined where `unseal` throws. */
export function tryToUnseal(secretKeys: readonly string[], sealed: Buffer): string | undefined {
  const named = secretKeys.find((key) => isSealedWith(key, sealed));
  if (named !== undefined) return open(named, sealed.subarray(headOf(named).length), headOf(named));
  for (const key of secretKeys) {
    const value = open(key, sealed, Buffer.alloc(0));
    if (value !== undefined) return value;
  }
  return undefined;
}

function open(secretKey: string, sealed: Buffer, head: Buffer): string | undefined {
  const decipher = createDecipheriv(CIPHER, deriveKey(secretKey), sealed.subarray(0, NONCE_BYTES)).setAAD(head);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const start = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([start, decipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit: another key, or another value.
    return undefined;
  }
}
