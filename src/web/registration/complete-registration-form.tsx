import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useRevalidator } from 'react-router';
import { completeRegistrationInput, type Registration } from '#contract/registration.ts';
import { splitSearch } from '#domain/path/errand.ts';
import { api } from '#web/client/api-client.ts';
import { recallCampaign } from '#web/client/campaign.ts';
import { forgetErrand } from '#web/client/noted-errand.ts';
import { NewPasswordField } from '#web/session/new-password-field.tsx';
import { withRedirect } from '#web/session/with-redirect.ts';
import { useWelcome } from '#web/session/use-welcome.ts';
import { Form } from '#web/ui/form.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { ErrandNote } from './errand-note.tsx';
import { LegalAccepted } from './legal-accepted.tsx';
import { LegalConsent, readLegalConsent } from './legal-consent.tsx';

interface CompleteRegistrationFormProps {
  readonly registration: Registration & { readonly token: string };
}

/** The search of the guest becomes the one that this browser remembers. Without the stores, nothing is remembered. */
async function recallSearch(search: string): Promise<void> {
  const memory = await import('#web/trailer/results/remember-search.ts').catch(() => undefined);
  memory?.rememberSearch(new URLSearchParams(search));
}

/** The last step of a sign-up or an invitation: a password, the legal texts, and the name of who was invited. */
export function CompleteRegistrationForm({ registration }: CompleteRegistrationFormProps) {
  const { token, type, email, companyName, firstName, lastName, legalAcceptedAt } = registration;
  const errand = registration.errand === null ? undefined : splitSearch(registration.errand);
  useEffect(() => recallCampaign(registration.campaignParameters), [registration]);
  const isInvitation = type === 'invitation';
  const [isKnown, setIsKnown] = useState(false);
  const welcome = useWelcome();
  const { revalidate } = useRevalidator();
  const { form, isPending } = useSubmit({
    schema: completeRegistrationInput,
    read: (fields) => ({
      ...(isInvitation && { firstName: fields.get('firstName'), lastName: fields.get('lastName') }),
      password: fields.get('password'),
      ...(legalAcceptedAt === null && readLegalConsent(fields)),
    }),
    send: (body) => api.post('/api/registrations/{token}', { params: { token }, body }),
    next: async ({ businessUnit }) => {
      forgetErrand();
      if (errand?.search !== undefined) await recallSearch(errand.search);
      const greeting = businessUnit?.status === 'pendingReview' ? 'login.welcomeInReview' : 'login.welcome';
      return welcome({ target: errand?.path, greeting });
    },
    onRefused: ({ code }) => {
      if (code === 'already-exists') setIsKnown(true);
      // Used or expired in the meantime: the page itself says so when it looks again.
      if (code === 'token-invalid') void revalidate();
      return code === 'already-exists' || code === 'token-invalid';
    },
  });

  return (
    <Form {...form}>
      {isKnown && (
        <Notice
          tone="warn"
          isAlert
          action={
            <LinkButton to={withRedirect('/login', errand?.path)} size="s">
              <FormattedMessage id="word.logIn" />
            </LinkButton>
          }
        >
          <FormattedMessage id="register.exists" />
        </Notice>
      )}
      {errand !== undefined && <ErrandNote errand={errand.path} />}
      <TextField
        value={email}
        isReadOnly
        autoComplete="username"
        label={<FormattedMessage id="word.field.email" />}
        suffix={<Lock aria-hidden="true" className="size-4 shrink-0 text-asphalt-500" />}
      />
      {isInvitation && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="firstName"
            autoComplete="given-name"
            label={<FormattedMessage id="word.field.firstName" />}
          />
          <TextField name="lastName" autoComplete="family-name" label={<FormattedMessage id="word.field.lastName" />} />
        </div>
      )}
      <NewPasswordField
        name="password"
        label="password.label"
        personal={[email, companyName, firstName ?? '', lastName ?? '']}
      />
      {legalAcceptedAt === null ? <LegalConsent /> : <LegalAccepted />}
      <SubmitButton tone="signal" size="l" isFullWidth isPending={isPending}>
        <FormattedMessage id="register.submit" />
      </SubmitButton>
    </Form>
  );
}
