import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Opaque and random; whoever holds it is believed. Only its hash is ever stored. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Always the same token for the same one and purpose, and nobody without the key can tell it. */
export const deriveToken = (secretKey: string, purpose: string, token: string): string =>
  createHmac('sha256', secretKey).update(`${purpose}:${token}`).digest('base64url');
