import { FormattedMessage } from '#i18n/intl.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import type { InvoiceView } from './load-invoice.server.ts';
import { PageLink } from '../frame/page-link.tsx';

type Line = InvoiceView['lines'][number];

export const LINE_COLUMNS: readonly ListColumn<Line>[] = [
  { key: 'no', header: 'adminInvoice.line', cell: ({ no }) => <span className="tabular-nums">{no}</span> },
  {
    key: 'name',
    header: 'invoice.what',
    isTitle: true,
    cell: ({ name, why, bookingId }) => (
      <>
        <PageLink to={`/admin/bookings/${bookingId}`} className="no-underline! hover:underline!">
          {name}
        </PageLink>
        {why !== '' && <span className="block text-body-s font-normal wrap-anywhere text-asphalt-600">{why}</span>}
      </>
    ),
  },
  {
    key: 'period',
    header: 'word.period',
    cell: ({ period }) => <span className="md:whitespace-nowrap">{period}</span>,
  },
  {
    key: 'net',
    header: 'word.netTotal',
    align: 'end',
    cell: ({ net, left }) => (
      <>
        <span className="whitespace-nowrap tabular-nums">{net}</span>
        {left !== null && (
          <span className="block text-body-s whitespace-nowrap text-asphalt-600">
            <FormattedMessage id="adminInvoice.left" values={{ amount: left }} />
          </span>
        )}
      </>
    ),
  },
];
