import { FormattedMessage } from '#i18n/intl.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { RowLink } from '../list/row-link.tsx';
import type { OrderToBill, RunView } from './load-billing.server.ts';

const Problem = ({ reason, says, since }: NonNullable<OrderToBill['problem']>) => (
  <div className="grid gap-1">
    <span>
      <WordBadge tone="danger" word={`adminBilling.problem.${reason}`} />
    </span>
    {says.map((sentence) => (
      <span key={sentence} className="text-body-s wrap-anywhere text-asphalt-600">
        {sentence}
      </span>
    ))}
    {since !== null && (
      <span className="text-body-s text-asphalt-600">
        <FormattedMessage id="adminBilling.problem.since" values={{ day: since }} />
      </span>
    )}
  </div>
);

const documentKey = ({ title, gross }: OrderToBill['documents'][number], i: number) => `${String(i)} ${title} ${gross}`;

export const ORDER_COLUMNS: readonly ListColumn<OrderToBill>[] = [
  {
    key: 'number',
    header: 'word.noun.order',
    isTitle: true,
    cell: ({ id, number }) => <RowLink to={`/admin/orders/${id}`}>{number}</RowLink>,
  },
  {
    key: 'company',
    header: 'word.customer',
    cell: ({ company }) => <span className="wrap-anywhere">{company}</span>,
  },
  {
    key: 'documents',
    header: 'adminBilling.documents',
    cell: ({ documents, problem }) =>
      problem ? (
        <Problem {...problem} />
      ) : (
        documents.map((document, i) => (
          <span key={documentKey(document, i)} className="block">
            {document.title}
          </span>
        ))
      ),
  },
  {
    key: 'net',
    header: 'word.netTotal',
    align: 'end',
    cell: ({ documents }) => <Amounts amounts={documents.map(({ net }) => net)} />,
  },
  {
    key: 'gross',
    header: 'word.grossTotal',
    align: 'end',
    cell: ({ documents }) => <Amounts amounts={documents.map(({ gross }) => gross)} />,
  },
];

function Amounts({ amounts }: { readonly amounts: readonly string[] }) {
  if (amounts.length === 0) return '–';
  return amounts.map((amount, i) => (
    <span key={`${String(i)} ${amount}`} className="block whitespace-nowrap tabular-nums">
      {amount}
    </span>
  ));
}

const RUN_TONES = { waiting: 'info', running: 'warn', brokenOff: 'danger', done: 'free' } as const;

export const RUN_COLUMNS: readonly ListColumn<RunView>[] = [
  {
    key: 'time',
    header: 'adminBilling.runs.time',
    isTitle: true,
    cell: ({ time }) => <span className="whitespace-nowrap tabular-nums">{time}</span>,
  },
  {
    key: 'askedBy',
    header: 'adminBilling.runs.askedBy',
    cell: ({ askedBy }) => askedBy ?? <FormattedMessage id="adminBilling.runs.clock" />,
  },
  {
    key: 'state',
    header: 'word.status',
    cell: ({ state }) => <WordBadge tone={RUN_TONES[state]} word={`adminBilling.runs.${state}`} />,
  },
  { key: 'orders', header: 'admin.nav.orders', align: 'end', cell: ({ orders }) => orders },
  { key: 'documents', header: 'adminBilling.documents', align: 'end', cell: ({ documents }) => documents },
  { key: 'problems', header: 'adminBilling.runs.problems', align: 'end', cell: ({ problems }) => problems },
];
