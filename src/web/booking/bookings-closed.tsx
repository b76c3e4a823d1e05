import { FormattedMessage } from '#i18n/intl.tsx';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageBody } from '#web/ui/page-body.tsx';

/** The operator belongs to no company and has no bookings of their own. */
export function BookingsClosed() {
  return (
    <PageBody>
      <h1 className="text-h1 mb-6">
        <FormattedMessage id="word.bookings" />
      </h1>
      <EmptyState
        art={<TrailerArt type="plane" subType="standard" isTaken />}
        title={<FormattedMessage id="bookings.closed" />}
        actions={
          <LinkButton to="/admin" tone="ink">
            <FormattedMessage id="nav.admin" />
          </LinkButton>
        }
      >
        <FormattedMessage id="bookings.closed.text" />
      </EmptyState>
    </PageBody>
  );
}
