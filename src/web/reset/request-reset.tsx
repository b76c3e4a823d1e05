import { MailCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { requestResetInput } from '#contract/user.ts';
import { api } from '#web/client/api-client.ts';
import { GatePage } from '#web/gate-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

interface RequestResetProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
}

/** Asks for a link, then says where to look for it. Whether the address is known stays open. */
export function RequestReset({ title, lead }: RequestResetProps) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <GatePage title={title} lead={lead}>
      <RequestForm onSent={setSentTo} />
      <BackToLogin />
    </GatePage>
  );
}

function RequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { form, isPending } = useSubmit({
    schema: requestResetInput,
    read: (fields) => ({ email: fields.get('email') }),
    send: async (body) => {
      await api.post('/api/users/reset-account', { body });
      return body.email;
    },
    next: onSent,
  });
  return (
    <Form {...form}>
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        label={<FormattedMessage id="word.field.email" />}
      />
      <SubmitButton tone="signal" size="l" isFullWidth isPending={isPending}>
        <FormattedMessage id="reset.submit" />
      </SubmitButton>
    </Form>
  );
}

function LinkSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const address = <strong className="break-words text-asphalt-950">{email}</strong>;
  return (
    <GatePage
      title={<FormattedMessage id="reset.sent.title" />}
      lead={<FormattedMessage id="reset.sent.lead" values={{ email: address }} />}
    >
      <div role="status" className="flex items-start gap-3 text-asphalt-600">
        <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-free" />
        <p>
          <FormattedMessage id="reset.sent.help" />
        </p>
      </div>
      <Button tone="outline" isFullWidth className="mt-6" onClick={onAgain}>
        <FormattedMessage id="reset.sent.again" />
      </Button>
      <BackToLogin />
    </GatePage>
  );
}

function BackToLogin() {
  return (
    <p className="mt-6 text-body-s">
      <TextLink to="/login" isAlone>
        <FormattedMessage id="reset.login" />
      </TextLink>
    </p>
  );
}
