import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { CounterPrice } from '#contract/admin-quote.ts';
import { ONE_WAY_SERVICE } from '#domain/one-way/one-way-fee.ts';
import { isUntaxed } from '#domain/tax/vat.ts';
import { chargeName } from '#i18n/charge-name.ts';
import { serviceName } from '#i18n/service-name.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { trailerName } from '#web/words/trailer-name.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import { CounterReturn, type CounterDepots } from './counter-return.tsx';
import { CounterTimes } from './counter-times.tsx';
import type { Errand } from './use-errand.ts';

type CounterLinesProps = {
  readonly price: CounterPrice;
  readonly errand: Errand;
  readonly depots: CounterDepots;
};

/** Each trailer with its time, its services and its price, and what all of it comes to with the taxes of the customer. */
export function CounterLines({ price, errand, depots }: CounterLinesProps) {
  const { formatMessage } = useIntl();
  const words = useWords();
  return (
    <div className="grid gap-5">
      {price.lines
        .filter(({ trailerId }) => errand.has(trailerId))
        .map((line) => (
          <CounterLine key={line.trailerId} line={line} errand={errand} depots={depots} />
        ))}
      <Sums caption={formatMessage({ id: 'adminQuote.errand' })} lines={toSums(price, words)} />
    </div>
  );
}

const toSums = ({ totals }: CounterPrice, { intl, format }: Words) => [
  {
    key: 'net',
    label: intl.formatMessage({ id: 'word.netTotal' }),
    amount: format.money(totals.net),
    kind: 'subtotal' as const,
  },
  ...totals.taxes.map(({ country, case: which, rate, amount }) => ({
    key: `${country} ${which} ${rate}`,
    label: intl.formatMessage(
      { id: isUntaxed(which) ? `document.tax.${which}` : 'document.tax' },
      { country: format.country(country), rate: format.percent(rate) },
    ),
    amount: format.money(amount),
    kind: 'tax' as const,
  })),
  {
    key: 'gross',
    label: intl.formatMessage({ id: 'word.grossTotal' }),
    amount: format.money(totals.gross),
    kind: 'total' as const,
  },
];

type Line = CounterPrice['lines'][number];

type CounterLineProps = Omit<CounterLinesProps, 'price'> & { readonly line: Line };

function CounterLine({ line, errand, depots }: CounterLineProps) {
  const { intl, format } = useWords();
  const { trailer, depot, returnDepot, period, price, offers, services, free, reason } = line;
  const wanted = errand.lines.find(({ trailerId }) => trailerId === trailer.id);
  // Where it is brought back is not chosen as a service.
  const way = services.find(({ key }) => key === ONE_WAY_SERVICE);
  const chosen = services.flatMap(({ key }) => (key === ONE_WAY_SERVICE ? [] : [key]));
  const moment = (at: string, zone = period.timeZone) => `${format.date(at, zone)}, ${format.time(at, zone)}`;
  return (
    <section aria-label={trailer.number} className="border-b border-line pb-4">
      <div className="flex flex-wrap justify-between gap-x-4">
        <h3 className="font-semibold">
          {trailer.number} · {trailerName(intl, trailer.type, trailer.subType)}
        </h3>
        <LinkAction className="text-body-s" onClick={() => errand.remove(trailer.id)}>
          <FormattedMessage id="word.remove" values={{ name: trailer.number }} />
        </LinkAction>
      </div>
      <p className="mt-1 text-body-s text-asphalt-600">
        {depot.name} · {moment(period.from)} – {moment(period.to, returnDepot?.timeZone)}
      </p>
      <p className="mt-1 text-body-s">
        <FormattedMessage id="cart.rent" values={{ days: price.days }} />: {format.money(price.total)}
      </p>
      {returnDepot && (
        <p className="mt-1 text-body-s">
          {way ? (
            `${chargeName(way, line, { intl, format })}: ${format.money(way.price)}`
          ) : (
            <FormattedMessage id="returnTo.at" values={{ depot: returnDepot.name }} />
          )}
        </p>
      )}
      {!free && reason && (
        <div className="mt-2">
          <Notice tone="danger" isAlert>
            <FormattedMessage id={`cart.unfree.${reason}`} />
          </Notice>
        </div>
      )}
      {wanted && (
        <details className="mt-2">
          <summary className="cursor-pointer py-2 text-body-s font-medium">
            <FormattedMessage id="adminQuote.times" />
          </summary>
          <CounterTimes line={line} wanted={wanted} onMove={errand.move} />
          <CounterReturn line={line} wanted={wanted} depots={depots} onMove={errand.move} />
        </details>
      )}
      <details className="mt-2">
        <summary className="cursor-pointer py-2 text-body-s font-medium">
          <FormattedMessage id="admin.nav.services" /> ({chosen.length})
        </summary>
        {offers.map((offer) => (
          <Checkbox
            key={offer.key}
            isSelected={chosen.includes(offer.key)}
            isDisabled={offer.mandatory}
            onChange={(isSelected) =>
              errand.choose(trailer.id, {
                services: isSelected ? [...chosen, offer.key] : chosen.filter((key) => key !== offer.key),
              })
            }
          >
            {serviceName(intl, offer)} · {format.money(offer.price)}
          </Checkbox>
        ))}
      </details>
      {wanted && (
        <Checkbox
          isSelected={wanted.unitChoice === 'any'}
          onChange={(isSelected) => errand.choose(trailer.id, { unitChoice: isSelected ? 'any' : 'exact' })}
        >
          <FormattedMessage id="cart.unit.any" />{' '}
          <span className="block text-sm text-asphalt-600">
            <FormattedMessage id="cart.unit.free" values={{ hours: line.freeCancellationHours.any }} />
          </span>
        </Checkbox>
      )}
      {line.serviceProblems.length > 0 && (
        <p role="alert" className="mt-1 text-body-s text-danger">
          <FormattedMessage id="adminQuote.services" />
        </p>
      )}
    </section>
  );
}
