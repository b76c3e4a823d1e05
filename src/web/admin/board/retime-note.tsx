import { MINUTE_MS } from '#domain/time/duration.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { useFormat } from '#web/words/use-format.ts';
import type { Outlook, Retime } from './use-retime.ts';

/** Says while a booking is made longer or shorter until when it would be, and whether that can be; also to whoever does not see it. */
export function RetimeNote({ retime: { held, outlook, refused } }: { readonly retime: Retime }) {
  const format = useFormat();
  const moment = (minute: number): string => format.dayTime(minute * MINUTE_MS, OPERATOR_ZONE);
  const isTransfer = held?.bar[0] === 'transfer';
  const isShown = held !== undefined || refused !== undefined;
  return (
    <div className="pointer-events-none sticky bottom-4 z-20 flex justify-center print:hidden">
      <p
        role="status"
        className={cx(isShown && 'rounded-card bg-asphalt-950 px-4 py-2.5 text-center text-white shadow-3')}
      >
        {held && outlook && (
          <>
            <span className="font-bold">
              <FormattedMessage
                id={isTransfer ? 'adminBoard.shift.held' : `adminBoard.retime.${held.grip}`}
                values={{
                  number: held.bar[6] ?? '',
                  depot: held.bar[9]?.[1] ?? '',
                  trailer: held.row.number,
                  from: moment(held.times.from),
                  to: moment(held.times.due),
                }}
              />
            </span>{' '}
            <OutlookWords outlook={outlook} trailer={held.row.number} />
            {held.isByKeys && (
              <span className="block text-sm">
                <FormattedMessage id={isTransfer ? 'adminBoard.shift.keys' : 'adminBoard.retime.keys'} />
              </span>
            )}
          </>
        )}
        {!held && refused && <FormattedMessage id="adminBoard.retime.planned" values={{ number: refused[6] ?? '' }} />}
      </p>
    </div>
  );
}

function OutlookWords({
  outlook: { clash, preview },
  trailer,
}: {
  readonly outlook: Outlook;
  readonly trailer: string;
}) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const taken = clash && formatMessage({ id: `adminBoard.bar.${clash[0]}` });
  const words = [
    ...(clash === undefined
      ? []
      : [
          formatMessage(
            { id: 'adminBoard.carry.refused' },
            { trailer, reason: [taken, ...(clash[7] === null ? [] : [clash[7]])].join(', ') },
          ),
        ]),
    ...(preview
      ? [
          formatMessage({ id: 'adminBoard.retime.costs' }, { amount: format.money(preview.difference) }),
          ...preview.warnings.map((warning) => formatMessage({ id: `adminBooking.warning.${warning}` })),
        ]
      : []),
  ];
  return <>{words.join(' · ')}</>;
}
