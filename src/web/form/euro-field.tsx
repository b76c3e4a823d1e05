import type { ReactNode } from 'react';
import { NumberField } from '#web/ui/number-field.tsx';

interface EuroFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly aside?: ReactNode;
  readonly description: ReactNode;
  /** Null: no amount. */
  readonly value: number | null;
  readonly onChange: (cents: number | null) => void;
  readonly maxCents: number;
}

/** Cents that are shown and entered as euros. */
export function EuroField({ value, onChange, maxCents, ...props }: EuroFieldProps) {
  return (
    <NumberField
      {...props}
      value={value === null ? Number.NaN : value / 100}
      onChange={(euros) => onChange(Number.isNaN(euros) ? null : Math.round(euros * 100))}
      minValue={0}
      maxValue={maxCents / 100}
      step={100}
      formatOptions={{ style: 'currency', currency: 'EUR', minimumFractionDigits: 0 }}
    />
  );
}
