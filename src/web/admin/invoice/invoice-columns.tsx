import type { ListColumn } from '../list/console-table.tsx';
import { CompanyCell, NumberCell } from '../list/row-cells.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import type { InvoiceRow } from './load-invoices.server.ts';
import { PageLink } from '../frame/page-link.tsx';

const Figure = ({ children }: { readonly children: string | null }) => (
  <span className="whitespace-nowrap tabular-nums">{children ?? '–'}</span>
);

export const INVOICE_COLUMNS: readonly ListColumn<InvoiceRow>[] = [
  {
    key: 'number',
    header: 'invoice.number',
    isTitle: true,
    cell: ({ id, number, title }) => (
      <>
        <NumberCell to={`/admin/invoices/${id}`} number={number} />
        <span className="block text-body-s font-normal text-asphalt-600">{title}</span>
      </>
    ),
  },
  { key: 'company', header: 'word.field.company', cell: (row) => <CompanyCell {...row} /> },
  {
    key: 'order',
    header: 'word.noun.order',
    cell: ({ order, poNumber }) => (
      <>
        <PageLink
          to={`/admin/orders/${order.id}`}
          data-ahead="hover"
          className="whitespace-nowrap no-underline! hover:underline!"
        >
          {order.number}
        </PageLink>
        {poNumber !== null && <span className="block text-body-s wrap-anywhere text-asphalt-600">{poNumber}</span>}
      </>
    ),
  },
  { key: 'issuedOn', header: 'invoice.issuedOn', cell: ({ issuedOn }) => <Figure>{issuedOn}</Figure> },
  { key: 'dueOn', header: 'invoice.dueOn', cell: ({ dueOn }) => <Figure>{dueOn}</Figure> },
  { key: 'gross', header: 'word.grossTotal', align: 'end', cell: ({ gross }) => <Figure>{gross}</Figure> },
  { key: 'open', header: 'invoice.stillOpen', align: 'end', cell: ({ open }) => <Figure>{open}</Figure> },
  { key: 'status', header: 'word.status', cell: (row) => <InvoiceBadge {...row} /> },
];
