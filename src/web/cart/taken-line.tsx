import { Equal } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { LinkAction, TextLink } from '#web/ui/text-link.tsx';
import type { TakenView, TwinView } from './describe-taken.ts';

type TakenLineProps = {
  readonly taken: TakenView;
  readonly isBusy: boolean;
  readonly onReplace: (twin: TwinView) => unknown;
  /** Opens the calendar at the next chance. */
  readonly onMove?: (period: { readonly from: string; readonly to: string }) => void;
};

/** Taken is never a dead end: when it is free again, and which trailers of the same kind are free now. */
export function TakenLine({ taken, isBusy, onReplace, onMove }: TakenLineProps) {
  const { text, nextFree, twins, isAboutPeriod } = taken;
  return (
    <div data-missing className="mt-4 rounded-control bg-taken-soft p-4">
      <Badge tone="danger" mark="square">
        <FormattedMessage id="cart.taken" />
      </Badge>
      <p className="mt-2 text-body-s">{text}</p>
      {nextFree && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-body-s">
          <span>
            <FormattedMessage id="word.freeFrom" /> <b className="font-condensed text-xl font-bold">{nextFree.text}</b>
          </span>
          {onMove && (
            <LinkAction onClick={() => onMove(nextFree.period)}>
              <FormattedMessage id="cart.movePeriod" />
            </LinkAction>
          )}
        </p>
      )}
      {twins.length > 0 && (
        <ul className="mt-3 divide-y divide-free-line/40 overflow-hidden rounded-control bg-free-soft">
          {twins.map((twin) => (
            <Twin key={twin.trailerId} twin={twin} isBusy={isBusy} onReplace={onReplace} />
          ))}
        </ul>
      )}
      {twins.length === 0 && !isAboutPeriod && (
        <p className="mt-2 text-body-s">
          <FormattedMessage id="cart.noTwin" />{' '}
          <TextLink to="/trailers">
            <FormattedMessage id="cart.search" />
          </TextLink>
        </p>
      )}
    </div>
  );
}

function Twin({ twin, isBusy, onReplace }: Pick<TakenLineProps, 'isBusy' | 'onReplace'> & { readonly twin: TwinView }) {
  const { number, plate, country, place, price, when } = twin;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 py-3">
      <span className="min-w-56 flex-1 text-body-s">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Equal aria-hidden="true" className="size-4.5 text-free" />
          <Plate number={plate} country={country} size="s" />
          <b className="font-bold">{number}</b>
          {price !== null && (
            <span className="font-semibold whitespace-nowrap">
              <FormattedMessage id="word.netAmount" values={{ amount: price }} />
            </span>
          )}
        </span>
        <span className="mt-1 block text-asphalt-700">
          {place}
          {when !== null && <span className="block">{when}</span>}
        </span>
      </span>
      <Button tone="ink" size="s" isPending={isBusy} onClick={() => onReplace(twin)}>
        <FormattedMessage id="cart.replace" />
      </Button>
    </li>
  );
}
