import { Group, Input, NumberField } from 'react-aria-components/NumberField';
import { FIELD_INPUT, fieldBox } from '#web/ui/field.tsx';

interface AmountFieldProps {
  readonly label: string;
  readonly cents: number;
  readonly mostCents: number;
  readonly onChange: (cents: number) => void;
}

/** A share in euros, in a row that names what it is for. */
export const AmountField = ({ label, cents, mostCents, onChange }: AmountFieldProps) => (
  <NumberField
    aria-label={label}
    value={cents / 100}
    onChange={(euros) => onChange(Number.isNaN(euros) ? 0 : Math.round(euros * 100))}
    minValue={0}
    maxValue={mostCents / 100}
    step={0.01}
    formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
    className="w-36 shrink-0"
  >
    <Group className={fieldBox()}>
      <Input className={`${FIELD_INPUT} text-end tabular-nums`} />
    </Group>
  </NumberField>
);
