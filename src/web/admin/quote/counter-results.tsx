import { FormattedMessage } from '#i18n/intl.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { CounterCard, CounterData } from './load-counter.server.ts';
import type { Errand } from './use-errand.ts';

interface CounterResultsProps extends Pick<CounterData, 'cards' | 'hasMore'> {
  readonly errand: Errand;
  /** Without a period nobody knows what is free. */
  readonly canAdd: boolean;
}

/** What the shop would show to the caller: free ones first, with their price. */
export function CounterResults({ cards, hasMore, errand, canAdd }: CounterResultsProps) {
  if (cards.length === 0) {
    return (
      <p className="text-asphalt-600">
        <FormattedMessage id="admin.list.nothingFound" />
      </p>
    );
  }
  return (
    <>
      <ul className="grid gap-2">
        {cards.map((card) => (
          <CounterRow key={card.id} card={card} errand={errand} canAdd={canAdd} />
        ))}
      </ul>
      {hasMore && (
        <p className="mt-4 text-body-s text-asphalt-600">
          <FormattedMessage id="adminQuote.more" />
        </p>
      )}
    </>
  );
}

interface CounterRowProps {
  readonly card: CounterCard;
  readonly errand: Errand;
  readonly canAdd: boolean;
}

function CounterRow({ card, errand, canAdd }: CounterRowProps) {
  const { id, number, plate, country, title, facts, depot, price, oneWay, stay, isFree, reasonShort } = card;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line bg-sheet p-4">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink to={`/admin/trailers/${id}`} className="font-semibold no-underline! hover:underline!">
            {number}
          </TextLink>
          <span>{title}</span>
          <Plate number={plate} country={country} size="s" />
        </p>
        <p className="mt-1 text-body-s text-asphalt-600">
          {[depot.name, depot.distance, ...facts.map(({ value }) => value)].filter(Boolean).join(' · ')}
        </p>
        {isFree && oneWay && (
          <p className="mt-1 text-body-s">{[oneWay.text, oneWay.fee].filter(Boolean).join(' · ')}</p>
        )}
      </div>
      {isFree ? (
        <p className="text-end">
          <span className="block font-bold">{price?.total}</span>
          <span className="block text-sm text-asphalt-600">{price && `${price.days} × ${price.perDay}`}</span>
        </p>
      ) : (
        <Badge tone="danger">{reasonShort}</Badge>
      )}
      {errand.has(id) ? (
        <Button size="s" onClick={() => errand.remove(id)}>
          <FormattedMessage id="word.remove" values={{ name: number }} />
        </Button>
      ) : (
        <Button
          tone="ink"
          size="s"
          disabled={!canAdd || !stay}
          onClick={() => stay && errand.add({ trailerId: id, ...stay, returnDepotId: oneWay?.depot.id ?? null })}
        >
          <FormattedMessage id="adminQuote.add" />
        </Button>
      )}
    </li>
  );
}
