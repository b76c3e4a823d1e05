import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { NavLink } from 'react-router';
import type { FrameUser } from './frame-user.ts';

const PAGES = [
  { to: '/trailers', id: 'word.trailers' },
  { to: '/depots', id: 'word.depots' },
  { to: '/booking', id: 'word.bookings' },
  { to: '/invoices', id: 'word.invoices', isMoney: true },
  { to: '/costs', id: 'word.costs', isMoney: true },
  { to: '/help', id: 'word.help' },
] as const;

type MainLinksProps = {
  readonly user: FrameUser | undefined;
  readonly className?: string;
  readonly rowClassName: string;
};

/** The same entries in the header and in the menu of phones; first the own day, with how many things wait there. */
export function MainLinks({ user, className, rowClassName }: MainLinksProps) {
  const { formatMessage } = useIntl();
  const count = user?.waiting;
  const { seesInvoices, mayRent } = user ?? {};
  // Whoever only looks after the money finds the money.
  const pages = PAGES.filter((page) =>
    'isMoney' in page ? seesInvoices : page.to === '/help' || !seesInvoices || mayRent,
  );
  return (
    <ul className={className}>
      {count !== undefined && (
        <li>
          <NavLink
            to="/"
            end
            aria-label={formatMessage({ id: 'nav.todayWaiting' }, { count })}
            className={rowClassName}
          >
            <FormattedMessage id="nav.today" />
            {count > 0 && <span data-count={count} className="count-badge ms-2" />}
          </NavLink>
        </li>
      )}
      {pages.map(({ to, id }) => (
        <li key={to}>
          <NavLink to={to} className={rowClassName}>
            <FormattedMessage id={id} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
