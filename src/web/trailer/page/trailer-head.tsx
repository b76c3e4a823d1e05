import { FormattedMessage } from '#i18n/intl.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Plate } from '#web/ui/plate.tsx';
import type { TrailerData } from './load-trailer.server.ts';

type TrailerHeadProps = Pick<
  TrailerData,
  'name' | 'plate' | 'country' | 'number' | 'make' | 'model' | 'availability' | 'snapped' | 'period' | 'isInCart'
>;

export function TrailerHead({ name, plate, country, number, make, model, ...state }: TrailerHeadProps) {
  const { availability, snapped, period, isInCart } = state;
  return (
    <header>
      <h1 className="text-h1">{name}</h1>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Plate number={plate} country={country} />
        <span className="font-condensed text-body-s text-asphalt-600">
          {number} · {make} {model}
        </span>
        {availability === null ? (
          <Badge tone="free" mark="dot">
            {snapped ? (
              <FormattedMessage id="trailer.freeBetween" values={{ from: period.fromText, to: period.toText }} />
            ) : (
              <FormattedMessage id="trailer.freeInPeriod" />
            )}
          </Badge>
        ) : (
          <Badge tone="taken" mark="square">
            {availability.short}
          </Badge>
        )}
        {isInCart && (
          <Badge tone="ink">
            <FormattedMessage id="toCart.inCart" />
          </Badge>
        )}
      </div>
    </header>
  );
}
