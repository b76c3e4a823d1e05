import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { LinkInvalid } from '#web/registration/link-invalid.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { NO_INDEX, TOKEN_PAGE_HEADERS } from '#web/session/token-page.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody, WithSide } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { QuoteAnswer } from './quote-answer.tsx';
import { QuoteBadge } from './quote-badge.tsx';
import { loadQuote } from './load-quote.server.ts';
import type { Route } from './+types/quote.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, NO_INDEX] : [NO_INDEX];

export const headers = () => TOKEN_PAGE_HEADERS;

export const loader = ({ params, context }: Route.LoaderArgs) => loadQuote(getRequest(context), params.token);

export default function QuotePage({ loaderData: { quote } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  if (quote === undefined) return <LinkInvalid />;
  const { number, company, state, validTo, heldTo, note, lines, sums } = quote;
  const isOpen = state === 'open';
  return (
    <PageBody>
      <PageHeader
        title={<FormattedMessage id="quote.title" values={{ number }} />}
        actions={<QuoteBadge state={state} />}
      >
        <FormattedMessage id="quote.for" values={{ company }} />
      </PageHeader>
      <WithSide
        side={
          <Card>
            <Sums caption={formatMessage({ id: 'word.grossTotal' })} lines={sums} />
            <div className="mt-5 border-t border-line pt-5">
              <QuoteAnswer quote={quote} />
            </div>
          </Card>
        }
      >
        <div className="grid gap-4">
          {isOpen ? (
            <Notice
              tone={heldTo === null ? 'warn' : 'info'}
              title={<FormattedMessage id="quote.validUntil.time" values={{ time: validTo }} />}
            >
              {heldTo === null ? (
                <FormattedMessage id="quote.notHeld" />
              ) : (
                <FormattedMessage id="quote.held" values={{ time: heldTo }} />
              )}
            </Notice>
          ) : (
            <Notice tone={state === 'accepted' ? 'done' : 'warn'}>
              <FormattedMessage id={`quote.is.${state}`} />
            </Notice>
          )}
          {lines.map((line) => (
            <Card key={line.id}>
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h2 className="text-h4">
                  {line.name} · {line.number}
                </h2>
                <Plate number={line.plate} country={line.country} size="s" />
              </div>
              <p className="mt-1 text-body-s text-asphalt-600">
                {line.depot}
                <br />
                {line.from} – {line.to}
                {line.returnDepot !== null && (
                  <>
                    <br />
                    <FormattedMessage id="returnTo.at" values={{ depot: line.returnDepot }} />
                  </>
                )}
              </p>
              {line.promise !== null && <p className="mt-2 text-body-s">{line.promise}</p>}
              {isOpen && !line.isFree && (
                <div className="mt-3">
                  <Notice tone="danger">
                    <FormattedMessage id="quote.taken" />
                  </Notice>
                </div>
              )}
              <div className="mt-4">
                <Sums caption={line.number} lines={line.charges} />
              </div>
            </Card>
          ))}
          {note !== null && <p className="whitespace-pre-line">{note}</p>}
        </div>
      </WithSide>
    </PageBody>
  );
}
