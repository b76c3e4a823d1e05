import { CalendarClock, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Stage } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Plate } from '#web/ui/plate.tsx';
import { PrefetchLink } from '#web/ui/prefetch-link.tsx';
import { Price } from '#web/ui/price.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { CardView } from './to-card-view.server.ts';
import { TrailerPicture } from '#web/art/trailer-picture.tsx';

type TrailerCardProps = {
  readonly card: CardView;
  readonly isFirst?: boolean;
  /** Its pin on the map is pointed at. */
  readonly isHighlighted?: boolean;
  readonly headingLevel?: 2 | 3;
  readonly isInCart?: boolean;
  /** What can be done with a free one without a look at its page. */
  readonly action?: ReactNode;
  readonly onPoint?: (depotCode: string | null) => void;
};

/** A trailer is a unit: picture, plate and number together. The whole card leads to its page. */
export function TrailerCard({
  card,
  isFirst = false,
  isHighlighted = false,
  headingLevel = 3,
  isInCart = false,
  action,
  onPoint,
}: TrailerCardProps) {
  const { isFree, depot } = card;
  const Heading = `h${headingLevel}` as const;
  return (
    // Pointing at a card only shows its pin; whatever it does, its link does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      data-trailer={card.number}
      data-depot={depot.code}
      data-highlighted={isHighlighted || undefined}
      onPointerEnter={onPoint && (() => onPoint(depot.code))}
      onPointerLeave={onPoint && (() => onPoint(null))}
      onFocus={onPoint && (() => onPoint(depot.code))}
      onBlur={onPoint && (() => onPoint(null))}
      className={cx('trailer-card', isFree && 'trailer-card-free')}
    >
      <div className="trailer-columns">
        <Stage className="px-4 py-3 @xl:px-2.5">
          <TrailerPicture {...card} isFirst={isFirst} widest="320px" className="max-w-80" />
          <span className="trailer-badges">
            <span className="rounded-badge bg-sheet">
              <Badge tone={isFree ? 'free' : 'taken'} mark={isFree ? 'dot' : 'square'} isOnPicture>
                {isFree ? <FormattedMessage id="word.free" /> : card.reasonShort}
              </Badge>
            </span>
            {isInCart && (
              <Badge tone="ink">
                <FormattedMessage id="toCart.inCart" />
              </Badge>
            )}
          </span>
        </Stage>
        <div className="trailer-words">
          <Heading className={cx('text-card-title', !isFree && 'text-asphalt-600')}>
            <PrefetchLink to={card.href} ahead="hover" className="trailer-link">
              {card.title}
            </PrefetchLink>
          </Heading>
          <p className="trailer-plate">
            <Plate number={card.plate} country={card.country} />
            <span className="font-condensed text-sm text-asphalt-600">{card.number}</span>
            {card.badges.map(({ key, text, tone = 'plain' }) => (
              <Badge key={key} tone={tone}>
                {text}
              </Badge>
            ))}
          </p>
          <p className="trailer-facts">
            {card.facts.map(({ value, label }) => (
              <span key={label}>
                <b>{value}</b>
                {` ${label}`}
              </span>
            ))}
          </p>
          <p className="trailer-place">
            <i className="icon-map-pin mt-0.5 size-4.5" />
            <span>
              <span className="font-semibold">{depot.name}</span>
              {depot.distance !== undefined && ` · ${depot.distance}`}
            </span>
          </p>
          {card.snapped && (
            <p className="mt-1.5 flex items-start gap-2 text-body-s text-info">
              <CalendarClock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              <span>
                <span className="font-semibold">{card.snapped.text}</span>
                {card.snapped.longest !== undefined && <span className="block">{card.snapped.longest}</span>}
              </span>
            </p>
          )}
        </div>
        <CardOffer card={card} action={action} />
      </div>
      {card.twin && <Twin twin={card.twin} />}
    </article>
  );
}

/** The price of a free one, or the way to one that is not. */
function CardOffer({ card, action }: Pick<TrailerCardProps, 'card' | 'action'>) {
  return (
    <div className="trailer-offer">
      {card.isFree ? <FreeOffer card={card} action={action} /> : <TakenOffer card={card} />}
    </div>
  );
}

function FreeOffer({ card: { price }, action }: Pick<TrailerCardProps, 'card' | 'action'>) {
  return (
    <>
      {price && (
        <>
          <div className="@xl:text-end">
            <Price amount={price.total} align="start" />
          </div>
          <p className="trailer-terms">
            <FormattedMessage id="word.netForDays" values={{ days: price.days }} />
            <br />
            <FormattedMessage id="trailerCard.perDay" values={{ amount: price.perDay }} />
          </p>
        </>
      )}
      {action ?? <ViewMark />}
    </>
  );
}

/** Where nothing can be done at once, the card says that it leads on. */
function ViewMark() {
  return (
    <span aria-hidden="true" className={buttonStyle({ size: 's', className: 'trailer-view' })}>
      <FormattedMessage id="word.view" />
      <i className="icon-arrow-right" />
    </span>
  );
}

function TakenOffer({ card: { nextFree, reason, shortest } }: { readonly card: CardView }) {
  return (
    <>
      <p className="max-w-56 text-sm text-asphalt-600 @xl:text-end">
        {shortest?.total !== undefined && (
          <b className="block font-condensed text-xl leading-6 font-bold text-asphalt-950">
            {shortest.total}
            <span className="block font-sans text-sm font-normal text-asphalt-600">
              <FormattedMessage id="word.netForDays" values={{ days: shortest.days }} />
            </span>
          </b>
        )}
        {nextFree ? (
          <>
            <FormattedMessage id="trailerCard.freeFrom" />
            <b className="block font-condensed text-xl leading-6 font-bold text-asphalt-950">{nextFree.text}</b>
          </>
        ) : (
          reason
        )}
      </p>
      {nextFree && (
        <PrefetchLink to={nextFree.href} ahead="never" className={cx(buttonStyle({ size: 's' }), 'z-10 @xl:mt-auto')}>
          <FormattedMessage id="trailerCard.adjustPeriod" />
        </PrefetchLink>
      )}
      {shortest && (
        <PrefetchLink to={shortest.href} ahead="never" className={cx(buttonStyle({ size: 's' }), 'z-10 @xl:mt-auto')}>
          <FormattedMessage id="word.rentForDays" values={{ days: shortest.days }} />
        </PrefetchLink>
      )}
    </>
  );
}

const strong = (words: ReactNode) => <b className="font-bold">{words}</b>;

function Twin({ twin }: { readonly twin: NonNullable<CardView['twin']> }) {
  const { number, plate, country, depot, distance, price, href } = twin;
  return (
    <div className="relative z-10 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 bg-free-soft px-4 py-2.5 text-body-s @xl:px-5">
      <Equal aria-hidden="true" className="size-4.5 text-free" />
      <b className="font-bold text-free">
        <FormattedMessage id="trailerCard.twin" />
      </b>
      <Plate number={plate} country={country} size="s" />
      <span className="min-w-0">
        <FormattedMessage id="trailerCard.twinWhere" values={{ number, depot, b: strong }} />
        {distance !== undefined && `, ${distance}`}
        {price !== undefined && `, ${price}`}
      </span>
      <TextLink to={href} isAlone className="ms-auto @max-xl:ms-0 @max-xl:w-full">
        <FormattedMessage id="trailerCard.viewNumber" values={{ number }} />
      </TextLink>
    </div>
  );
}
