import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { ChargeBadge } from './charge-badge.tsx';
import type { ChargeView } from './describe-charges.server.ts';

interface ChargeEntryProps {
  readonly charge: ChargeView;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** What it looks like; each opens in full. */
function ChargePhotos({ photos }: Pick<ChargeView, 'photos'>) {
  const { formatMessage } = useIntl();
  if (photos.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {photos.map(({ position, url, width, height }) => (
        <li key={position}>
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-control">
            <img
              src={url}
              alt={formatMessage({ id: 'charge.photo' }, { position })}
              width={width}
              height={height}
              loading="lazy"
              className="aspect-square w-full rounded-control bg-paper-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One charge: what it is for, what it comes to, and where it stands. */
export function ChargeEntry({ charge, children }: ChargeEntryProps) {
  const { title, state, note, net, cost, until, objection, invoice } = charge;
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{title}</span>
          <ChargeBadge state={state} />
        </span>
        <span className={`whitespace-nowrap tabular-nums ${state === 'waived' ? 'text-asphalt-600 line-through' : ''}`}>
          {net}
        </span>
      </div>
      <p className="text-body-s wrap-anywhere text-asphalt-700">{note}</p>
      {cost !== null && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="charge.cost" values={{ cost }} />
        </p>
      )}
      {state === 'proposed' && until !== null && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="charge.until" values={{ day: until }} />
        </p>
      )}
      {objection !== null && (
        <p className="text-body-s wrap-anywhere whitespace-pre-line text-asphalt-700">
          <FormattedMessage id="charge.objection" values={{ text: objection }} />
        </p>
      )}
      {invoice !== null && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="charge.invoice" values={{ number: invoice.number }} />
        </p>
      )}
      <ChargePhotos photos={charge.photos} />
      {children !== undefined && <div className="empty:hidden">{children}</div>}
    </li>
  );
}
