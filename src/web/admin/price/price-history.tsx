import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIntl } from '#i18n/intl.tsx';

/** Where a price stands in the log: that of a class from so many days on, or of all its lengths. */
export type PricePath = readonly ['rate' | 'factor' | 'service', ...(readonly (string | number)[])];

interface PriceHistoryProps {
  readonly price: PricePath;
  readonly children: ReactNode;
}

/** Leads to whoever changed a price, in this list or in one before. */
export function PriceHistory({ price, children }: PriceHistoryProps) {
  const { formatMessage } = useIntl();
  return (
    <Link
      to={`/admin/audit?price=${price.join('.')}`}
      title={formatMessage({ id: 'adminPrice.whoChanged' })}
      data-ahead="hover"
      className="inline-flex min-h-6 items-center rounded-badge underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-asphalt-950 hover:decoration-solid touch:min-h-11"
    >
      {children}
    </Link>
  );
}
