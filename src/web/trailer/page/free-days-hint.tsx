import { FormattedMessage } from '#i18n/intl.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import type { TrailerData } from './load-trailer.server.ts';
import type { WallPeriod } from './wall-period.ts';

type FreeDaysHintProps = {
  readonly freeDays: NonNullable<NonNullable<TrailerData['price']>['freeDays']>;
  readonly onChoose: (period: WallPeriod) => void;
  readonly className?: string;
};

/** More days at the same price, and one click to take them. */
export function FreeDaysHint({ freeDays, onChoose, className = '' }: FreeDaysHintProps) {
  const bold = (words: React.ReactNode) => <b className="font-bold">{words}</b>;
  return (
    <p
      className={`flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-free-soft px-3.5 py-2 text-body-s text-free ${className}`}
    >
      <span>
        <FormattedMessage id="trailer.freeDays" values={{ until: freeDays.until, b: bold }} />
      </span>
      <LinkAction onClick={() => onChoose(freeDays.period)}>
        <FormattedMessage id="trailer.freeDays.add" values={{ days: freeDays.more }} />
      </LinkAction>
    </p>
  );
}
