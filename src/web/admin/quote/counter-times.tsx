import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { CounterPrice } from '#contract/admin-quote.ts';
import { fromWallTime, localDate, toWallTime } from '#domain/time/wall-clock.ts';
import { HandoverField } from '#web/booking/handover-field.tsx';
import { moveFrom } from '#web/booking/rebook-draft.ts';
import { useOpenings } from '#web/booking/use-openings.ts';
import { useLastRentalDay } from '#web/use-last-rental-day.ts';
import type { Errand, ErrandLine } from './use-errand.ts';

type CounterTimesProps = {
  readonly line: CounterPrice['lines'][number];
  readonly wanted: ErrandLine;
  readonly onMove: Errand['move'];
};

/** Day and hour of one trailer: a search knows only days, a caller says when the driver comes. */
export function CounterTimes({ line, wanted, onMove }: CounterTimesProps) {
  const { depot, returnDepot, period } = line;
  const { timeZone } = period;
  const returnZone = returnDepot?.timeZone ?? timeZone;
  const openings = useOpenings(depot.id);
  const returnOpenings = useOpenings((returnDepot ?? depot).id);
  const lastDay = useLastRentalDay();
  const [today] = useState(() => localDate(new Date(), timeZone));
  const now = { ...period, localFrom: toWallTime(wanted.from, timeZone), localTo: toWallTime(wanted.to, returnZone) };
  const move = ({ from = now.localFrom, to = now.localTo }) =>
    onMove(wanted.trailerId, { from: fromWallTime(from, timeZone), to: fromWallTime(to, returnZone) });
  return (
    <div className="grid gap-y-3 pb-2">
      <HandoverField
        label={<FormattedMessage id="word.handover.pickUp" />}
        value={now.localFrom}
        onChange={(from) => move(moveFrom({}, from, { period: now }))}
        openings={openings}
        firstDay={today}
        lastDay={lastDay}
      />
      <HandoverField
        label={<FormattedMessage id="word.handover.return" />}
        value={now.localTo}
        onChange={(to) => move({ to })}
        openings={returnOpenings}
        firstDay={now.localFrom.slice(0, 10)}
        lastDay={lastDay}
      />
    </div>
  );
}
