import { createHmac, timingSafeEqual } from 'node:crypto';

/** Text that travels through a browser and must come back as it was. The purpose keeps signatures apart. */
export const sign = (secretKey: string, purpose: string, text: string): string => {
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${signatureOf(secretKey, purpose, payload).toString('base64url')}`;
};

export function unsign(secretKey: string, purpose: string, signed: string): string | undefined {
  const [payload = '', signature = ''] = signed.split('.');
  const expected = signatureOf(secretKey, purpose, payload);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Buffer.from(payload, 'base64url').toString();
}

const signatureOf = (secretKey: string, purpose: string, payload: string): Buffer =>
  createHmac('sha256', secretKey).update(`${purpose}.${payload}`).digest();
