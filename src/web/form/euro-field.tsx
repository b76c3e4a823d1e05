import type { ReactNode } from 'react';
import { NotationField } from './notation-field.tsx';
import { useHundredths } from './use-hundredths.ts';

interface EuroFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly aside?: ReactNode;
  readonly description?: ReactNode;
  /** Null: no amount. */
  readonly value: number | null;
  /** `NaN`: something that is no amount; schemas refuse it with words of their own. */
  readonly onChange: (cents: number | null) => void;
}

/** Cents that are shown and entered as euros. */
export const EuroField = (props: EuroFieldProps) => (
  <NotationField
    {...props}
    notation={useHundredths()}
    inputMode="decimal"
    autoComplete="off"
    suffix={
      <span aria-hidden="true" className="text-asphalt-600">
        €
      </span>
    }
  />
);
