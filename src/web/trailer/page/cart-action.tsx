import { ShoppingCart } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { ButtonSize } from '#web/ui/button-style.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import type { TrailerData } from './load-trailer.server.ts';
import type { useAddToCart } from '../use-add-to-cart.ts';
import type { WallPeriod } from './wall-period.ts';

export type CartActionProps = Pick<TrailerData, 'availability' | 'visitor' | 'type' | 'period' | 'isInCart'> & {
  readonly cart: ReturnType<typeof useAddToCart>;
  readonly loginPath: string;
  readonly quantity?: number;
  readonly onChoose: (period: WallPeriod) => void;
  readonly chooseReturn: (code: string) => void;
  readonly size: ButtonSize;
  readonly isFullWidth?: boolean;
};

/** The next step: into the cart, or whatever comes before it. */
export function CartAction({
  availability,
  visitor,
  type,
  period,
  isInCart,
  cart,
  quantity = 1,
  loginPath,
  onChoose,
  chooseReturn,
  size,
  isFullWidth = false,
}: CartActionProps) {
  const primary = { tone: 'signal', size, isFullWidth } as const;
  if (availability !== null) {
    const { nextFree, longer } = availability;
    if (nextFree) {
      return (
        <Button {...primary} onClick={() => onChoose(nextFree.period)}>
          <FormattedMessage id="trailer.rentFrom" values={{ date: nextFree.text }} />
        </Button>
      );
    }
    if (longer) {
      return (
        <Button {...primary} onClick={() => onChoose(longer.period)}>
          <FormattedMessage id="word.rentForDays" values={{ days: longer.days }} />
        </Button>
      );
    }
    if (availability.isOfTheWay) {
      return (
        <Button {...primary} onClick={() => chooseReturn('')}>
          <FormattedMessage id="returnTo.same" />
        </Button>
      );
    }
    return (
      <LinkButton {...primary} to={`/trailers?type=${type}&${new URLSearchParams(period.asked).toString()}`}>
        <FormattedMessage id="trailer.searchOther" />
      </LinkButton>
    );
  }
  if (visitor === 'guest') {
    return (
      <LinkButton {...primary} to={loginPath}>
        <FormattedMessage id="trailer.cart.logIn" />
      </LinkButton>
    );
  }
  if (isInCart || cart.isAdded) {
    return (
      <LinkButton {...primary} to="/cart">
        <ShoppingCart aria-hidden="true" className="size-5" />
        <FormattedMessage id="toCart.open" />
      </LinkButton>
    );
  }
  return (
    <Button {...primary} disabled={visitor === 'onlooker'} isPending={cart.isPending} onClick={cart.add}>
      <ShoppingCart aria-hidden="true" className="size-5" />
      {quantity > 1 ? (
        <FormattedMessage id="toCart.addMany" values={{ count: quantity }} />
      ) : (
        <FormattedMessage id="toCart.add" />
      )}
    </Button>
  );
}
