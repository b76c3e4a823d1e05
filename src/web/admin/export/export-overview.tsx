import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { ConsoleTable } from '../list/console-table.tsx';
import { DatevCard } from './datev-card.tsx';
import { ACCOUNT_COLUMNS, RUN_COLUMNS, YEAR_COLUMNS } from './export-columns.tsx';
import type { ExportsView } from './load-exports.server.ts';

/** What leaves the shop for the accountants, what has left it, and what there is of each year. */
export function ExportOverview({ isBilledHere, isSetUp, chart, months, preview, accounts, runs, years }: ExportsView) {
  return (
    <ConsolePage>
      <ConsoleHeader title={<FormattedMessage id="admin.nav.exports" />}>
        {isBilledHere && <FormattedMessage id="adminExport.lead" />}
      </ConsoleHeader>
      <div className="grid gap-6">
        {!isBilledHere && (
          <Notice>
            <FormattedMessage id="adminExport.outside" />
          </Notice>
        )}
        {isBilledHere && <DatevCard isSetUp={isSetUp} months={months} preview={preview} />}
        {(isBilledHere || runs.length > 0) && (
          <TitledCard title="adminExport.runs" note="adminExport.runs.note">
            <ConsoleTable caption="adminExport.runs" rows={runs} columns={RUN_COLUMNS} empty="adminExport.runs.none" />
          </TitledCard>
        )}
        {(isBilledHere || years.length > 0) && (
          <TitledCard title="adminExport.archive" note="adminExport.archive.note">
            <ConsoleTable
              caption="adminExport.archive"
              rows={years}
              columns={YEAR_COLUMNS}
              empty="adminExport.archive.none"
            />
          </TitledCard>
        )}
        {isBilledHere && (
          <TitledCard title="adminExport.accounts" note="adminExport.accounts.note" noteValues={{ chart }}>
            <ConsoleTable caption="adminExport.accounts" rows={accounts} columns={ACCOUNT_COLUMNS} />
          </TitledCard>
        )}
      </div>
    </ConsolePage>
  );
}
