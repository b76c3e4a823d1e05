import { Undo2 } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOpenAct } from './booking-acts.tsx';

type SelectionBarProps = { readonly chosen: readonly string[]; readonly onClear: () => void };

/** What can be done with all that are ticked; stays at the bottom of the screen. */
export function SelectionBar({ chosen, onClear }: SelectionBarProps) {
  const open = useOpenAct();
  if (chosen.length === 0) return null;
  return (
    <>
      <div aria-hidden="true" className="h-24" />
      <div
        role="status"
        className="safe-bottom fixed inset-x-0 bottom-(--consent) z-30 border-t border-line bg-sheet shadow-up"
      >
        <div className="mx-auto flex max-w-content flex-wrap items-center justify-end gap-3 px-4 py-3 md:px-6">
          <span className="me-auto font-semibold">
            <FormattedMessage id="bookings.selected" values={{ count: chosen.length }} />
          </span>
          <Button tone="quiet" size="s" onClick={onClear}>
            <FormattedMessage id="chosen.clear" />
          </Button>
          <Button tone="signal" size="s" onClick={() => open({ act: 'announceReturn', bookingIds: chosen })}>
            <Undo2 aria-hidden="true" className="size-5" />
            <FormattedMessage id="booking.act.announceReturn" />
          </Button>
        </div>
      </div>
    </>
  );
}
