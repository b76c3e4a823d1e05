import { parseDate } from '@internationalized/date';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { useHistoryStep } from '#web/ui/use-history-step.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { toAddress, withChanges } from '../list/list-address.ts';
import { DaySheet } from './day-sheet.tsx';
import { allToggled, EVERY } from './unfolded.ts';
import { loadDaySheet } from './load-day-sheet.server.ts';
import type { Route } from './+types/day-sheet.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadDaySheet(getRequest(context), url);

const ALL = 'all';

export default function DaySheetPage({ loaderData }: Route.ComponentProps) {
  const { headline, date, days, depot, depots, sheets, signatures } = loaderData;
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const nextStep = useHistoryStep();
  const change = (control: string, changes: Parameters<typeof withChanges>[1]) =>
    setParams((now) => withChanges(now, changes), nextStep(control));
  const { print } = usePrint({ hasSheets: sheets.some(({ isOpen }) => isOpen) });
  const now = sheets.map(({ code, isOpen }) => ({ code, isOwn: isOpen }));
  return (
    <ConsolePage>
      <div className="print:hidden">
        <ConsoleHeader
          back={{ to: '/admin', label: <FormattedMessage id="nav.admin" /> }}
          title={<FormattedMessage id="adminFigure.daySheet.title" values={{ day: headline }} />}
          actions={
            <Button tone="outline" onClick={print}>
              <Printer aria-hidden="true" className="size-5" />
              <FormattedMessage id="adminFigure.daySheet.print" />
            </Button>
          }
        />
        <div className="mb-6 grid gap-3 sm:flex sm:flex-wrap sm:items-end">
          <DayLinks days={days} date={date} />
          <div className="sm:w-56">
            <DatePicker
              label={formatMessage({ id: 'adminFigure.chart.day' })}
              value={parseDate(date)}
              onChange={(value) => change('date', { date: value?.toString() ?? null })}
            />
          </div>
          {depots.length > 1 && (
            <div className="sm:w-72">
              <Select
                label={formatMessage({ id: 'word.location' })}
                value={depot ?? ALL}
                onChange={(value) => change('depot', { depot: value === ALL ? null : String(value), open: null })}
                options={[{ id: ALL, label: formatMessage({ id: 'word.all' }) }, ...depots]}
              />
            </div>
          )}
          {sheets.length > 1 && (
            <LinkButton
              to={toAddress(withChanges(params, { open: allToggled(null, now) }))}
              replace
              preventScrollReset
              tone="quiet"
            >
              <FormattedMessage
                id={now.every(({ isOwn }) => isOwn) ? 'adminFigure.daySheet.foldAll' : 'adminFigure.daySheet.unfoldAll'}
              />
            </LinkButton>
          )}
        </div>
      </div>
      {sheets.length === 0 && <EmptyState title={<FormattedMessage id="adminFigure.daySheet.none" />} />}
      {sheets.map((sheet) => (
        <DaySheet key={sheet.depotId} sheet={sheet} sheets={sheets} signatures={signatures} />
      ))}
    </ConsolePage>
  );
}

type DayLinksProps = { readonly days: Readonly<Record<'today' | 'tomorrow', string>>; readonly date: string };

/** The two days that a sheet is usually wanted for. */
function DayLinks({ days, date }: DayLinksProps) {
  const [params] = useSearchParams();
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex">
      {(['today', 'tomorrow'] as const).map((name) => (
        <LinkButton
          key={name}
          to={toAddress(withChanges(params, { date: name === 'today' ? null : days[name] }))}
          preventScrollReset
          aria-current={days[name] === date ? 'date' : undefined}
          tone={days[name] === date ? 'ink' : 'outline'}
        >
          <FormattedMessage id={name === 'today' ? 'nav.today' : 'admin.list.days.tomorrow'} />
        </LinkButton>
      ))}
    </div>
  );
}

/** Prints the sheets that are unfolded, and all of them where none is. */
function usePrint({ hasSheets }: { readonly hasSheets: boolean }) {
  const [, setParams] = useSearchParams();
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || !hasSheets) return;
    isWanted.current = false;
    window.print();
  }, [hasSheets]);
  const print = () => {
    if (hasSheets) return window.print();
    isWanted.current = true;
    return setParams((now) => withChanges(now, { open: EVERY }), { replace: true, preventScrollReset: true });
  };
  return { print };
}
