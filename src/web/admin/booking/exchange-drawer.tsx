import { type CalendarDateTime, parseDateTime } from '@internationalized/date';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { ExchangeOffer } from '#contract/admin-exchange.ts';
import { OLD_TRAILER_FATES, type OldTrailerFate } from '#domain/booking/exchange.ts';
import { ConflictNotice } from '#web/booking/conflict-notice.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { ReasonFields } from '../frame/reason-fields.tsx';
import { useReason } from '../frame/use-reason.ts';
import { type BookingDrawerProps, useBookingAct } from './use-booking-act.ts';

/** Another trailer for one that is out: equal ones first, then better ones, each with the way to it. */
export function ExchangeDrawer({ booking, isOpen, onClose }: BookingDrawerProps) {
  const { formatMessage } = useIntl();
  const { id, version, trailer, period } = booking;
  const { act, isPending, conflict } = useBookingAct();
  const { draft, reason } = useReason('exchangeTrailer');
  const { answer } = useQuestion(
    isOpen ? id : undefined,
    (signal) => api.get('/api/admin/bookings/{id}/exchange', { params: { id }, signal }),
    ({ messageKey }) => toast.error(messageKey),
  );
  const [chosen, setChosen] = useState('');
  const [fate, setFate] = useState<OldTrailerFate>('depot');
  const [until, setUntil] = useState(period.localTo);
  const trailerId = chosen === '' ? (answer?.items[0]?.id ?? '') : chosen;
  const exchange = async () => {
    if (reason === undefined) return;
    const body = { trailerId, fate, until, reason };
    await act(() => api.post('/api/admin/bookings/{id}/exchange', { params: { id }, ifMatch: version, body }), {
      done: 'adminBooking.exchange.done',
      onDone: onClose,
    });
  };
  const chooseUntil = (value: CalendarDateTime | null) => {
    if (value !== null) setUntil(value.toString().slice(0, 16));
  };
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBooking.exchange.title" values={{ trailer: trailer.number }} />}
      note={<FormattedMessage id="adminBooking.exchange.text" values={{ company: booking.company.name }} />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            tone="signal"
            disabled={trailerId === '' || reason === undefined}
            isPending={isPending}
            onClick={() => void exchange()}
          >
            <FormattedMessage id="adminBooking.exchange.confirm" />
          </Button>
        </>
      }
    >
      <ConflictNotice conflict={conflict} timeZone={period.timeZone} />
      {answer === undefined && <Spinner className="mx-auto my-8 size-6" />}
      {answer?.items.length === 0 && (
        <p className="text-asphalt-600">
          <FormattedMessage id="adminBooking.exchange.none" />
        </p>
      )}
      {answer !== undefined && answer.items.length > 0 && (
        <RadioGroup
          look="cards"
          label={
            <FormattedMessage
              id={answer.isLocated ? 'adminBooking.exchange.fromPosition' : 'adminBooking.exchange.fromDepot'}
            />
          }
          value={trailerId}
          onChange={setChosen}
          options={answer.items.map((offer) => ({
            value: offer.id,
            label: <OfferName offer={offer} />,
            description: <OfferNote offer={offer} />,
          }))}
        />
      )}
      <div className="mt-5 grid gap-4">
        <RadioGroup
          label={<FormattedMessage id="adminBooking.exchange.fate" values={{ trailer: trailer.number }} />}
          value={fate}
          onChange={(value) => setFate(OLD_TRAILER_FATES.find((known) => known === value) ?? 'depot')}
          options={OLD_TRAILER_FATES.map((value) => ({
            value,
            label: formatMessage({ id: `adminBooking.exchange.fate.${value}` }),
          }))}
        />
        <DatePicker
          label={<FormattedMessage id={`adminBooking.exchange.until.${fate}`} />}
          granularity="minute"
          value={parseDateTime(until)}
          onChange={chooseUntil}
        />
      </div>
      <ReasonFields draft={draft} />
    </Drawer>
  );
}

const OfferName = ({ offer: { number, plate, country } }: { readonly offer: ExchangeOffer }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {number}
    <Plate number={plate} country={country} size="s" />
  </span>
);

const OfferNote = ({ offer: { make, model, city, distanceKm, rank } }: { readonly offer: ExchangeOffer }) => (
  <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
    {make} {model}
    <span>
      <FormattedMessage id="adminBooking.exchange.way" values={{ city, km: distanceKm }} />
    </span>
    <WordBadge tone={rank === 'equal' ? 'free' : 'warn'} word={`adminBooking.exchange.${rank}`} />
  </span>
);
