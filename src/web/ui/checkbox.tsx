import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { cx } from './cx.ts';
import { FieldErrorLine, FieldHelp, FieldLabel, type FieldTexts, invalidWith } from './field.tsx';

const ROW =
  'group/tick flex min-h-8 cursor-pointer items-start gap-3 py-1 data-disabled:cursor-default data-disabled:text-asphalt-500 touch:min-h-11 touch:py-2.5';

/** The box itself; the words beside it belong to the same target. */
function TickBox() {
  return (
    <span
      className={cx(
        'grid size-6 shrink-0 place-items-center rounded-[4px] border border-line-field bg-sheet text-transparent transition-colors',
        'group-data-focus-visible/tick:focus-ring group-data-hovered/tick:border-asphalt-950 group-data-pressed/tick:bg-paper-sunken',
        'group-data-selected/tick:border-asphalt-950 group-data-selected/tick:bg-asphalt-950 group-data-selected/tick:text-white',
        'group-data-invalid/tick:border-danger group-data-invalid/tick:ring-1 group-data-invalid/tick:ring-danger',
        'group-data-disabled/tick:border-line-strong group-data-disabled/tick:bg-paper-sunken group-data-disabled/tick:group-data-selected/tick:text-asphalt-500',
      )}
    >
      <Check aria-hidden="true" className="size-4 stroke-3" />
    </span>
  );
}

interface CheckboxProps extends Omit<CheckboxFieldProps, 'children' | 'className' | 'style'> {
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
}

export function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...invalidWith(errorMessage)} {...props} className="group">
      <CheckboxButton className={ROW}>
        <TickBox />
        <span className="min-w-0 text-body-s">
          {children}
          {description !== undefined && <span className="block text-sm text-asphalt-600">{description}</span>}
        </span>
      </CheckboxButton>
      <FieldErrorLine errorMessage={errorMessage} />
    </CheckboxField>
  );
}

export interface CheckboxOption {
  readonly value: string;
  readonly label: ReactNode;
}

interface CheckboxGroupProps extends Omit<AriaCheckboxGroupProps, 'children' | 'className' | 'style'>, FieldTexts {
  readonly options: readonly CheckboxOption[];
}

export function CheckboxGroup({ label, aside, description, errorMessage, options, ...props }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup {...invalidWith(errorMessage)} {...props} className="group min-w-0">
      <FieldLabel label={label} aside={aside} />
      {options.map(({ value, label: name }) => (
        <AriaCheckbox key={value} value={value} className={ROW}>
          <TickBox />
          <span className="min-w-0 grow text-body-s">{name}</span>
        </AriaCheckbox>
      ))}
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
