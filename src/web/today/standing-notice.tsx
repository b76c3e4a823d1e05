import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { telHref } from '#web/words/tel-href.ts';
import type { TodayData } from './load-today.server.ts';
import { ReviewNotice } from './review-notice.tsx';

/** How the company stands with us, if it cannot order. */
export function StandingNotice({ data: { unitStatus, phone, mayRent } }: { readonly data: TodayData }) {
  if (unitStatus === 'active') return null;
  if (unitStatus === 'pendingReview') return <ReviewNotice mayRent={mayRent} />;
  const call = <PlainLink href={telHref(phone)}>{phone}</PlainLink>;
  return (
    <Notice tone="danger" title={<FormattedMessage id="today.blocked" />}>
      <FormattedMessage id="today.blocked.text" values={{ phone: call }} />
    </Notice>
  );
}
