import { FormattedMessage } from '#i18n/intl.tsx';
import { QUOTE_STATES, usualQuoteSort } from '#domain/quote/quote-state.ts';
import { QuoteBadge } from '#web/quote/quote-badge.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { PlainLink, TextLink } from '#web/ui/text-link.tsx';
import { AddLink } from '../list/add-link.tsx';
import { ConsoleList } from '../list/console-list.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { companyFilter } from '../list/filters.ts';
import { CompanyCell } from '../list/row-cells.tsx';
import { loadQuotes, type QuoteRow } from './load-quotes.server.ts';
import { QuoteActions } from './quote-actions.tsx';
import type { Route } from './+types/quotes.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadQuotes(getRequest(context), url);

export default function QuotesPage({
  loaderData: { rows, nextCursor, views, company, state, counts, total },
}: Route.ComponentProps) {
  return (
    <ConsoleList
      title="word.quotes"
      lead="adminQuote.list.lead"
      search="adminQuote.search"
      tabs={{ name: 'state', states: QUOTE_STATES, wordOf: (id) => `quote.state.${id}`, counts }}
      total={{ label: 'admin.list.totalNet', amount: total }}
      filters={[companyFilter('word.field.company', company)]}
      columns={COLUMNS}
      rows={rows}
      views={views}
      usualSort={usualQuoteSort(state)}
      nextCursor={nextCursor}
      csv="/api/admin/quotes.csv"
      actions={<AddLink to="/admin/counter" label="admin.nav.counter" />}
      empty="adminQuote.none"
    />
  );
}

const COLUMNS: readonly ListColumn<QuoteRow>[] = [
  {
    key: 'number',
    header: 'word.noun.quote',
    isTitle: true,
    cell: ({ id, number, order }) => (
      <span className="block whitespace-nowrap">
        {number}
        <span className="block text-sm font-normal">
          <PlainLink href={`/api/admin/quotes/${id}/quote.pdf`} aria-label={`${number} PDF`}>
            PDF
          </PlainLink>
        </span>
        {order && (
          <span className="block text-sm">
            <TextLink to={`/admin/orders/${order.id}`}>{order.number}</TextLink>
          </span>
        )}
      </span>
    ),
  },
  { key: 'company', header: 'word.field.company', cell: ({ company }) => <CompanyCell company={company} /> },
  {
    key: 'recipient',
    header: 'adminMail.recipient',
    cell: ({ recipient, caller, callerPhone }) => (
      <span className="block wrap-anywhere">
        {recipient.name}
        <span className="block text-sm text-asphalt-600">{recipient.email}</span>
        {(caller ?? callerPhone) !== null && (
          <span className="block text-sm text-asphalt-600">
            <FormattedMessage
              id="adminQuote.calledBy"
              values={{ name: [caller, callerPhone].filter(Boolean).join(', ') }}
            />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'created',
    header: 'adminQuote.takenBy',
    sort: 'at',
    cell: ({ takenBy, created }) => (
      <span className="block">
        {takenBy}
        <span className="block text-sm text-asphalt-600">{created}</span>
      </span>
    ),
  },
  {
    key: 'validUntil',
    header: 'quote.validUntil',
    sort: 'validUntil',
    cell: ({ state, validTo, heldTo }) =>
      state === 'open' || state === 'expired' ? (
        <span className="block">
          {validTo}
          {state === 'open' && (
            <span className="block text-sm text-asphalt-600">
              {heldTo === null ? (
                <FormattedMessage id="quote.notHeld" />
              ) : (
                <FormattedMessage id="quote.held" values={{ time: heldTo }} />
              )}
            </span>
          )}
        </span>
      ) : (
        '–'
      ),
  },
  { key: 'net', header: 'word.netTotal', cell: ({ amount }) => <span className="whitespace-nowrap">{amount}</span> },
  {
    key: 'state',
    header: 'word.status',
    cell: (quote) => (
      <span className="flex flex-wrap items-center gap-2">
        <QuoteBadge state={quote.state} />
        {quote.state === 'open' && <QuoteActions quote={quote} />}
      </span>
    ),
  },
];
