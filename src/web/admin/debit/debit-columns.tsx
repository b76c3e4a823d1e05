import { FormattedMessage } from '#i18n/intl.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { NumberCell } from '../list/row-cells.tsx';
import { CreateBatch } from './create-batch.tsx';
import { ReturnDebit } from './return-debit.tsx';
import type { BatchRow, DayView, DueView } from './load-debits.server.ts';
import type { DebitView } from './to-debit-view.server.ts';
import { May } from '../frame/may.tsx';

const Figure = ({ children }: { readonly children: string }) => (
  <span className="whitespace-nowrap tabular-nums">{children}</span>
);

export const DAY_COLUMNS: readonly ListColumn<DayView>[] = [
  {
    key: 'day',
    header: 'adminDebit.collectOn',
    isTitle: true,
    cell: ({ day, isUrgent }) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Figure>{day}</Figure>
        {isUrgent && <WordBadge tone="warn" word="adminDebit.urgent" />}
      </span>
    ),
  },
  { key: 'fileBy', header: 'adminDebit.fileBy', cell: ({ fileBy }) => <Figure>{fileBy}</Figure> },
  { key: 'debits', header: 'adminDebit.count', align: 'end', cell: ({ debits }) => debits },
  { key: 'sum', header: 'adminDebit.sum', align: 'end', cell: ({ sum }) => <Figure>{sum}</Figure> },
  {
    key: 'create',
    header: 'adminDebit.batch',
    align: 'end',
    cell: ({ id, isUrgent }) => (
      <May right="money.write">
        <CreateBatch collectOn={id} isUrgent={isUrgent} />
      </May>
    ),
  },
];

export const DUE_COLUMNS: readonly ListColumn<DueView>[] = [
  {
    key: 'number',
    header: 'adminDebit.invoice',
    isTitle: true,
    cell: ({ id, number }) => <NumberCell to={`/admin/invoices/${id}`} number={number} />,
  },
  { key: 'company', header: 'word.customer', cell: ({ company }) => <span className="wrap-anywhere">{company}</span> },
  { key: 'mandate', header: 'word.noun.mandate', cell: ({ mandate }) => <Figure>{mandate}</Figure> },
  { key: 'day', header: 'adminDebit.collectOn', cell: ({ day }) => <Figure>{day}</Figure> },
  {
    key: 'state',
    header: 'word.status',
    cell: ({ obstacle }) =>
      obstacle === null ? (
        <WordBadge tone="free" word="adminDebit.sound" />
      ) : (
        <WordBadge tone="warn" word={`adminDebit.obstacle.${obstacle}`} />
      ),
  },
  { key: 'amount', header: 'adminDebit.amount', align: 'end', cell: ({ amount }) => <Figure>{amount}</Figure> },
];

const BATCH_TONES = { draft: 'warn', exported: 'info', booked: 'free', discarded: 'plain' } as const;

export const BatchBadge = ({ status }: Pick<BatchRow, 'status'>) => (
  <WordBadge tone={BATCH_TONES[status]} word={`adminDebit.state.${status}`} />
);

export const BATCH_COLUMNS: readonly ListColumn<BatchRow>[] = [
  {
    key: 'number',
    header: 'adminDebit.batch',
    isTitle: true,
    cell: ({ id, number }) => <NumberCell to={`/admin/debits/${id}`} number={number} />,
  },
  { key: 'day', header: 'adminDebit.collectOn', cell: ({ day }) => <Figure>{day}</Figure> },
  { key: 'state', header: 'word.status', cell: ({ status }) => <BatchBadge status={status} /> },
  { key: 'debits', header: 'adminDebit.count', align: 'end', cell: ({ debits }) => debits },
  { key: 'sum', header: 'adminDebit.sum', align: 'end', cell: ({ sum }) => <Figure>{sum}</Figure> },
];

/** The code in words, and what follows from it. */
const Back = ({ code, word, step, day, retry }: NonNullable<DebitView['back']>) => (
  <span className="grid gap-0.5">
    <span>
      <FormattedMessage id={`debit.code.${word}`} /> <span className="whitespace-nowrap">({code})</span>
    </span>
    <span className="text-sm text-asphalt-600">
      {retry === null ? (
        <FormattedMessage id={step === 'tryAgain' ? 'adminDebit.step.declined' : `adminDebit.step.${step}`} />
      ) : (
        <FormattedMessage id="adminDebit.retry" values={{ day: retry }} />
      )}
    </span>
    <span className="text-sm text-asphalt-600">
      <FormattedMessage id="adminDebit.returnedOn" values={{ day }} />
    </span>
  </span>
);

const DEBIT_TONES = {
  planned: 'plain',
  exported: 'info',
  collected: 'free',
  returned: 'danger',
  rejected: 'danger',
  withdrawn: 'plain',
} as const;

const WHO: readonly ListColumn<DebitView>[] = [
  {
    key: 'invoice',
    header: 'adminDebit.invoice',
    isTitle: true,
    cell: ({ invoiceId, invoice }) => <NumberCell to={`/admin/invoices/${invoiceId}`} number={invoice} />,
  },
  { key: 'company', header: 'word.customer', cell: ({ company }) => <span className="wrap-anywhere">{company}</span> },
];
const AMOUNT: ListColumn<DebitView> = {
  key: 'amount',
  header: 'adminDebit.amount',
  align: 'end',
  cell: ({ amount }) => <Figure>{amount}</Figure>,
};

export const DEBIT_COLUMNS: readonly ListColumn<DebitView>[] = [
  ...WHO,
  { key: 'mandate', header: 'word.noun.mandate', cell: ({ mandate }) => <Figure>{mandate}</Figure> },
  {
    key: 'state',
    header: 'word.status',
    cell: ({ status, withdrawnFor, back }) => (
      <span className="grid justify-items-end gap-1 md:justify-items-start">
        <WordBadge tone={DEBIT_TONES[status]} word={`adminDebit.debit.${status}`} />
        {withdrawnFor !== null && (
          <span className="text-sm text-asphalt-600">
            <FormattedMessage id={`adminDebit.obstacle.${withdrawnFor}`} />
          </span>
        )}
        {back !== null && <Back {...back} />}
      </span>
    ),
  },
  AMOUNT,
  {
    key: 'return',
    header: 'word.action',
    align: 'end',
    cell: (debit) =>
      debit.canComeBack ? (
        <May right="money.write">
          <ReturnDebit debit={debit} />
        </May>
      ) : (
        '–'
      ),
  },
];

export const RETURNED_COLUMNS: readonly ListColumn<DebitView>[] = [
  ...WHO,
  {
    key: 'batch',
    header: 'adminDebit.batch',
    cell: ({ batchId, batchNumber }) => <NumberCell to={`/admin/debits/${batchId}`} number={batchNumber} />,
  },
  { key: 'back', header: 'adminDebit.why', cell: ({ back }) => back !== null && <Back {...back} /> },
  AMOUNT,
];
