import * as z from 'zod/mini';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import { text } from '#contract/field.ts';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { toCode } from './to-code.ts';

const codeInput = z.strictObject({ code: text(500) });

/** The code of a mail leads to the page that its link would have opened. */
export function CodeForm() {
  const navigate = useNavigate();
  const { form, isPending } = useSubmit({
    schema: codeInput,
    read: (fields) => ({ code: fields.get('code') }),
    send: async ({ code }) => encodeURIComponent(toCode(code)),
    next: (code) => navigate(`/register/${code}`),
  });
  return (
    <Form {...form}>
      <TextField name="code" autoComplete="off" label={<FormattedMessage id="register.code" />} />
      <SubmitButton tone="signal" size="l" isFullWidth isPending={isPending}>
        <FormattedMessage id="word.next" />
      </SubmitButton>
    </Form>
  );
}
