import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Fact } from '#web/ui/fact.tsx';
import { WaitingNotice } from '../approval/waiting-notice.tsx';
import { ConsoleTable } from '../list/console-table.tsx';
import { CsvLink } from '../list/csv-link.tsx';
import { DunningPart } from './dunning-part.tsx';
import { ledgerColumns } from './ledger-columns.tsx';
import type { AccountView } from './load-account.server.ts';
import { RecordPayment } from './record-payment.tsx';
import { ReleaseDebits } from './release-debits.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { May } from '../frame/may.tsx';

/** What a company was billed, has paid and owes, and what of its money nothing was paid with yet. */
export function AccountCard({ account }: { readonly account: AccountView }) {
  const { businessUnitId, today, debtorNumber, open, credit, balance, exposure, limit, isOverLimit } = account;
  return (
    <TitledCard
      title="adminAccount.title"
      {...(debtorNumber !== null && { note: 'adminAccount.debtor', noteValues: { number: debtorNumber } })}
      action={
        <div className="flex flex-wrap items-center gap-3">
          <PageLink to={`/admin/business-units/${businessUnitId}/statement`} isAlone className="text-body-s">
            <FormattedMessage id="statement.title" />
          </PageLink>
          <CsvLink to={`/api/admin/accounts/${businessUnitId}/entries.csv`} />
          <May right="money.write">
            <RecordPayment businessUnitId={businessUnitId} today={today} />
          </May>
        </div>
      }
    >
      <WaitingNotice waiting={account.waiting} />
      {account.areDebitsBlocked && (
        <May right="money.write">
          <ReleaseDebits businessUnitId={businessUnitId} />
        </May>
      )}
      <dl className="mb-5 grid grid-cols-2 gap-4 tabular-nums lg:grid-cols-4">
        <Fact label={<FormattedMessage id="adminAccount.open" />}>{open}</Fact>
        <Fact label={<FormattedMessage id="adminAccount.credit" />}>{credit}</Fact>
        <Fact label={<FormattedMessage id="adminAccount.balance" />}>{balance}</Fact>
        <Fact label={<FormattedMessage id="adminAccount.exposure" />} className={cx(isOverLimit && 'text-danger')}>
          {limit === null ? exposure : <FormattedMessage id="adminAccount.exposure.of" values={{ exposure, limit }} />}
        </Fact>
      </dl>
      <DunningPart account={account} />
      <ConsoleTable
        caption="adminAccount.title"
        rows={account.entries}
        columns={ledgerColumns(account)}
        empty="adminAccount.none"
      />
      {!account.isWhole && (
        <p className="mt-4 text-body-s text-asphalt-600">
          <FormattedMessage id="adminAccount.more" />
        </p>
      )}
    </TitledCard>
  );
}
