import { Check } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FIELD, FIELD_INPUT, fieldBox, FieldHelp, FieldLabel, type FieldTexts, invalidWith } from './field.tsx';
import { useEarlyText } from './use-early-text.ts';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>, FieldTexts {
  readonly placeholder?: string;
  /** Said in green below a value that was checked and found good. */
  readonly success?: ReactNode;
  /** After the value: a unit, a button. */
  readonly suffix?: ReactNode;
}

export function TextField({
  label,
  aside,
  description,
  success,
  errorMessage,
  placeholder,
  suffix,
  value,
  defaultValue,
  onChange,
  ...props
}: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = useEarlyText(input, { value, defaultValue, onChange });
  const hasSuccess = success !== undefined;
  return (
    <AriaTextField {...invalidWith(errorMessage)} {...props} {...text} className={FIELD}>
      <FieldLabel label={label} aside={aside} />
      <Group isDisabled={props.isDisabled ?? false} className={fieldBox(hasSuccess)}>
        <Input ref={input} {...(placeholder !== undefined && { placeholder })} className={FIELD_INPUT} />
        {hasSuccess && <Check aria-hidden="true" className="size-5 shrink-0 text-free" />}
        {suffix}
      </Group>
      <FieldHelp description={description} success={success} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
