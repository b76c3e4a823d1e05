import { FormattedMessage } from '#i18n/intl.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { StickyBar } from '#web/ui/page-body.tsx';
import { Price } from '#web/ui/price.tsx';
import { CartAction } from './cart-action.tsx';
import type { TrailerData } from './load-trailer.server.ts';
import type { Rental } from './use-rental.ts';

/** On phones the amount and the next step stay at the bottom. */
export function PhoneBar({ data, rental }: { readonly data: TrailerData; readonly rental: Rental }) {
  const format = useFormat();
  const { shown, summary } = rental;
  const hasAmount = data.availability === null && shown && summary;
  return (
    <StickyBar>
      <div className="flex items-center justify-between gap-4">
        {hasAmount && (
          <div className="min-w-0">
            <Price
              size="s"
              align="start"
              amount={summary.extras.length === 0 ? shown.total : format.money(summary.net)}
            />
            <p className="mt-0.5 text-xs text-asphalt-600">
              <FormattedMessage id="trailer.bar" values={{ days: shown.days, extras: rental.extraCount }} />
            </p>
          </div>
        )}
        <CartAction {...data} {...rental} onChoose={rental.choose} size="m" isFullWidth={!hasAmount} />
      </div>
    </StickyBar>
  );
}
