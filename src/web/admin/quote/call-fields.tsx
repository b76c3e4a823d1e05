import { FormattedMessage } from '#i18n/intl.tsx';
import { fieldText } from '#web/form/field-text.ts';
import { TextField } from '#web/ui/text-field.tsx';

/** Who is on the line, and what the customer's books and the yard are to know. */
export const CallFields = () => (
  <>
    <TextField name="caller" maxLength={100} label={<FormattedMessage id="adminQuote.caller" />} />
    <TextField name="callerPhone" type="tel" maxLength={40} label={<FormattedMessage id="word.field.phone" />} />
    <TextField name="poNumber" maxLength={50} label={<FormattedMessage id="word.poNumber" />} />
    <TextField name="note" maxLength={500} label={<FormattedMessage id="word.note" />} />
  </>
);

export const readCall = (fields: FormData) => ({
  caller: fieldText(fields, 'caller'),
  callerPhone: fieldText(fields, 'callerPhone'),
  poNumber: fieldText(fields, 'poNumber'),
  note: fieldText(fields, 'note'),
});
