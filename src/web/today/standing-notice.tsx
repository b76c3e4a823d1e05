import { FormattedMessage } from 'react-intl';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { telHref } from '#web/words/tel-href.ts';
import type { TodayData } from './load-today.server.ts';

/** What a company can already do while it is checked, and what it can do about being blocked. */
export function StandingNotice({ data: { unitStatus, phone, mayRent } }: { readonly data: TodayData }) {
  if (unitStatus === 'active') return null;
  if (unitStatus === 'blocked') {
    const call = <PlainLink href={telHref(phone)}>{phone}</PlainLink>;
    return (
      <Notice tone="danger" title={<FormattedMessage id="today.blocked" />}>
        <FormattedMessage id="today.blocked.text" values={{ phone: call }} />
      </Notice>
    );
  }
  return (
    <Notice
      title={<FormattedMessage id="today.review" />}
      action={
        <div className="flex flex-wrap gap-2">
          {mayRent && (
            <LinkButton to="/trailers" size="s" tone="ink">
              <FormattedMessage id="home.search.submit" />
            </LinkButton>
          )}
          <LinkButton to="/account" size="s">
            <FormattedMessage id="today.review.company" />
          </LinkButton>
        </div>
      }
    >
      <FormattedMessage id="today.review.text" />
    </Notice>
  );
}
