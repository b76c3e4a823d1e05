import { StickyBar } from '#web/ui/page-body.tsx';
import { ActButton, MoreActs } from './act-buttons.tsx';
import type { BookingData } from './load-booking.server.ts';
import { planActions } from './plan-actions.ts';

/** Buttons share the width and break their words before they leave it. */
const SHARED = 'min-w-0 flex-1 shrink! px-3!';

/** On phones the next step stays at the bottom. */
export function BookingBar({ booking }: { readonly booking: BookingData }) {
  const { primary, beside, more } = planActions(booking);
  if (!primary && more.length === 0) return null;
  // Three dots alone would be an empty bar.
  const hidesMore = primary !== undefined || beside.length > 0;
  return (
    <StickyBar>
      <div className="flex gap-2">
        {hidesMore && <MoreActs booking={booking} size="m" />}
        {(hidesMore ? beside : more).map((act) => (
          <ActButton key={act} act={act} booking={booking} className={SHARED} />
        ))}
        {primary && <ActButton act={primary} booking={booking} tone="signal" className={SHARED} />}
      </div>
    </StickyBar>
  );
}
