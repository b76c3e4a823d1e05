import { FormattedMessage } from 'react-intl';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { BareCart } from './bare-cart.tsx';

export const EmptyCart = () => (
  <BareCart
    art={<TrailerArt type="chassisAllround" subType="extendRear" isTaken />}
    title="cart.empty"
    text="cart.empty.text"
    actions={
      <>
        <LinkButton to="/booking">
          <FormattedMessage id="cart.toBookings" />
        </LinkButton>
        <LinkButton to="/trailers" tone="signal">
          <FormattedMessage id="cart.search" />
        </LinkButton>
      </>
    }
  />
);
