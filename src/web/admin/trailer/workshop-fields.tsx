import { getLocalTimeZone, parseDateTime, Time, toCalendarDateTime, today } from '@internationalized/date';
import { FormattedMessage } from '#i18n/intl.tsx';
import { fieldText } from '#web/form/field-text.ts';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { WorkshopView } from './load-trailer.server.ts';

export const readWorkshop = (fields: FormData) => ({
  from: fieldText(fields, 'from').slice(0, 16),
  to: fieldText(fields, 'to').slice(0, 16),
  note: fieldText(fields, 'note'),
});

/** Fields for a time need one to begin with; it is shown, not sent. */
const firstShown = (hour: number) => toCalendarDateTime(today(getLocalTimeZone()), new Time(hour));

/** When a trailer is in the workshop, and for what. */
export const WorkshopFields = ({
  stay,
}: {
  readonly stay: Pick<WorkshopView, 'localFrom' | 'localTo' | 'note'> | undefined;
}) => (
  <>
    <DatePicker
      name="from"
      granularity="minute"
      placeholderValue={firstShown(8)}
      label={<FormattedMessage id="word.from" />}
      {...(stay && { defaultValue: parseDateTime(stay.localFrom) })}
    />
    <DatePicker
      name="to"
      granularity="minute"
      placeholderValue={firstShown(17)}
      label={<FormattedMessage id="adminTrailer.workshop.to" />}
      {...(stay && { defaultValue: parseDateTime(stay.localTo) })}
    />
    <TextField
      name="note"
      label={<FormattedMessage id="word.note" />}
      aside={<FormattedMessage id="word.optional" />}
      maxLength={200}
      defaultValue={stay?.note ?? ''}
    />
  </>
);
