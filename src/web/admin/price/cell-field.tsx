import { Input, TextField } from 'react-aria-components/TextField';
import type { NumberNotation } from '#web/form/notation.ts';
import { useNotation } from '#web/form/use-notation.ts';
import { cx } from '#web/ui/cx.ts';
import { PriceHistory, type PricePath } from './price-history.tsx';
import { FieldErrorLine, fieldBox, FIELD_INPUT } from '#web/ui/field.tsx';

interface CellFieldProps {
  readonly label: string;
  readonly name: string;
  readonly notation: NumberNotation;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly isFrozen: boolean;
  readonly isWrong?: boolean;
  /** The path of the price in the log, which tells who changed it. */
  readonly price?: PricePath;
}

/** A figure in a table: the headings of its row and column are its label. What nobody can change is only a figure. */
export function CellField({ label, name, isWrong = false, isFrozen, price, ...props }: CellFieldProps) {
  const text = useNotation(props);
  if (isFrozen) {
    return (
      <span className="block text-end tabular-nums">
        {price === undefined || text.value === '' ? (
          text.value
        ) : (
          <PriceHistory price={price}>{text.value}</PriceHistory>
        )}
      </span>
    );
  }
  return (
    <TextField
      name={name}
      {...text}
      {...(isWrong && { isInvalid: true })}
      aria-label={label}
      inputMode="decimal"
      className="group min-w-22"
    >
      <span className={cx(fieldBox(), 'min-h-10 px-2.5')}>
        <Input className={cx(FIELD_INPUT, 'min-h-9 text-end tabular-nums')} />
      </span>
      <FieldErrorLine errorMessage={undefined} />
    </TextField>
  );
}
