import { FormattedMessage } from 'react-intl';
import { Badge } from '#web/ui/badge.tsx';
import { Plate } from '#web/ui/plate.tsx';
import type { TrailerData } from './load-trailer.server.ts';

type TrailerHeadProps = Pick<TrailerData, 'name' | 'plate' | 'country' | 'number' | 'make' | 'model' | 'availability'>;

export function TrailerHead({ name, plate, country, number, make, model, availability }: TrailerHeadProps) {
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
            <FormattedMessage id="trailer.freeInPeriod" />
          </Badge>
        ) : (
          <Badge tone="taken" mark="square">
            <FormattedMessage id="trailer.notFreeInPeriod" />
          </Badge>
        )}
      </div>
    </header>
  );
}
