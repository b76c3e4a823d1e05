import { FormattedMessage } from '#i18n/intl.tsx';
import type { Role } from '#domain/team/role.ts';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { BareCart } from '#web/cart/bare-cart.tsx';

/** For those who look and pay but do not rent, and for the operator, who belongs to no company. */
export const NoAccess = ({ memberRole }: { readonly memberRole: Role | null }) => (
  <BareCart
    art={<TrailerArt type="plane" subType="standard" isTaken />}
    title="cart.closed"
    text={memberRole === null ? 'cart.closed.operator' : 'cart.closed.role'}
    actions={
      <>
        <LinkButton to="/trailers">
          <FormattedMessage id="cart.search" />
        </LinkButton>
        {memberRole !== null && (
          <LinkButton to="/booking" tone="ink">
            <FormattedMessage id="cart.toBookings" />
          </LinkButton>
        )}
      </>
    }
  />
);
