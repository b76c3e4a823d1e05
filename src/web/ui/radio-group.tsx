import type { ReactNode } from 'react';
import {
  Radio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { cx } from './cx.ts';
import { FieldHelp, FieldLabel, type FieldTexts, invalidWith } from './field.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly aside?: ReactNode;
  readonly isDisabled?: boolean;
}

interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, 'children' | 'className' | 'style'>, Omit<FieldTexts, 'label'> {
  /** Unless a heading above it is its name. */
  readonly label?: FieldTexts['label'];
  readonly options: readonly RadioOption[];
  /** Cards for choices that need a sentence, such as ways to pay. */
  readonly look?: 'plain' | 'cards';
}

const PLAIN = 'min-h-8 py-1 touch:min-h-11 touch:py-2.5';
const CARD =
  'min-h-14 rounded-card border border-line-strong bg-sheet p-4 transition-colors data-hovered:border-asphalt-950 data-selected:border-asphalt-950 data-selected:ring-1 data-selected:ring-asphalt-950 data-focus-visible:focus-ring data-disabled:bg-paper-sunken';

export function RadioGroup({
  label,
  aside,
  description,
  errorMessage,
  options,
  look = 'plain',
  ...props
}: RadioGroupProps) {
  const isCards = look === 'cards';
  return (
    <AriaRadioGroup {...invalidWith(errorMessage)} {...props} className="group min-w-0">
      {label !== undefined && <FieldLabel label={label} aside={aside} />}
      <div className={cx('flex flex-col', isCards && 'gap-3')}>
        {options.map(({ value, label: name, description: words, aside: note, isDisabled = false }) => (
          <Radio
            key={value}
            value={value}
            isDisabled={isDisabled}
            className={cx(
              'group/radio flex cursor-pointer items-start gap-3 data-disabled:cursor-default data-disabled:text-asphalt-500',
              isCards ? CARD : PLAIN,
            )}
          >
            <span
              className={cx(
                'size-6 shrink-0 rounded-full border border-line-field bg-sheet transition-[border] group-data-hovered/radio:border-asphalt-950 group-data-pressed/radio:bg-paper-sunken group-data-selected/radio:border-[7px] group-data-selected/radio:border-asphalt-950 group-data-disabled/radio:border-line-strong group-data-disabled/radio:bg-paper-sunken group-data-invalid/radio:border-danger',
                !isCards && 'group-data-focus-visible/radio:focus-ring',
              )}
            />
            <span className="min-w-0 grow text-body-s">
              <span className={cx(isCards && 'font-bold')}>{name}</span>
              {words !== undefined && <span className="block text-sm text-asphalt-600">{words}</span>}
            </span>
            {note !== undefined && <span className="shrink-0 text-body-s text-asphalt-600">{note}</span>}
          </Radio>
        ))}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
