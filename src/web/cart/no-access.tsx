import { FormattedMessage } from 'react-intl';
import type { Role } from '#domain/team/role.ts';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageBody } from '#web/ui/page-body.tsx';

/** For those who look and pay but do not rent, and for the operator, who belongs to no company. */
export function NoAccess({ memberRole }: { readonly memberRole: Role | null }) {
  return (
    <PageBody>
      <h1 className="text-h1 mb-6">
        <FormattedMessage id="cart.title" />
      </h1>
      <EmptyState
        art={<TrailerArt type="plane" subType="standard" isTaken />}
        title={<FormattedMessage id="cart.closed" />}
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
      >
        <FormattedMessage id={memberRole === null ? 'cart.closed.operator' : 'cart.closed.role'} />
      </EmptyState>
    </PageBody>
  );
}
