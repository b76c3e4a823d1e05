import { ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Price } from '#web/ui/price.tsx';

type OrderBarProps = {
  readonly gross: string;
  readonly action: ReactNode;
  /** Why it does not lead on yet. */
  readonly notes?: ReactNode;
  /** The time that is left, beside the amount. */
  readonly aside?: ReactNode;
  /** The summary, in a drawer. */
  readonly children: ReactNode;
};

/** Where the side column has no room, amount and next step stay at the bottom, and the whole order opens from there. */
export function OrderBar({ gross, action, notes, aside, children }: OrderBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="xl:hidden">
      <div
        data-bottom-bar="order"
        className="safe-bottom fixed inset-x-0 bottom-(--consent) z-30 bg-sheet pt-2 shadow-up"
      >
        <div className="mx-auto flex max-w-content flex-col gap-2 px-4 md:flex-row md:items-center md:gap-6 md:px-6">
          <button
            type="button"
            onClick={() => setIsOpen(true)}
            className="flex min-h-11 grow items-center gap-2.5 rounded-control text-start text-body-s"
          >
            <ChevronUp aria-hidden="true" className="size-4.5" />
            <span className="min-w-0 grow">
              <FormattedMessage id="cart.showOrder" />
              {aside}
            </span>
            <span className="flex items-baseline gap-1.5">
              <Price amount={gross} size="s" />
              <span className="text-sm text-asphalt-600">
                <FormattedMessage id="cart.grossShort" />
              </span>
            </span>
          </button>
          <div className="md:w-80">
            <div className="mb-2 text-center text-sm text-balance empty:hidden">{notes}</div>
            {action}
          </div>
        </div>
      </div>
      <Drawer isOpen={isOpen} onOpenChange={setIsOpen} title={<FormattedMessage id="word.yourOrder" />}>
        <div className="-mx-4 md:-mx-7">{children}</div>
      </Drawer>
    </div>
  );
}
