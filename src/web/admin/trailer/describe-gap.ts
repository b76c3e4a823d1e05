import type { AdminTrailer } from '#contract/admin-trailer.ts';
import type { IntlShape } from '#i18n/intl.tsx';

/** What a trailer lacks to be offered, in words. */
export function describeGap(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  gap: AdminTrailer['gaps'][number],
): string {
  if (gap.what === 'priceClass') return formatMessage({ id: 'adminTrailer.gap.priceClass' });
  const name = formatMessage({ id: `fact.certificate.${gap.kind}` });
  return formatMessage({ id: gap.isExpired ? 'adminTrailer.gap.expired' : 'adminTrailer.gap.missing' }, { name });
}
