import { Group } from 'react-aria-components/Group';
import { Input, TextField } from 'react-aria-components/TextField';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useHundredths } from '#web/form/use-hundredths.ts';
import { useNotation } from '#web/form/use-notation.ts';
import { FIELD, FIELD_INPUT, fieldBox, FieldErrorLine } from '#web/ui/field.tsx';

interface AmountFieldProps {
  readonly label: string;
  /** `NaN`: what was entered is no amount. */
  readonly cents: number;
  readonly mostCents: number;
  readonly onChange: (cents: number) => void;
}

/** A share in euros, in a row that names what it is for. */
export function AmountField({ label, cents, mostCents, onChange }: AmountFieldProps) {
  const text = useNotation({ notation: useHundredths(), value: cents, onChange: (read) => onChange(read ?? 0) });
  const complaint = Number.isNaN(cents)
    ? 'decimal'
    : cents < 0
      ? 'too-small'
      : cents > mostCents
        ? 'too-big'
        : undefined;
  return (
    <TextField
      aria-label={label}
      {...text}
      isInvalid={complaint !== undefined}
      inputMode="decimal"
      autoComplete="off"
      className={`${FIELD} w-36 shrink-0`}
    >
      <Group className={fieldBox()}>
        <Input className={`${FIELD_INPUT} text-end tabular-nums`} />
      </Group>
      {complaint !== undefined && (
        <FieldErrorLine errorMessage={<FormattedMessage id={`error.field.${complaint}`} />} />
      )}
    </TextField>
  );
}
