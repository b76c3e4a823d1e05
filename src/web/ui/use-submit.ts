import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { toFieldCodes } from '#contract/field-codes.ts';
import { useWrite, type WriteOptions } from '#web/client/use-write.ts';
import { fieldWords } from './field-words.ts';
import { markSaved } from './unsaved.ts';
import { useEntered } from './use-entered.ts';

type Schema<Input> = {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Input }
    | { readonly success: false; readonly error: { readonly issues: Parameters<typeof toFieldCodes>[0] } };
};

type Codes = Readonly<Record<string, string>>;

type SubmitOptions<Input, Answer> = Omit<WriteOptions<Answer>, 'isOutdatedBy'> & {
  readonly schema: Schema<Input>;
  /** The input as the schema knows it, out of the form's fields. */
  readonly read: (fields: FormData) => unknown;
  readonly send: (input: Input) => Promise<Answer>;
  /** Complaints of the server that another step of the same form brought home. */
  readonly initialCodes?: Codes;
};

const NO_CODES: Codes = {};
const FIRST_INVALID = '[data-invalid] :is(input, textarea, button)';

/**
 * Checks a form by the schema of its call, sends it, and shows what is wrong beside the fields, whichever of the two
 * found it. Spread `form` over the `Form`.
 */
export function useSubmit<Input, Answer>(options: SubmitOptions<Input, Answer>) {
  const { schema, read, send, initialCodes = NO_CODES, ...rest } = options;
  const [codes, setCodes] = useState(initialCodes);
  const { write, isPending } = useWrite();
  const ref = useRef<HTMLFormElement>(null);
  const { touch } = useEntered(ref);
  const intl = useIntl();

  useEffect(() => {
    if (codes !== NO_CODES) ref.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [codes]);

  // Before anything follows: what leads to another page is not to be asked for.
  const sendOff = async (input: Input) => {
    const answer = await send(input);
    if (ref.current) markSaved(ref.current);
    return answer;
  };

  const submit = (fields: FormData) => {
    const parsed = schema.safeParse(read(fields));
    setCodes(parsed.success ? NO_CODES : toFieldCodes(parsed.error.issues));
    if (!parsed.success) return;
    void write(() => sendOff(parsed.data), {
      ...rest,
      // A page that is read anew may lead elsewhere, away from what was typed: only for the sake of newer values.
      isOutdatedBy: ({ status }) => status === 409 && rest.next === undefined,
      onRefused: async (problem) => {
        if (problem.fields) setCodes(problem.fields);
        const isTold = await rest.onRefused?.(problem);
        return isTold === true || (problem.fields !== undefined && rest.notDone === undefined);
      },
    });
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
      ...touch,
      method: 'post',
      validationErrors,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isPending) submit(new FormData(event.currentTarget));
      },
    } as const,
  };
}
