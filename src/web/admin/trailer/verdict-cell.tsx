import { FormattedMessage } from '#i18n/intl.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { VerdictView } from './describe-verdict.server.ts';
import { PageLink } from '../frame/page-link.tsx';

/** Free or not, by the rule of the shop, and what stands in the way. */
export function VerdictCell({ verdict }: { readonly verdict: VerdictView | null }) {
  if (verdict === null) return '–';
  const { free, why, booking, freeFrom } = verdict;
  if (free) {
    return (
      <Badge tone="free" mark="dot">
        <FormattedMessage id="word.free" />
      </Badge>
    );
  }
  return (
    <span className="inline-flex flex-col items-start gap-0.5 max-md:in-[td]:items-end">
      <Badge tone="taken" mark="square">
        <FormattedMessage id="adminTrailer.notFree" />
      </Badge>
      <span className="text-sm text-asphalt-600">
        {why}
        {booking && (
          <>
            {': '}
            <PageLink to={`/admin/bookings/${booking.id}`} data-ahead="hover">
              {booking.number}
            </PageLink>{' '}
            {booking.company}
          </>
        )}
        {freeFrom !== null && (
          <>
            {' · '}
            <FormattedMessage id="adminTrailer.freeFrom" values={{ date: freeFrom }} />
          </>
        )}
      </span>
    </span>
  );
}
