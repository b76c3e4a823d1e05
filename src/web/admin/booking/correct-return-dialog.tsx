import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { ReturnPlaceField } from '#web/booking/return-place-field.tsx';
import { useReturnPlace } from '#web/booking/use-return-place.ts';
import { ReasonedDialog } from '../frame/reasoned-dialog.tsx';
import { type BookingDrawerProps, useBookingAct } from './use-booking-act.ts';

/** Says where a trailer that is back really is, with what that costs. */
export function CorrectReturnDialog({ booking, isOpen, onClose }: BookingDrawerProps) {
  const { id, version, number, company } = booking;
  const { act, isPending } = useBookingAct();
  const place = useReturnPlace(id, isOpen);
  const { depotId } = place;
  return (
    <ReasonedDialog
      action="correctReturn"
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="adminBooking.correctReturn.title" values={{ number }} />}
      confirmLabel={<FormattedMessage id="adminBooking.correctReturn" />}
      isPossible={depotId !== undefined && place.place !== undefined}
      isPending={isPending}
      onConfirm={(reason) =>
        void act(
          () =>
            api.post('/api/admin/bookings/{id}/correct-return', {
              params: { id },
              ifMatch: version,
              body: { depotId: depotId ?? '', reason },
            }),
          { done: 'adminBooking.correctReturn.done', onDone: onClose },
        )
      }
    >
      <FormattedMessage id="adminBooking.correctReturn.text" values={{ company: company.name }} />
      <div className="my-5">
        <ReturnPlaceField choice={place} />
      </div>
    </ReasonedDialog>
  );
}
