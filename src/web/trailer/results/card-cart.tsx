import { Check, ShoppingCart } from 'lucide-react';
import { useCallback } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { STEP_TABLE } from '#domain/cart/cart-step.ts';
import { localePath } from '#i18n/paths.ts';
import { usePageScope } from '#web/page-scope.tsx';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import { trailerHref } from '#web/trailer/trailer-href.ts';
import { useAddToCart } from '#web/trailer/use-add-to-cart.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import type { WallPeriod } from '#web/trailer/page/wall-period.ts';
import type { ResultsData } from './load-results.server.ts';
import { useResults } from './search-context.ts';

type CardCartProps = {
  readonly card: CardView;
  readonly asked: ResultsData['asked'];
  readonly isInCart: boolean;
};

/** Above the link that the whole card is. */
const PLACE = 'z-10 @max-xl:w-full @xl:mt-auto';

/** From the card into the cart, for the period of the search. Without a period, the way to choosing one. */
export function CardCart({ card, asked, isInCart }: CardCartProps) {
  const { choosePeriod } = useResults();
  const number = <span className="sr-only">{card.number}</span>;
  const { from, to } = asked;
  if (card.stay && from !== undefined && to !== undefined) {
    return <AddCard card={card} stay={card.stay} asked={{ ...asked, from, to }} isInCart={isInCart} />;
  }
  return (
    <Button size="s" className={PLACE} onClick={choosePeriod}>
      <FormattedMessage id="searchBar.period" />
      {number}
    </Button>
  );
}

type AddCardProps = Omit<CardCartProps, 'asked'> & {
  readonly stay: NonNullable<CardView['stay']>;
  readonly asked: ResultsData['asked'] & WallPeriod;
};

function AddCard({ card: { id, number, oneWay }, stay, asked, isInCart }: AddCardProps) {
  const { isReturning } = useResults().shopping;
  const { locale } = usePageScope();
  const { add, isPending, isAdded } = useAddToCart({
    trailerId: id,
    number,
    ...stay,
    asked: { from: asked.from, to: asked.to },
    services: [],
    ...(oneWay && { returnDepotId: oneWay.depot.id }),
    loginPath: `/login?${new URLSearchParams({ redirect: localePath(locale, trailerHref(id, asked)) }).toString()}`,
  });
  // Whoever has pressed the button goes on from what stands in its place.
  const takeFocus = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (isAdded && document.activeElement === document.body) link?.focus({ preventScroll: true });
    },
    [isAdded],
  );
  if (isInCart || isAdded) {
    return (
      <Link
        ref={takeFocus}
        to={isReturning ? STEP_TABLE.checkout.path : STEP_TABLE.cart.path}
        className={buttonStyle({ size: 's', className: PLACE })}
      >
        <Check aria-hidden="true" className="size-4.5 text-free" />
        <FormattedMessage id={isReturning ? 'toCart.review' : 'toCart.open'} />
      </Link>
    );
  }
  return (
    <Button size="s" className={PLACE} isPending={isPending} onClick={add}>
      <ShoppingCart aria-hidden="true" className="size-4.5" />
      <FormattedMessage id="toCart.add" />
      <span className="sr-only">{number}</span>
    </Button>
  );
}
