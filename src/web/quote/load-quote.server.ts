import { data } from 'react-router';
import { isUntaxed } from '#domain/tax/vat.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { chargeName } from '#i18n/charge-name.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { Quote } from '#contract/quote.ts';
import { getQuote } from '#services/quote/get-quote.ts';
import { listQuotes } from '#services/quote/list-quotes.ts';
import { describePromise } from '#web/line/describe-promise.server.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { trailerName } from '#web/words/trailer-name.ts';

const timeOf = ({ format }: PageRequest, at: string): string =>
  `${format.date(at, OPERATOR_ZONE)}, ${format.time(at, OPERATOR_ZONE)}`;

/** What a link offers, in words. A dead one is a page that says so. */
export async function loadQuote(request: PageRequest, token: string) {
  const actor = await request.getActor();
  const found = await getQuote(request.deps, actor, token);
  if (!found.ok) return data({ quote: undefined, title: pageTitle(request, 'word.linkInvalid') }, { status: 404 });
  const quote = found.value;
  return data({
    title: `${quote.number} · ${request.config.productName}`,
    quote: {
      ...quote,
      isGuest: actor.kind === 'guest',
      validTo: timeOf(request, quote.validUntil),
      heldTo: quote.heldUntil && timeOf(request, quote.heldUntil),
      lines: quote.lines.map((line) => describeLine(request, line)),
      sums: describeSums(request, quote),
    },
  });
}

function describeLine({ format, locale }: PageRequest, line: Quote['lines'][number]) {
  const intl = getIntl(locale);
  const { id, trailer, depot, returnDepot, period, price, services, net, free } = line;
  const moment = (at: string, zone = period.timeZone) => `${format.fullDay(at, zone)}, ${format.time(at, zone)}`;
  return {
    id,
    number: trailer.number,
    plate: trailer.plate,
    country: depot.country,
    name: trailerName(intl, trailer.type, trailer.subType),
    depot: `${depot.name}, ${depot.city}`,
    returnDepot: returnDepot && `${returnDepot.name}, ${returnDepot.city}`,
    from: moment(period.from),
    to: moment(period.to, returnDepot?.timeZone),
    isFree: free,
    promise: describePromise(line, line.freeCancellationHours.any, { intl }),
    charges: [
      {
        key: 'rent',
        label: intl.formatMessage({ id: 'cart.rent' }, { days: price.days }),
        amount: format.money(price.total),
      },
      ...services.map((service) => ({
        key: service.key,
        label: chargeName(service, line, { intl, format }),
        amount: format.money(service.price),
      })),
      {
        key: 'net',
        label: intl.formatMessage({ id: 'word.netTotal' }),
        amount: format.money(net),
        kind: 'subtotal' as const,
      },
    ],
  };
}

function describeSums({ format, locale }: PageRequest, { totals }: Quote) {
  const { formatMessage } = getIntl(locale);
  return [
    {
      key: 'net',
      label: formatMessage({ id: 'word.netTotal' }),
      amount: format.money(totals.net),
      kind: 'subtotal' as const,
    },
    ...totals.taxes.map(({ country, case: which, rate, amount }) => ({
      key: `${country} ${which} ${rate}`,
      label: formatMessage(
        { id: isUntaxed(which) ? `document.tax.${which}` : 'document.tax' },
        { country: format.country(country), rate: format.percent(rate) },
      ),
      amount: format.money(amount),
      kind: 'tax' as const,
    })),
    {
      key: 'gross',
      label: formatMessage({ id: 'word.grossTotal' }),
      amount: format.money(totals.gross),
      kind: 'total' as const,
    },
  ];
}

/** The quotes of the own company. */
export async function loadQuotes(request: PageRequest) {
  const { deps, format, getActor } = request;
  const { items } = requireValue(await listQuotes(deps, await getActor()));
  return {
    title: pageTitle(request, 'word.quotes'),
    quotes: items.map((quote) => ({
      ...quote,
      created: format.date(quote.createdAt, OPERATOR_ZONE),
      validTo: timeOf(request, quote.validUntil),
      amount: format.money(quote.gross),
    })),
  };
}
