import { StickyBar } from '#web/ui/page-body.tsx';
import { ActButton } from './act-buttons.tsx';
import type { BookingData } from './load-booking.server.ts';
import { planActions } from './plan-actions.ts';

/** On phones the next step stays at the bottom. */
export function BookingBar({ booking }: { readonly booking: BookingData }) {
  const { primary, beside } = planActions(booking);
  if (!primary) return null;
  return (
    <StickyBar>
      <div className="flex gap-3 *:min-w-0 *:flex-1 *:shrink">
        {beside.map((act) => (
          <ActButton key={act} act={act} booking={booking} className="px-3!" />
        ))}
        <ActButton act={primary} booking={booking} tone="signal" className="px-3!" />
      </div>
    </StickyBar>
  );
}
