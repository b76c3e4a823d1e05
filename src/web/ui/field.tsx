import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { cx } from './cx.ts';

/** What every field of a form understands besides its own value. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Right of the label: "freiwillig", "212 / 500". */
  readonly aside?: ReactNode;
  readonly description?: ReactNode;
  /** Overrides the errors that come from the form. */
  readonly errorMessage?: ReactNode;
}

/** Said only when true: `isInvalid={false}` would hide the errors that come from the form. */
export const invalidWith = (errorMessage: ReactNode) => (errorMessage === undefined ? {} : { isInvalid: true });

export const FIELD = 'group flex min-w-0 flex-col';

/** The frame of a field; the element inside has no border of its own. */
export const fieldBox = (hasSuccess = false): string =>
  cx(
    'flex min-h-12 w-full items-center gap-2.5 rounded-control border bg-sheet px-3.5 text-start text-base transition-colors',
    hasSuccess ? 'border-free' : 'border-line-field hover:border-asphalt-950',
    'data-focus-within:border-asphalt-950 data-focus-within:focus-ring',
    'data-disabled:border-transparent data-disabled:bg-paper-sunken data-disabled:text-asphalt-500',
    'group-data-invalid:border-danger group-data-invalid:ring-1 group-data-invalid:ring-danger',
  );

export const FIELD_INPUT =
  'min-h-11.5 w-full min-w-0 grow bg-transparent text-ellipsis outline-none placeholder:text-asphalt-500 disabled:text-asphalt-500';

export function FieldLabel({ label, aside }: Pick<FieldTexts, 'label' | 'aside'>) {
  return (
    <span className="mb-1.5 flex items-baseline justify-between gap-3 text-body-s">
      <Label className="font-medium">{label}</Label>
      {aside !== undefined && <span className="shrink-0 text-asphalt-600">{aside}</span>}
    </span>
  );
}

interface FieldHelpProps extends Pick<FieldTexts, 'description' | 'errorMessage'> {
  /** In place of the description, in green: the value was checked and found good. */
  readonly success?: ReactNode;
}

export function FieldHelp({ description, success, errorMessage }: FieldHelpProps) {
  return (
    <>
      {success === undefined && description !== undefined && (
        <Text slot="description" className="mt-1.5 text-sm text-asphalt-600 group-data-invalid:hidden">
          {description}
        </Text>
      )}
      {success !== undefined && (
        <Text slot="description" className="mt-1.5 text-sm font-medium text-free">
          {success}
        </Text>
      )}
      <FieldErrorLine errorMessage={errorMessage} />
    </>
  );
}

/** Appears when the field is invalid, with what the form or the caller has to say about it. */
export function FieldErrorLine({ errorMessage }: { readonly errorMessage?: ReactNode }) {
  return (
    <FieldError className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
      {({ validationErrors }) => (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{errorMessage ?? validationErrors.join(' ')}</span>
        </>
      )}
    </FieldError>
  );
}
