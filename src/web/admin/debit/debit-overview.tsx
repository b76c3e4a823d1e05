import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { ConsoleTable } from '../list/console-table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { BATCH_COLUMNS, DAY_COLUMNS, DUE_COLUMNS, RETURNED_COLUMNS } from './debit-columns.tsx';
import type { DebitsView } from './load-debits.server.ts';

/** What is to be collected and what not, in which batches, and what came back. */
export function DebitOverview(view: DebitsView) {
  const { isBilledHere, due, known, stuck, nextCursor, isWhole, days, batches, returned } = view;
  return (
    <ConsolePage>
      <ConsoleHeader title={<FormattedMessage id="admin.nav.debits" />}>
        {isBilledHere && <FormattedMessage id="adminDebit.lead" />}
      </ConsoleHeader>
      <div className="grid gap-6">
        {!isBilledHere && (
          <Notice>
            <FormattedMessage id="adminDebit.outside" />
          </Notice>
        )}
        {stuck > 0 && (
          <Notice tone="warn">
            <FormattedMessage id="adminDebit.stuck" values={{ count: stuck }} />
          </Notice>
        )}
        {isBilledHere && (
          <TitledCard title="adminDebit.days" note="adminDebit.days.note">
            <ConsoleTable caption="adminDebit.days" rows={days} columns={DAY_COLUMNS} empty="adminDebit.days.none" />
          </TitledCard>
        )}
        <TitledCard title="adminDebit.due">
          <ConsoleTable caption="adminDebit.due" rows={due} columns={DUE_COLUMNS} empty="adminDebit.due.none" />
          <ListPages nextCursor={nextCursor} hasRows={false} />
          {!isWhole && (
            <p className="mt-4 text-body-s text-asphalt-600">
              <FormattedMessage id="adminDebit.due.more" values={{ count: known }} />
            </p>
          )}
        </TitledCard>
        <TitledCard title="adminDebit.batches">
          <ConsoleTable
            caption="adminDebit.batches"
            rows={batches}
            columns={BATCH_COLUMNS}
            empty="adminDebit.batches.none"
          />
        </TitledCard>
        <TitledCard title="adminDebit.returned">
          <ConsoleTable
            caption="adminDebit.returned"
            rows={returned}
            columns={RETURNED_COLUMNS}
            empty="adminDebit.returned.none"
          />
        </TitledCard>
      </div>
    </ConsolePage>
  );
}
