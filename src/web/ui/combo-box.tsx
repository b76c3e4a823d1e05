import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Input,
  ListBox,
  Popover,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { FIELD, FIELD_INPUT, fieldBox, FieldHelp, FieldLabel, type FieldTexts, invalidWith } from './field.tsx';
import { LIST, ListOption, type Option, POPOVER } from './list-option.tsx';

interface ComboBoxProps
  extends
    Omit<AriaComboBoxProps<Option>, 'children' | 'className' | 'style' | 'selectionMode' | 'items' | 'defaultItems'>,
    FieldTexts {
  /** Filtered by the caller, for example by a search on the server; set together with `onInputChange`. */
  readonly foundOptions: readonly Option[];
  readonly placeholder?: string;
  /** Shown when nothing fits. */
  readonly empty?: ReactNode;
}

export function ComboBox({
  label,
  aside,
  description,
  errorMessage,
  foundOptions,
  placeholder,
  empty,
  ...props
}: ComboBoxProps) {
  return (
    <AriaComboBox
      {...invalidWith(errorMessage)}
      menuTrigger="focus"
      allowsEmptyCollection={empty !== undefined}
      {...props}
      items={foundOptions}
      className={FIELD}
    >
      <FieldLabel label={label} aside={aside} />
      <Group isDisabled={props.isDisabled ?? false} className={fieldBox()}>
        <Input {...(placeholder !== undefined && { placeholder })} className={FIELD_INPUT} />
        <Button className="-me-2 grid size-9.5 shrink-0 place-items-center rounded-control transition-colors hover:bg-paper-sunken touch:size-11">
          <ChevronDown aria-hidden="true" className="size-5" />
        </Button>
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover className={POPOVER}>
        <ListBox<Option>
          className={LIST}
          renderEmptyState={() => <div className="px-3 py-2.5 text-body-s text-asphalt-600">{empty}</div>}
        >
          {(option) => <ListOption option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
