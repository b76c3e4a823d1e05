import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';
import type { Notation } from './notation.ts';
import { useNotation } from './use-notation.ts';

interface NotationFieldProps<Value> extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur'> {
  readonly notation: Notation<Value>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A text field for a value that is no text. */
export function NotationField<Value>({ notation, value, onChange, ...props }: NotationFieldProps<Value>) {
  return <TextField {...props} {...useNotation({ notation, value, onChange })} />;
}
