import type { ReactNode } from 'react';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  type DateValue,
} from 'react-aria-components/DateField';
import {
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaTimeFieldProps,
  type TimeValue,
} from 'react-aria-components/TimeField';
import { DateSegments } from './date-segments.tsx';
import { FIELD, fieldBox, FieldHelp, FieldLabel, type FieldTexts, invalidWith } from './field.tsx';

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
      <DateSegments className={`${fieldBox(success !== undefined)} gap-0!`} />
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
      <DateSegments className={`${fieldBox(success !== undefined)} gap-0!`} />
      <FieldHelp description={description} success={success} errorMessage={errorMessage} />
    </AriaTimeField>
  );
}
