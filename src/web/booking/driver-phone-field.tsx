import { FormattedMessage } from '#i18n/intl.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type DriverPhoneFieldProps = { readonly value: string; readonly onChange: (value: string) => void };

/** Whom the depot calls. The server understands a number as it is written at home. */
export const DriverPhoneField = ({ value, onChange }: DriverPhoneFieldProps) => (
  <TextField
    name="driverPhone"
    type="tel"
    label={<FormattedMessage id="booking.driver.phone" />}
    description={<FormattedMessage id="booking.driver.phone.hint" />}
    value={value}
    onChange={onChange}
    maxLength={40}
    autoComplete="off"
  />
);
