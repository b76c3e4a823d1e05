import { FormattedMessage } from '#i18n/intl.tsx';
import type { RebookingPreview } from '#contract/rebooking.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useLastRentalDay } from '#web/use-last-rental-day.ts';
import type { BookingRowView } from './describe-row.server.ts';
import { DriverPhoneField } from './driver-phone-field.tsx';
import { HandoverField } from './handover-field.tsx';
import { moveFrom, phoneOf, type RebookDraft } from './rebook-draft.ts';
import { RebookRefused } from './rebook-refused.tsx';
import { RebookServices } from './rebook-services.tsx';
import { useOpenings } from './use-openings.ts';

type RebookFormProps = {
  readonly booking: BookingRowView;
  readonly draft: RebookDraft;
  readonly preview: RebookingPreview | undefined;
  readonly now: Date;
  readonly onChange: (draft: RebookDraft) => void;
};

/** The fields of a booking that can be others until its pick-up. */
export function RebookForm({ booking, draft, preview, now, onChange }: RebookFormProps) {
  const openings = useOpenings(booking.depotId);
  const lastDay = useLastRentalDay();
  const { period } = booking;
  const from = draft.from ?? period.localFrom;
  const chosen = draft.services ?? preview?.services.map(({ key }) => key) ?? [];
  const say = (field: keyof RebookDraft) => (value: string) => onChange({ ...draft, [field]: value });
  return (
    <>
      <div className="grid gap-y-3">
        <HandoverField
          label={<FormattedMessage id="word.handover.pickUp" />}
          value={from}
          onChange={(wallTime) => onChange(moveFrom(draft, wallTime, booking))}
          openings={openings}
          firstDay={localDate(now, period.timeZone)}
          lastDay={lastDay}
        />
        <HandoverField
          label={<FormattedMessage id="word.handover.return" />}
          value={draft.to ?? period.localTo}
          onChange={say('to')}
          openings={openings}
          firstDay={from.slice(0, 10)}
          lastDay={lastDay}
        />
      </div>
      {preview && !preview.possible && <RebookRefused preview={preview} trailerNumber={booking.trailerNumber} />}
      {preview && (
        <RebookServices
          offers={preview.offers}
          chosen={chosen}
          onChoose={(services) => onChange({ ...draft, services })}
        />
      )}
      <fieldset className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <legend className="sr-only">
          <FormattedMessage id="booking.rebook.driver" />
        </legend>
        <TextField
          name="driverName"
          label={<FormattedMessage id="word.driver" />}
          description={<FormattedMessage id="booking.driver.hint" />}
          value={draft.driver ?? booking.driver}
          onChange={say('driver')}
          maxLength={120}
          autoComplete="off"
        />
        <DriverPhoneField value={phoneOf(draft, booking)} onChange={say('driverPhone')} />
        <TextField
          name="poNumber"
          label={<FormattedMessage id="word.poNumber" />}
          aside={<FormattedMessage id="word.optional" />}
          value={draft.poNumber ?? booking.poNumber}
          onChange={say('poNumber')}
          maxLength={50}
        />
        <TextField
          name="costCentre"
          label={<FormattedMessage id="word.costCentre" />}
          aside={<FormattedMessage id="word.optional" />}
          value={draft.costCentre ?? booking.costCentre}
          onChange={say('costCentre')}
          maxLength={50}
        />
        <p className="text-sm text-asphalt-600 sm:col-span-2">
          <FormattedMessage id="booking.rebook.books" values={{ number: booking.orderNumber }} />
        </p>
      </fieldset>
    </>
  );
}
