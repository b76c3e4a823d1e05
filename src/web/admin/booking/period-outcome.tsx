import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { PeriodPreview } from '#contract/admin-booking.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { useFormat } from '#web/words/use-format.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { PageLink } from '../frame/page-link.tsx';

/** What another period costs, what stands in its way, and what is worth knowing. */
export function PeriodOutcome({ preview }: { readonly preview: PeriodPreview }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { conflicts, warnings, previousDays, days, previousNet, net, difference, period } = preview;
  const { timeZone } = period;
  return (
    <div className="grid gap-4">
      {conflicts.length > 0 && (
        <Notice tone="danger" title={<FormattedMessage id="adminBooking.conflicts" />}>
          <ul className="mt-1 grid gap-1">
            {conflicts.map(({ kind, from, to, booking }) => (
              <li key={`${kind} ${from}`}>
                {booking === null ? (
                  <FormattedMessage id={`adminBooking.conflict.${kind}`} />
                ) : (
                  <>
                    <PageLink to={`/admin/bookings/${booking.id}`}>{booking.number}</PageLink>, {booking.company}
                  </>
                )}
                : {wallTimeText(format, toWallTime(from, timeZone))} – {wallTimeText(format, toWallTime(to, timeZone))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          <FormattedMessage id={`adminBooking.warning.${warning}`} />
        </Notice>
      ))}
      <Sums
        caption={formatMessage({ id: 'adminBooking.price' })}
        lines={[
          {
            key: 'before',
            label: <FormattedMessage id="adminBooking.period.before" values={{ days: previousDays }} />,
            amount: format.money(previousNet),
          },
          {
            key: 'after',
            label: <FormattedMessage id="adminBooking.period.after" values={{ days }} />,
            amount: format.money(net),
          },
          {
            key: 'difference',
            label: <FormattedMessage id="adminBooking.period.difference" />,
            amount: format.money(difference),
            kind: 'total',
          },
        ]}
      />
    </div>
  );
}
