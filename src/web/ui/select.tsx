import { ChevronDown } from 'lucide-react';
import {
  Button,
  ListBox,
  Popover,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { cx } from './cx.ts';
import { FIELD, fieldBox, FieldHelp, FieldLabel, type FieldTexts, invalidWith } from './field.tsx';
import { LIST, ListOption, type Option, POPOVER } from './list-option.tsx';

interface SelectProps
  extends Omit<AriaSelectProps<Option>, 'children' | 'className' | 'style' | 'selectionMode'>, FieldTexts {
  readonly options: readonly Option[];
}

export function Select({ label, aside, description, errorMessage, options, ...props }: SelectProps) {
  return (
    <AriaSelect {...invalidWith(errorMessage)} {...props} className={FIELD}>
      <FieldLabel label={label} aside={aside} />
      <Button className={cx(fieldBox(), 'data-pressed:bg-paper')}>
        <SelectValue className="min-w-0 grow truncate data-placeholder:text-asphalt-500">
          {({ selectedText, defaultChildren }) => (selectedText === '' ? defaultChildren : selectedText)}
        </SelectValue>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
      </Button>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover className={POPOVER}>
        <ListBox items={options} className={LIST}>
          {(option) => <ListOption option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
