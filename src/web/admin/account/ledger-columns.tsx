import { FormattedMessage } from '#i18n/intl.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { EntryActions } from './entry-actions.tsx';
import type { AccountView, EntryView } from './load-account.server.ts';
import { May } from '../frame/may.tsx';

const Amount = ({ children }: { readonly children: string }) => (
  <span className="whitespace-nowrap tabular-nums">{children}</span>
);

/** What is left of it: to be paid, or to be used. */
function Left({ entry: { open, isSource, dueOn, isWrittenOff } }: { readonly entry: EntryView }) {
  if (isWrittenOff) return <WordBadge tone="plain" word="adminAccount.writtenOff" />;
  if (open === null) return '–';
  return (
    <>
      <Amount>{open}</Amount>
      <span className="block text-asphalt-600">
        {isSource ? (
          <FormattedMessage id="adminAccount.unused" />
        ) : (
          dueOn !== null && <FormattedMessage id="adminAccount.due" values={{ day: dueOn }} />
        )}
      </span>
    </>
  );
}

export const ledgerColumns = ({
  businessUnitId,
  today,
}: Pick<AccountView, 'businessUnitId' | 'today'>): readonly ListColumn<EntryView>[] => [
  {
    key: 'entry',
    header: 'adminAccount.entry',
    isTitle: true,
    cell: ({ title, number, day, orderNumber, note }) => (
      <>
        <span className="block font-semibold">
          {number === null ? title : <span className="whitespace-nowrap">{number}</span>}
        </span>
        <span className="block text-body-s font-normal wrap-anywhere text-asphalt-600">
          {[day, number === null ? null : title, orderNumber, note].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { key: 'amount', header: 'adminAccount.amount', align: 'end', cell: ({ amount }) => <Amount>{amount}</Amount> },
  { key: 'left', header: 'adminAccount.left', align: 'end', cell: (entry) => <Left entry={entry} /> },
  { key: 'balance', header: 'adminAccount.balance', align: 'end', cell: ({ balance }) => <Amount>{balance}</Amount> },
  {
    key: 'actions',
    header: 'adminAccount.actions',
    align: 'end',
    cell: (entry) => (
      <May right="money.write">
        <EntryActions entry={entry} businessUnitId={businessUnitId} today={today} />
      </May>
    ),
  },
];
