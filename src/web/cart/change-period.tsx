import { type CalendarDate, parseDate, today } from '@internationalized/date';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { toBusyDays } from '#web/trailer/page/busy-days.ts';
import { countDays } from '#web/trailer/results/count-days.ts';
import { TimeSelect } from '#web/trailer/results/time-select.tsx';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { PeriodPicker } from '#web/ui/period-picker.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { useLastRentalDay } from '#web/use-last-rental-day.ts';
import { useCartWriter } from './cart-writer.tsx';
import type { CartLineView } from './describe-cart.server.ts';
import { OfferNotice } from './offer-notice.tsx';
import { useOffer, type WallPeriod } from './use-offer.ts';

type ChangePeriodProps = {
  readonly line: CartLineView;
  /** Where the calendar opens, by the clock of the depot. */
  readonly start: WallPeriod;
  readonly onClose: () => void;
};

const NO_DAYS: ReturnType<typeof toBusyDays> = {};

/** A date alone lasts from the first opening to the last closing. */
const at = (date: string, time: string): string => (time === '' ? date : `${date}T${time}`);

/** Another period for a line of the cart; says at once whether it can be had, and what it costs. */
export default function ChangePeriod({ line, start, onClose }: ChangePeriodProps) {
  const { intl, format } = useWords();
  const { write } = useCartWriter();
  const [period, setPeriod] = useState<WallPeriod>(start);
  const [started, setStarted] = useState<CalendarDate | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const busy = useBusyDays(line.trailerId);
  const offer = useOffer(line.trailerId, period);
  const { timeZone } = line.period;
  const now = today(timeZone);
  const lastDay = useLastRentalDay();
  const day = (end: keyof WallPeriod) => parseDate(period[end].slice(0, 10));
  const time = (end: keyof WallPeriod) => period[end].slice(11, 16);
  const text = (end: keyof WallPeriod) => wallTimeText(format, period[end]);
  const wanted = !started && offer.kind === 'answered' && offer.trailer.free ? offer.trailer.period : undefined;

  const save = async () => {
    if (!wanted) return;
    setIsSaving(true);
    const { from, to } = wanted;
    const saved = await write((ifMatch) =>
      api.patch('/api/cart/items/{id}', { params: { id: line.id }, body: { from, to, asked: period }, ifMatch }),
    );
    setIsSaving(false);
    if (saved) onClose();
  };

  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage id="cart.changePeriod" />}>
      <p className="mb-4 flex flex-wrap items-center gap-2.5">
        <Plate number={line.plate} country={line.country} />
        <span className="font-condensed text-sm text-asphalt-600">{line.number}</span>
        <span className="min-w-0 font-semibold">{line.name}</span>
      </p>
      <PeriodPicker
        label={intl.formatMessage({ id: 'cart.changePeriod' })}
        timeZone={timeZone}
        value={{ start: day('from'), end: day('to') }}
        started={started}
        onStart={setStarted}
        onChange={(range) =>
          setPeriod({ from: at(range.start.toString(), time('from')), to: at(range.end.toString(), time('to')) })
        }
        minValue={now}
        maxValue={parseDate(lastDay)}
        defaultFocusedValue={day('from')}
        markOf={(date) => (date.toString() in busy ? 'taken' : undefined)}
        start={started ? wallTimeText(format, at(started.toString(), time('from'))) : text('from')}
        end={started ? <FormattedMessage id="ui.chooseReturn" /> : text('to')}
        days={!started && <FormattedMessage id="ui.days" values={{ days: countDays(period.from, period.to) }} />}
        times={
          <>
            <div className="mt-4 grid grid-cols-2 gap-3">
              {(['from', 'to'] as const).map((end) => (
                <TimeSelect
                  key={end}
                  label={intl.formatMessage({ id: end === 'from' ? 'word.pickUpTime' : 'word.returnTime' })}
                  open={intl.formatMessage({ id: end === 'from' ? 'word.fromOpening' : 'word.untilClosing' })}
                  value={time(end)}
                  onChange={(chosen) => setPeriod({ ...period, [end]: at(period[end].slice(0, 10), chosen) })}
                />
              ))}
            </div>
            {!started && (
              <div className="mt-4">
                <OfferNotice offer={offer} wish={period} onMove={setPeriod} />
              </div>
            )}
          </>
        }
        actions={
          <>
            <Button tone="quiet" size="s" onClick={onClose}>
              <FormattedMessage id="ui.cancel" />
            </Button>
            <Button tone="signal" size="s" disabled={!wanted} isPending={isSaving} onClick={() => void save()}>
              <FormattedMessage id="ui.apply" />
            </Button>
          </>
        }
      />
    </Drawer>
  );
}

/** The calendar is a help: without it the days have no marks, and the answer to each period still says what is taken. */
function useBusyDays(trailerId: string): typeof NO_DAYS {
  const { current } = useQuestion(trailerId, async (signal) => {
    const from = new Date();
    const to = new Date(from);
    to.setMonth(to.getMonth() + 12);
    const query = { from: from.toISOString(), to: to.toISOString() };
    return toBusyDays(await api.get('/api/trailers/{id}/calendar', { params: { id: trailerId }, query, signal }));
  });
  return current ?? NO_DAYS;
}
