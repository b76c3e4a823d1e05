import { createHmac } from 'node:crypto';

/** The same bytes for the same content, in whatever order its fields were sent. Keyed, as a body may hold an IBAN. */
export const hashBody = (secretKey: string, body: unknown): Buffer =>
  createHmac('sha256', secretKey)
    .update(`request-body:${JSON.stringify(sortKeys(body))}`)
    .digest();

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]));
}
