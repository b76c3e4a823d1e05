import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import type { MessageKey } from '#i18n/message-key.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { CsvLink } from '../list/csv-link.tsx';
import { csvAddress } from '../list/list-address.ts';
import { ListSearch } from '../list/list-search.tsx';
import { BankBar } from './bank-bar.tsx';
import { AsideList, BookedRow, Column, ProposedRow, UnknownRow } from './bank-columns.tsx';
import { DropArea, ImportButton, ImportOutcome, useImport } from './import-file.tsx';
import { KeyCap } from './key-cap.tsx';
import type { BankView } from './load-bank.server.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { type Bank, useBank } from './use-bank.ts';
import { useBankKeys } from './use-bank-keys.ts';
import { May } from '../frame/may.tsx';

/** What the bank has told: booked by itself, proposed, or unknown. */
export function BankPage(view: BankView) {
  const bank = useBank(view);
  useBankKeys(bank);
  const importing = useImport();
  const { send, isPending } = importing;
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const { isBilledHere, account, newest } = view;
  return (
    <DropArea send={send}>
      <ConsolePage>
        <ConsoleHeader
          title={<FormattedMessage id="adminBank.title" />}
          {...(isBilledHere && {
            actions: (
              <>
                <ListSearch label={formatMessage({ id: 'adminBank.search' })} />
                <CsvLink to={csvAddress('/api/admin/bank-entries.csv', params, [])} />
                <May right="money.write">
                  <ImportButton send={send} isPending={isPending} />
                </May>
              </>
            ),
          })}
        >
          {newest === null ? (
            <FormattedMessage id="adminBank.lead.never" values={{ account }} />
          ) : (
            <FormattedMessage id="adminBank.lead" values={{ account, ...newest }} />
          )}
        </ConsoleHeader>
        <ImportOutcome {...importing} />
        {isBilledHere ? (
          <Heaps view={view} bank={bank} />
        ) : (
          <Notice title={<FormattedMessage id="adminBilling.outside" />}>
            <FormattedMessage id="adminBilling.outside.text" />
          </Notice>
        )}
      </ConsolePage>
      {bank.refunded !== undefined && <RefundDialog key={bank.refunded.id} entry={bank.refunded} bank={bank} />}
      {bank.split !== undefined && <SplitDialog key={bank.split.id} entry={bank.split} bank={bank} />}
    </DropArea>
  );
}

/** On a phone what is to be done comes first. */
function Heaps({ view, bank }: { readonly view: BankView; readonly bank: Bank }) {
  const { sums, booked, proposed, unknown, aside, isWhole, isFiltered } = view;
  const count = isFiltered ? booked.length : sums.booked.count;
  return (
    <>
      <BankBar sums={sums} />
      {!isWhole && (
        <p className="mb-4 text-body-s text-asphalt-600">
          <FormattedMessage id="adminBank.more" />
        </p>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1fr)]">
        <Column
          title="adminBank.booked"
          text="adminBank.booked.text"
          none="adminBank.booked.none"
          className="order-3 xl:order-1"
          count={count}
          entries={booked}
          Row={BookedRow}
          bank={bank}
        />
        <Column
          title="adminBank.proposed"
          text="adminBank.proposed.text"
          none="adminBank.proposed.none"
          className="order-1 xl:order-2"
          count={proposed.length}
          entries={proposed}
          Row={ProposedRow}
          bank={bank}
        />
        <Column
          title="adminBank.unknown"
          text="adminBank.unknown.text"
          none="adminBank.unknown.none"
          className="order-2 xl:order-3"
          count={unknown.length}
          entries={unknown}
          Row={UnknownRow}
          bank={bank}
          foot={
            <>
              <AsideList entries={aside} bank={bank} />
              <p className="border-t border-line bg-info-soft px-4 py-3 text-sm md:px-5">
                <strong className="text-info">
                  <FormattedMessage id="adminBank.remember" />
                </strong>{' '}
                <FormattedMessage id="adminBank.remember.text" />
              </p>
            </>
          }
        />
      </div>
      <KeyLegend />
    </>
  );
}

const KEYS: readonly (readonly [string, MessageKey])[] = [
  ['J', 'word.next'],
  ['K', 'adminBank.key.back'],
  ['↵', 'adminBank.accept'],
  ['S', 'adminBank.split'],
  ['X', 'adminBank.ignore'],
  ['Z', 'adminBank.key.undo'],
];

const KeyLegend = () => (
  <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm text-asphalt-600 touch:hidden">
    {KEYS.map(([key, word]) => (
      <li key={key} className="flex items-center gap-2">
        <KeyCap>{key}</KeyCap>
        <FormattedMessage id={word} />
      </li>
    ))}
  </ul>
);
