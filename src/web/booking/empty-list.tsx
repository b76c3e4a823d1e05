import { FormattedMessage } from '#i18n/intl.tsx';
import type { BookingTab } from '#domain/booking/booking-tab.ts';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type EmptyListProps = {
  readonly tab: BookingTab;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
};

/** One drawing for each tab; what waits for nobody is drawn by the freest of all. */
const DRAWINGS = {
  running: { type: 'plane', subType: 'standard', livery: 'night' },
  upcoming: { type: 'cool', subType: 'mono', livery: 'chalk' },
  waiting: { type: 'chassis', subType: 'fixed40', livery: 'slate' },
  past: { type: 'box', subType: 'dry', livery: 'ink' },
} as const satisfies Record<BookingTab, object>;

export function EmptyList({ tab, isFiltered, onClear }: EmptyListProps) {
  const art = <TrailerArt {...DRAWINGS[tab]} isTaken={isFiltered} />;
  if (isFiltered) {
    return (
      <EmptyState
        art={art}
        title={<FormattedMessage id="bookings.none" />}
        actions={
          <Button tone="ink" onClick={onClear}>
            <FormattedMessage id="bookings.clear" />
          </Button>
        }
      >
        <FormattedMessage id="bookings.none.text" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      art={art}
      title={<FormattedMessage id={`bookings.empty.${tab}`} />}
      actions={
        <LinkButton to="/trailers" tone={tab === 'waiting' ? 'outline' : 'signal'}>
          <FormattedMessage id="bookings.toTrailers" />
        </LinkButton>
      }
    >
      <FormattedMessage id={`bookings.empty.${tab}.text`} />
    </EmptyState>
  );
}
