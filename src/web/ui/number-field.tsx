import { Minus, Plus } from 'lucide-react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { FIELD, FIELD_INPUT, fieldBox, FieldHelp, FieldLabel, type FieldTexts, invalidWith } from './field.tsx';

const STEP =
  'grid size-9.5 shrink-0 place-items-center rounded-control text-asphalt-950 transition-colors hover:bg-paper-sunken data-pressed:bg-line data-disabled:text-asphalt-400 touch:size-11';

interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style'>, FieldTexts {
  readonly placeholder?: string;
}

export function NumberField({ label, aside, description, errorMessage, placeholder, ...props }: NumberFieldProps) {
  return (
    <AriaNumberField {...invalidWith(errorMessage)} {...props} className={FIELD}>
      <FieldLabel label={label} aside={aside} />
      <Group className={fieldBox()}>
        <Input {...(placeholder !== undefined && { placeholder })} className={FIELD_INPUT} />
        <span className="-me-2 flex">
          <Button slot="decrement" className={STEP}>
            <Minus aria-hidden="true" className="size-4.5" />
          </Button>
          <Button slot="increment" className={STEP}>
            <Plus aria-hidden="true" className="size-4.5" />
          </Button>
        </span>
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
