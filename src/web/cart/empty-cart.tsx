import { FormattedMessage } from 'react-intl';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageBody } from '#web/ui/page-body.tsx';

export function EmptyCart() {
  return (
    <PageBody>
      <h1 className="text-h1 mb-6">
        <FormattedMessage id="cart.title" />
      </h1>
      <EmptyState
        art={<TrailerArt type="chassisAllround" subType="extendRear" isTaken />}
        title={<FormattedMessage id="cart.empty" />}
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
      >
        <FormattedMessage id="cart.empty.text" />
      </EmptyState>
    </PageBody>
  );
}
