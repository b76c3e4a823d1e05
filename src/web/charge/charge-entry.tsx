import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { ChargeBadge } from './charge-badge.tsx';
import type { ChargeView } from './describe-charges.server.ts';

interface ChargeEntryProps {
  readonly charge: ChargeView;
  /** What can be done about it. */
  readonly children?: ReactNode;
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
      {children !== undefined && <div className="empty:hidden">{children}</div>}
    </li>
  );
}
