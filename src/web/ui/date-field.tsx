import type { ReactNode } from 'react';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  DateInput,
  DateSegment,
  type DateValue,
} from 'react-aria-components/DateField';
import {
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaTimeFieldProps,
  type TimeValue,
} from 'react-aria-components/TimeField';
import { FIELD, fieldBox, FieldHelp, FieldLabel, type FieldTexts, invalidWith } from './field.tsx';

/** The parts of a date as the language writes them, each one typed or stepped. */
function Segments({ hasSuccess }: { readonly hasSuccess: boolean }) {
  return (
    <DateInput className={`${fieldBox(hasSuccess)} gap-0!`}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-badge px-0.5 whitespace-pre outline-none data-focused:bg-asphalt-950 data-focused:text-white data-placeholder:text-asphalt-500 data-placeholder:data-focused:text-white data-[type=literal]:px-0"
        />
      )}
    </DateInput>
  );
}

type DateProps<T extends DateValue> = Omit<AriaDateFieldProps<T>, 'children' | 'className' | 'style'> & FieldTexts;

export function DateField<T extends DateValue>({
  label,
  aside,
  description,
  success,
  errorMessage,
  ...props
}: DateProps<T>): ReactNode {
  return (
    <AriaDateField shouldForceLeadingZeros {...invalidWith(errorMessage)} {...props} className={FIELD}>
      <FieldLabel label={label} aside={aside} />
      <Segments hasSuccess={success !== undefined} />
      <FieldHelp description={description} success={success} errorMessage={errorMessage} />
    </AriaDateField>
  );
}

type TimeProps<T extends TimeValue> = Omit<AriaTimeFieldProps<T>, 'children' | 'className' | 'style'> & FieldTexts;

export function TimeField<T extends TimeValue>({
  label,
  aside,
  description,
  success,
  errorMessage,
  ...props
}: TimeProps<T>): ReactNode {
  return (
    <AriaTimeField hourCycle={24} shouldForceLeadingZeros {...invalidWith(errorMessage)} {...props} className={FIELD}>
      <FieldLabel label={label} aside={aside} />
      <Segments hasSuccess={success !== undefined} />
      <FieldHelp description={description} success={success} errorMessage={errorMessage} />
    </AriaTimeField>
  );
}
