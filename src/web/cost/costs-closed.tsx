import { FormattedMessage } from '#i18n/intl.tsx';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageBody } from '#web/ui/page-body.tsx';

/** For those who rent and look, and for the operator, who belongs to no company. */
export function CostsClosed({ isMember }: { readonly isMember: boolean }) {
  return (
    <PageBody>
      <h1 className="text-h1 mb-6">
        <FormattedMessage id="word.costs" />
      </h1>
      <EmptyState
        art={<TrailerArt type="plane" subType="standard" isTaken />}
        title={<FormattedMessage id="cost.closed" />}
        actions={
          <LinkButton to={isMember ? '/booking' : '/admin'} tone="ink">
            <FormattedMessage id={isMember ? 'word.bookings' : 'nav.admin'} />
          </LinkButton>
        }
      >
        <FormattedMessage id={isMember ? 'cost.closed.role' : 'cost.closed.operator'} />
      </EmptyState>
    </PageBody>
  );
}
