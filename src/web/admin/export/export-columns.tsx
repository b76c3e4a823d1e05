import { FormattedMessage } from '#i18n/intl.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import type { AccountView, BookingView, RunView, YearView } from './load-exports.server.ts';

const Figure = ({ children }: { readonly children: string | number }) => (
  <span className="whitespace-nowrap tabular-nums">{children}</span>
);

export const BOOKING_COLUMNS: readonly ListColumn<BookingView>[] = [
  {
    key: 'text',
    header: 'adminExport.text',
    isTitle: true,
    cell: ({ text }) => <span className="wrap-anywhere">{text}</span>,
  },
  { key: 'day', header: 'adminExport.day', cell: ({ day }) => <Figure>{day}</Figure> },
  { key: 'reference', header: 'adminExport.reference', cell: ({ reference }) => <Figure>{reference ?? '–'}</Figure> },
  { key: 'account', header: 'adminExport.account', cell: ({ account }) => <Figure>{account ?? '–'}</Figure> },
  {
    key: 'counterAccount',
    header: 'adminExport.counterAccount',
    cell: ({ counterAccount }) => <Figure>{counterAccount ?? '–'}</Figure>,
  },
  {
    key: 'amount',
    header: 'adminExport.amount',
    align: 'end',
    cell: ({ amount, side }) => <Figure>{`${amount} ${side}`}</Figure>,
  },
];

export const RUN_COLUMNS: readonly ListColumn<RunView>[] = [
  { key: 'month', header: 'adminExport.month', isTitle: true, cell: ({ month }) => month },
  {
    key: 'made',
    header: 'adminExport.made',
    cell: ({ time, by }) => (
      <span className="grid">
        <Figure>{time}</Figure>
        <span className="text-sm text-asphalt-600">{by}</span>
      </span>
    ),
  },
  {
    key: 'bookings',
    header: 'adminExport.bookings',
    align: 'end',
    cell: ({ bookings }) => <Figure>{bookings}</Figure>,
  },
  { key: 'billed', header: 'adminExport.documents', align: 'end', cell: ({ billed }) => <Figure>{billed}</Figure> },
  { key: 'paid', header: 'word.payments', align: 'end', cell: ({ paid }) => <Figure>{paid}</Figure> },
  {
    key: 'file',
    header: 'adminExport.file',
    align: 'end',
    cell: ({ id, fileName }, { formatMessage }) => (
      <DownloadLink
        size="s"
        to={`/api/admin/exports/datev/${id}/file`}
        label={`${formatMessage({ id: 'word.downloadFile' })}: ${fileName}`}
      >
        <FormattedMessage id="adminExport.download" />
      </DownloadLink>
    ),
  },
];

export const YEAR_COLUMNS: readonly ListColumn<YearView>[] = [
  { key: 'year', header: 'word.year', isTitle: true, cell: ({ id }) => <Figure>{id}</Figure> },
  {
    key: 'documents',
    header: 'adminExport.documents',
    align: 'end',
    cell: ({ documents }) => <Figure>{documents}</Figure>,
  },
  { key: 'size', header: 'adminExport.size', align: 'end', cell: ({ size }) => <Figure>{size}</Figure> },
  { key: 'keptUntil', header: 'adminExport.keptUntil', cell: ({ keptUntil }) => <Figure>{keptUntil}</Figure> },
  {
    key: 'file',
    header: 'adminExport.file',
    align: 'end',
    cell: ({ id, parts }, { formatMessage }) => (
      <span className="flex flex-wrap justify-end gap-2">
        {parts.map((part) => (
          <DownloadLink
            key={part}
            size="s"
            to={`/api/admin/exports/archive.zip?year=${id}&part=${part}`}
            label={formatMessage({ id: 'adminExport.archive.label' }, { year: id, part })}
          >
            {parts.length === 1 ? 'ZIP' : `ZIP ${part}`}
          </DownloadLink>
        ))}
      </span>
    ),
  },
];

export const ACCOUNT_COLUMNS: readonly ListColumn<AccountView>[] = [
  {
    key: 'case',
    header: 'adminExport.case',
    isTitle: true,
    cell: ({ case: name, country }) => (
      <>
        <FormattedMessage id={`adminExport.case.${name}`} />
        {country !== null && `, ${country}`}
      </>
    ),
  },
  {
    key: 'account',
    header: 'adminExport.account',
    cell: ({ account }) =>
      account === null ? <WordBadge tone="danger" word="adminExport.account.missing" /> : <Figure>{account}</Figure>,
  },
  { key: 'taxKey', header: 'adminExport.taxKey', cell: ({ taxKey }) => <Figure>{taxKey ?? '–'}</Figure> },
  {
    key: 'source',
    header: 'adminExport.source',
    cell: ({ isOwn, account }) =>
      account === null ? '–' : <FormattedMessage id={isOwn ? 'adminExport.source.own' : 'adminExport.source.chart'} />,
  },
];
