import { useState } from 'react';
import {
  TextArea as AriaTextArea,
  TextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { cx } from './cx.ts';
import { FIELD, fieldBox, FieldHelp, FieldLabel, type FieldTexts, invalidWith } from './field.tsx';

interface TextAreaProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>, FieldTexts {
  readonly placeholder?: string;
  readonly rows?: number;
}

/** With `maxLength` it counts what was written. */
export function TextArea({
  label,
  aside,
  description,
  errorMessage,
  placeholder,
  rows = 4,
  onChange,
  ...props
}: TextAreaProps) {
  const [length, setLength] = useState((props.value ?? props.defaultValue ?? '').length);
  const counter = props.maxLength === undefined ? undefined : `${props.value?.length ?? length} / ${props.maxLength}`;
  return (
    <TextField
      {...invalidWith(errorMessage)}
      {...props}
      onChange={(value) => {
        setLength(value.length);
        onChange?.(value);
      }}
      className={FIELD}
    >
      <FieldLabel label={label} aside={aside ?? counter} />
      <AriaTextArea
        rows={rows}
        {...(placeholder !== undefined && { placeholder })}
        className={cx(fieldBox(), 'data-focused:focus-ring block resize-y py-3 data-focused:border-asphalt-950')}
      />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </TextField>
  );
}
