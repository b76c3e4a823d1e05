import { opensPage } from '#domain/admin/console-page.ts';
import type { StaffRole } from '#domain/team/staff-role.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { usePageScope } from '#web/page-scope.tsx';
import { cx } from '../cx.ts';
import { OPERATOR_NAV } from './operator-nav.ts';

export type OperatorCounts = {
  readonly unitsInReview: number;
  readonly bankEntries: number;
};

const DASHBOARD = '/admin';
const ROW =
  'flex min-h-11 items-center gap-3 lg:min-h-9 rounded-control px-3 text-body-s font-medium text-asphalt-300 transition-colors hover:bg-asphalt-800 hover:text-white';
const CURRENT = 'bg-white font-semibold text-asphalt-950 hover:bg-white hover:text-asphalt-950';

/** The same entries beside the pages and in the menu of phones, those that the role opens. */
export function OperatorLinks({ counts, role }: { readonly counts: OperatorCounts; readonly role: StaffRole }) {
  const { pathname } = useLocation();
  const { billsHere } = usePageScope().config;
  const list = useRef<HTMLUListElement>(null);
  const current = OPERATOR_NAV.findLast(({ to }) => pathname.startsWith(to))?.to;
  // There are more entries than a small screen has room for.
  useEffect(() => {
    list.current?.querySelector(`[href$="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  // The day sheet, the table of the chart and the search have no entry: they belong to the dashboard.
  const isElsewhere = OPERATOR_NAV.some(({ to }) => to !== DASHBOARD && pathname.startsWith(to));
  return (
    <ul ref={list} className="flex flex-col gap-0.5">
      {OPERATOR_NAV.filter(({ to, isOfBilling }) => opensPage(role, to) && (billsHere || !isOfBilling)).map(
        ({ to, id, Icon, count }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === DASHBOARD}
              data-ahead="hover"
              className={({ isActive }) => cx(ROW, (to === DASHBOARD ? !isElsewhere : isActive) && CURRENT)}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0 grow">
                <FormattedMessage id={id} />
              </span>
              {count !== undefined && counts[count] > 0 && (
                <span className="grid min-w-5.5 place-items-center rounded-full bg-asphalt-700 px-1.5 text-xs leading-5.5 font-bold text-white">
                  {counts[count]}
                  <span className="sr-only">
                    {' '}
                    <FormattedMessage id={`admin.nav.${count}`} values={{ count: counts[count] }} />
                  </span>
                </span>
              )}
            </NavLink>
          </li>
        ),
      )}
    </ul>
  );
}
