import { timingSafeEqual } from 'node:crypto';
import type { Settings } from '../deps.ts';
import { deriveToken } from '../secret/token.ts';

const PURPOSE = 'quote';
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID_LENGTH = 36;

/** The secret of a quote's link: the same in every mail and on every page, and nobody without the key can tell it. */
export const toQuoteToken = ({ secretKey }: Pick<Settings, 'secretKey'>, quoteId: string): string =>
  quoteId + deriveToken(secretKey, PURPOSE, quoteId);

/** The quote that a link is about; undefined if it is none of ours. A link outlives one change of the key. */
export function readQuoteToken({ openingKeys }: Pick<Settings, 'openingKeys'>, token: string): string | undefined {
  const quoteId = token.slice(0, ID_LENGTH);
  const given = Buffer.from(token);
  const isOurs = openingKeys.some((secretKey) => {
    const expected = Buffer.from(toQuoteToken({ secretKey }, quoteId));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs && ID.test(quoteId) ? quoteId : undefined;
}
