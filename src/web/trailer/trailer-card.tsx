import { CalendarClock, Route } from 'lucide-react';
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
import { trailerHref } from './trailer-href.ts';
import { TrailerPicture } from '#web/art/trailer-picture.tsx';

type Asked = Parameters<typeof trailerHref>[1];

type TrailerCardProps = {
  readonly card: CardView;
  /** The period that was asked for, and where it is brought back; its links keep them. */
  readonly asked: Asked;
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
  asked,
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
        <Stage className="trailer-stage">
          <TrailerPicture {...card} isFirst={isFirst} widest="320px" className="max-w-80" />
          <span className="trailer-badges">
            <Badge tone={isFree ? 'free' : 'taken'} mark={isFree ? 'dot' : 'square'}>
              {isFree ? <FormattedMessage id="word.free" /> : card.reasonShort}
            </Badge>
            {isInCart && (
              <Badge tone="ink">
                <FormattedMessage id="toCart.inCart" />
              </Badge>
            )}
          </span>
        </Stage>
        <div className="trailer-words">
          <Heading className={cx('text-card-title', !isFree && 'text-asphalt-600')}>
            <PrefetchLink to={trailerHref(card.id, asked)} ahead="hover" className="trailer-link">
              {card.title}
            </PrefetchLink>
          </Heading>
          <p className="trailer-plate">
            <Plate number={card.plate} country={card.country} />
            <span className="trailer-number">{card.number}</span>
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
            <span>
              <b>{depot.name}</b>
              {depot.distance !== undefined && ` · ${depot.distance}`}
            </span>
          </p>
          {isFree && card.oneWay && (
            <p className="mt-1.5 flex items-start gap-2 text-body-s">
              <Route aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              <span>
                {card.oneWay.text}
                {card.oneWay.fee !== undefined && (
                  <b className="ms-2 font-semibold whitespace-nowrap">{card.oneWay.fee}</b>
                )}
                {card.oneWay.reward !== undefined && (
                  <span className="block font-semibold text-info">{card.oneWay.reward}</span>
                )}
              </span>
            </p>
          )}
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
      {card.twin && <Twin twin={card.twin} asked={asked} />}
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
      <p className="trailer-instead">
        {shortest?.total !== undefined && (
          <b>
            {shortest.total}
            <span className="block font-sans text-sm font-normal text-asphalt-600">
              <FormattedMessage id="word.netForDays" values={{ days: shortest.days }} />
            </span>
          </b>
        )}
        {nextFree ? (
          <>
            <FormattedMessage id="trailerCard.freeFrom" />
            <b>{nextFree.text}</b>
          </>
        ) : (
          reason
        )}
      </p>
      {nextFree && (
        <PrefetchLink
          to={nextFree.href}
          ahead="never"
          className={buttonStyle({ size: 's', className: 'trailer-step' })}
        >
          <FormattedMessage id="trailerCard.adjustPeriod" />
        </PrefetchLink>
      )}
      {shortest && (
        <PrefetchLink
          to={shortest.href}
          ahead="never"
          className={buttonStyle({ size: 's', className: 'trailer-step' })}
        >
          <FormattedMessage id="word.rentForDays" values={{ days: shortest.days }} />
        </PrefetchLink>
      )}
    </>
  );
}

const strong = (words: ReactNode) => <b className="font-bold">{words}</b>;

type TwinProps = { readonly twin: NonNullable<CardView['twin']>; readonly asked: Asked };

function Twin({ twin, asked }: TwinProps) {
  const { id, number, plate, country, depot, distance, price } = twin;
  return (
    <div className="trailer-twin">
      <b>
        <FormattedMessage id="trailerCard.twin" />
      </b>
      <Plate number={plate} country={country} size="s" />
      <span className="min-w-0">
        <FormattedMessage id="trailerCard.twinWhere" values={{ number, depot, b: strong }} />
        {distance !== undefined && `, ${distance}`}
        {price !== undefined && `, ${price}`}
      </span>
      <TextLink to={trailerHref(id, asked)} isAlone>
        <FormattedMessage id="trailerCard.viewNumber" values={{ number }} />
      </TextLink>
    </div>
  );
}
