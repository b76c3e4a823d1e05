import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { loadQuotes } from './load-quote.server.ts';
import { QuoteBadge } from './quote-badge.tsx';
import type { Route } from './+types/quotes.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: Route.LoaderArgs) => loadQuotes(getRequest(context));

export default function QuotesPage({ loaderData: { quotes } }: Route.ComponentProps) {
  return (
    <PageBody>
      <PageHeader title={<FormattedMessage id="word.quotes" />}>
        <FormattedMessage id={quotes.length === 0 ? 'quote.list.none' : 'quote.list.lead'} />
      </PageHeader>
      <ul className="grid gap-3">
        {quotes.map(({ id, token, number, state, created, validTo, amount, recipient, orderId }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-sheet p-5"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-h4">
                <TextLink to={`/quote/${token}`}>{number}</TextLink>
                <QuoteBadge state={state} />
              </p>
              <p className="mt-1 text-body-s text-asphalt-600">
                {[created, recipient].filter(Boolean).join(' · ')}
                {state === 'open' && (
                  <>
                    {' · '}
                    <FormattedMessage id="quote.validUntil.time" values={{ time: validTo }} />
                  </>
                )}
              </p>
            </div>
            <p className="text-end">
              <span className="block font-bold">{amount}</span>
              {orderId !== null && (
                <TextLink to={`/checkout/${orderId}`} isAlone className="text-body-s">
                  <FormattedMessage id="quote.toOrder" />
                </TextLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
