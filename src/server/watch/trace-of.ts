import { randomBytes } from 'node:crypto';

/** As W3C's Trace Context spells it; versions after the first may say more behind the fourth part. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;

/** The trace that whoever asks has begun, so that one id finds their lines and ours; else a new one. */
export const traceOf = (traceparent: string | undefined): string =>
  findTrace(traceparent ?? '') ?? randomBytes(16).toString('hex');

function findTrace(traceparent: string): string | undefined {
  const [, version, traceId, more] = TRACEPARENT.exec(traceparent) ?? [];
  return version === '00' && more !== '' ? undefined : traceId;
}
