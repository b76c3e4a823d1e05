import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { Facts } from '../frame/facts.tsx';
import { ConsoleTable } from '../list/console-table.tsx';
import { CsvLink } from '../list/csv-link.tsx';
import { BatchActions } from './batch-actions.tsx';
import { BatchBadge, DEBIT_COLUMNS } from './debit-columns.tsx';
import type { BatchView } from './load-debit-batch.server.ts';
import { May } from '../frame/may.tsx';

/** A batch: what it comes to, what is to be done with it, and what became of each debit. */
export function BatchDetail({ batch }: { readonly batch: BatchView }) {
  const { number, status, day, fileBy, debits, schemes, sum, createdAt, exportedAt, sha256, items, isLate } = batch;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/debits', label: <FormattedMessage id="admin.nav.debits" /> }}
        title={number}
        badges={<BatchBadge status={status} />}
        actions={
          <May right="money.write">
            <BatchActions batch={batch} />
          </May>
        }
      >
        <FormattedMessage id="adminDebit.headline" values={{ day, sum }} />
      </ConsoleHeader>
      <div className="grid gap-6">
        {isLate && (
          <Notice tone="danger">
            <FormattedMessage id="adminDebit.late" values={{ day: fileBy }} />
          </Notice>
        )}
        {status === 'draft' && !isLate && (
          <Notice>
            <FormattedMessage id="adminDebit.draft" values={{ day: fileBy }} />
          </Notice>
        )}
        {status === 'exported' && (
          <Notice>
            <FormattedMessage id="adminDebit.frozen" values={{ day: fileBy }} />
          </Notice>
        )}
        <TitledCard title="adminDebit.batch">
          <Facts
            facts={[
              { label: 'adminDebit.collectOn', value: day },
              { label: 'adminDebit.fileBy', value: fileBy },
              { label: 'adminDebit.count', value: `${String(debits)} (${schemes})` },
              { label: 'adminDebit.sum', value: sum },
              { label: 'adminDebit.createdAt', value: createdAt },
              { label: 'adminDebit.exportedAt', value: exportedAt },
              { name: 'SHA-256', value: sha256 && <span className="text-sm break-all">{sha256}</span> },
            ]}
          />
        </TitledCard>
        <TitledCard
          title="adminDebit.count"
          action={<CsvLink to={`/api/admin/debit-batches/${batch.id}/debits.csv`} />}
        >
          <ConsoleTable caption="adminDebit.count" rows={items} columns={DEBIT_COLUMNS} />
        </TitledCard>
      </div>
    </ConsolePage>
  );
}
