import { FormattedMessage } from '#i18n/intl.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import type { TrailerData } from './load-trailer.server.ts';
import type { Rental } from './use-rental.ts';

type QuantityFieldProps = { readonly data: TrailerData; readonly rental: Rental };

/** How many of the kind are wanted, where more than one is free at the depot. */
export function QuantityField({ data: { freeOfKind, isInCart }, rental }: QuantityFieldProps) {
  if (freeOfKind < 2 || isInCart || rental.cart.isAdded) return null;
  return (
    <div className="mt-5">
      <NumberField
        label={<FormattedMessage id="toCart.quantity" />}
        description={<FormattedMessage id="toCart.quantity.text" values={{ count: freeOfKind }} />}
        value={rental.quantity}
        onChange={(quantity) => rental.chooseQuantity(Number.isNaN(quantity) ? 1 : quantity)}
        minValue={1}
        maxValue={freeOfKind}
      />
    </div>
  );
}
