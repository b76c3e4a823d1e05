import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { toFieldCodes } from '#contract/field-codes.ts';
import { isProblemError, type ProblemError } from '#web/client/problem-error.ts';
import { fieldWords } from './field-words.ts';
import { toast } from './toast.tsx';

type Schema<Input> = {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Input }
    | { readonly success: false; readonly error: { readonly issues: Parameters<typeof toFieldCodes>[0] } };
};

type Codes = Readonly<Record<string, string>>;

type SubmitOptions<Input> = {
  readonly schema: Schema<Input>;
  /** The input as the schema knows it, out of the form's fields. */
  readonly read: (fields: FormData) => unknown;
  readonly send: (input: Input) => Promise<unknown>;
  /** Tells whether it took care of the refusal; every other one becomes a toast. */
  readonly onRefused?: (problem: ProblemError) => boolean;
  /** Complaints of the server that another step of the same form brought home. */
  readonly initialCodes?: Codes;
};

const NO_CODES: Codes = {};
const FIRST_INVALID = '[data-invalid] :is(input, textarea, button)';

/**
 * Checks a form by the schema of its call, sends it, and shows what is wrong beside the fields, whichever of the two
 * found it. Spread `form` over the `Form`.
 */
export function useSubmit<Input>({ schema, read, send, onRefused, initialCodes = NO_CODES }: SubmitOptions<Input>) {
  const [codes, setCodes] = useState(initialCodes);
  const [isPending, setIsPending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const intl = useIntl();

  useEffect(() => {
    if (codes !== NO_CODES) ref.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [codes]);

  const submit = async (fields: FormData) => {
    const parsed = schema.safeParse(read(fields));
    if (!parsed.success) {
      setCodes(toFieldCodes(parsed.error.issues));
      return;
    }
    setCodes(NO_CODES);
    setIsPending(true);
    try {
      await send(parsed.data);
    } catch (error) {
      if (!isProblemError(error)) throw error;
      if (error.fields) setCodes(error.fields);
      if (!onRefused?.(error) && !error.fields) toast.error(error.messageKey);
    } finally {
      setIsPending(false);
    }
  };

  // The form forgets which errors were already mended whenever it gets another object.
  const validationErrors = useMemo(
    () => Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, fieldWords(intl, code)])),
    [codes, intl],
  );

  return {
    isPending,
    form: {
      ref,
      method: 'post',
      validationErrors,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isPending) void submit(new FormData(event.currentTarget));
      },
    } as const,
  };
}
