import type { ReactNode } from 'react';
import { Input, Label, TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { Group } from 'react-aria-components/Group';
import { FIELD, fieldBox, FieldHelp, invalidWith } from '#web/ui/field.tsx';

interface BigNumberFieldProps extends Omit<TextFieldProps, 'children' | 'className' | 'style'> {
  readonly label: ReactNode;
  readonly unit: ReactNode;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
}

/** One figure, read off a meter and typed with gloves on. */
export function BigNumberField({ label, unit, description, errorMessage, ...props }: BigNumberFieldProps) {
  return (
    <TextField {...invalidWith(errorMessage)} {...props} className={FIELD}>
      <Label className="mb-1.5 text-body-s font-medium">{label}</Label>
      <Group className={`${fieldBox()} min-h-20 rounded-dialog! border-2!`}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="text-key-figure w-full min-w-0 grow bg-transparent py-3 outline-none"
        />
        <span className="font-condensed text-xl font-semibold text-asphalt-600">{unit}</span>
      </Group>
      <FieldHelp description={description} {...(errorMessage !== undefined && { errorMessage })} />
    </TextField>
  );
}
