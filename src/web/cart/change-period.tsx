import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { toBusyDays } from '#web/trailer/page/busy-days.ts';
import { Drawer } from '#web/ui/dialog.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { useCartWriter } from './cart-writer.tsx';
import type { CartLineView } from './describe-cart.server.ts';
import { OfferNotice } from './offer-notice.tsx';
import { useOffer, type WallPeriod } from './use-offer.ts';
import { WallPeriodPicker } from './wall-period-picker.tsx';

type ChangePeriodProps = {
  readonly line: CartLineView;
  /** Where the calendar opens, by the clock of the depot. */
  readonly start: WallPeriod;
  readonly onClose: () => void;
};

const NO_DAYS: ReturnType<typeof toBusyDays> = {};

/** Another period for a line of the cart; says at once whether it can be had, and what it costs. */
export default function ChangePeriod({ line, start, onClose }: ChangePeriodProps) {
  const intl = useIntl();
  const { write } = useCartWriter();
  const [period, setPeriod] = useState<WallPeriod>(start);
  const [isSaving, setIsSaving] = useState(false);
  const busy = useBusyDays(line.trailerId);
  const offer = useOffer(line.trailerId, period, line.returnDepot?.id);
  const wanted = offer.kind === 'answered' && offer.trailer.free ? offer.trailer.period : undefined;

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
      <WallPeriodPicker
        label={intl.formatMessage({ id: 'cart.changePeriod' })}
        timeZone={line.period.timeZone}
        period={period}
        onChange={setPeriod}
        isTaken={(date) => date in busy}
        canApply={wanted !== undefined}
        isSaving={isSaving}
        onApply={() => void save()}
        onCancel={onClose}
      >
        <OfferNotice offer={offer} wish={period} onMove={setPeriod} />
      </WallPeriodPicker>
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
