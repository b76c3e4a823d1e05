import { parseDate } from '@internationalized/date';
import { ArrowDownLeft, ArrowUpRight, Printer } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { useHistoryStep } from '#web/ui/use-history-step.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { withChanges } from '../list/list-address.ts';
import { DaySheet } from './day-sheet.tsx';
import { loadDaySheet } from './load-day-sheet.server.ts';
import type { Route } from './+types/day-sheet.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadDaySheet(getRequest(context), url);

const ALL = 'all';

export default function DaySheetPage({ loaderData: { headline, date, depot, depots, sheets } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const [, setParams] = useSearchParams();
  const nextStep = useHistoryStep();
  const change = (name: string, value: string | null) =>
    setParams((now) => withChanges(now, { [name]: value }), nextStep(name));
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin', label: <FormattedMessage id="nav.admin" /> }}
        title={<FormattedMessage id="adminFigure.daySheet.title" values={{ day: headline }} />}
        actions={
          <Button tone="ink" className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            <FormattedMessage id="adminFigure.daySheet.print" />
          </Button>
        }
      >
        <span className="flex flex-wrap gap-x-5 gap-y-1">
          <span className="flex items-center gap-1.5">
            <ArrowUpRight aria-hidden="true" className="size-4" />
            <FormattedMessage id="word.handover.pickUp" />
          </span>
          <span className="flex items-center gap-1.5">
            <ArrowDownLeft aria-hidden="true" className="size-4" />
            <FormattedMessage id="word.handover.return" />
          </span>
        </span>
      </ConsoleHeader>
      <div className="mb-6 grid gap-3 sm:flex print:hidden">
        <div className="sm:w-72">
          <Select
            label={formatMessage({ id: 'word.location' })}
            value={depot ?? ALL}
            onChange={(value) => change('depot', value === ALL ? null : String(value))}
            options={[{ id: ALL, label: formatMessage({ id: 'word.all' }) }, ...depots]}
          />
        </div>
        <div className="sm:w-56">
          <DatePicker
            label={formatMessage({ id: 'adminFigure.chart.day' })}
            value={parseDate(date)}
            onChange={(value) => change('date', value?.toString() ?? null)}
          />
        </div>
      </div>
      {sheets.length === 0 && <EmptyState title={<FormattedMessage id="adminFigure.daySheet.none" />} />}
      {sheets.map((sheet) => (
        <DaySheet key={sheet.depotId} sheet={sheet} />
      ))}
    </ConsolePage>
  );
}
