import { FormattedMessage } from '#i18n/intl.tsx';
import { EuroField } from '#web/form/euro-field.tsx';

interface FeeFieldProps {
  readonly cents: number | null;
  /** What the rule asks for. */
  readonly most: string;
  readonly mostCents: number;
  readonly onChange: (cents: number | null) => void;
}

/** What is asked for, up to what the rule asks for. */
export const FeeField = ({ cents, most, mostCents, onChange }: FeeFieldProps) => (
  <EuroField
    name="feeCents"
    label={<FormattedMessage id="adminBooking.fee.amount" />}
    description={
      <FormattedMessage
        id={cents !== null && cents > mostCents ? 'adminBooking.fee.tooMuch' : 'adminBooking.fee.limit'}
        values={{ amount: most }}
      />
    }
    value={cents}
    onChange={onChange}
  />
);
