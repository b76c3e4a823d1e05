import { FormattedMessage } from '#i18n/intl.tsx';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BareCart } from './bare-cart.tsx';
import type { OrderedCartView } from './load-ordered-cart.server.ts';

export const EmptyCart = ({ ordered }: { readonly ordered: OrderedCartView | null }) => (
  <BareCart
    {...(ordered && { notice: <Ordered {...ordered} /> })}
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

const Ordered = ({ number, time, path }: OrderedCartView) => (
  <Notice
    tone="done"
    title={<FormattedMessage id="cart.ordered" />}
    action={
      <LinkButton to={path} tone="ink" size="s">
        <FormattedMessage id="cart.ordered.show" />
      </LinkButton>
    }
  >
    <FormattedMessage id="cart.ordered.text" values={{ number, time }} />
  </Notice>
);
