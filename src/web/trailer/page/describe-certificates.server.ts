import type { Trailer } from '#contract/trailer.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import type { DatedWords } from '#web/words/words.ts';

const SOON_MS = 30 * DAY_MS;

/** Certificates with their ends, the first to end first. */
export const describeCertificates = (certificates: Trailer['certificates'], { intl, format, now }: DatedWords) =>
  certificates
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil))
    .map(({ kind, validUntil }) => {
      const name = intl.formatMessage({ id: `fact.certificate.${kind}` });
      const date = format.date(`${validUntil}T12:00:00Z`, 'UTC');
      const leftMs = Date.parse(`${validUntil}T23:59:59Z`) - now.getTime();
      return {
        key: kind,
        label: name,
        value: date,
        text: intl.formatMessage({ id: 'fact.certificateUntil' }, { name, date }),
        state: leftMs < 0 ? ('ended' as const) : leftMs < SOON_MS ? ('soon' as const) : ('valid' as const),
      };
    });
