import { FormattedMessage } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import { signUpLegal } from '#contract/registration.ts';
import { api } from '#web/client/api-client.ts';
import { findCarried } from '#web/client/campaign.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { Form } from '#web/ui/form.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { CountryOption } from '#web/ui/country-select.tsx';
import { LegalConsent, readLegalConsent } from './legal-consent.tsx';
import { readErrand } from './use-errand.ts';
import { readDraft, toSignUp, useSignUpDraft } from './sign-up-draft.ts';
import { toSignUpPath } from './sign-up-path.ts';
import { SignUpSummary } from './sign-up-summary.tsx';
import { StepActions } from './step-actions.tsx';

interface LegalStepProps {
  readonly campaign: string | undefined;
  readonly countries: readonly CountryOption[];
  /** Leads to the step that the server complains about; false if it is none of them. */
  readonly onComplaints: (fields: Readonly<Record<string, string>>) => boolean;
}

/** Everything once more, the legal texts, and off it goes. */
export function LegalStep({ campaign, countries, onComplaints }: LegalStepProps) {
  const { locale } = usePageScope();
  const navigate = useNavigate();
  const { form, isPending } = useSubmit({
    schema: signUpLegal,
    read: readLegalConsent,
    send: async (legal) => {
      const signUp = toSignUp(readDraft(locale));
      if (signUp === undefined) return undefined;
      const errand = readErrand();
      const body = {
        ...signUp,
        legal,
        locale,
        campaignParameters: findCarried(),
        ...(campaign !== undefined && { campaign }),
        ...(errand !== undefined && { errand }),
      };
      return api.post('/api/registrations', { body });
    },
    next: async (made) => {
      await navigate(made?.confirmationPath ?? toSignUpPath('company', campaign));
      if (made) useSignUpDraft.reset();
    },
    onRefused: ({ fields }) => fields !== undefined && onComplaints(fields),
  });
  return (
    <>
      <SignUpSummary campaign={campaign} countries={countries} />
      <Form {...form} className="mt-6">
        <LegalConsent />
        <StepActions isPending={isPending} backTo={toSignUpPath('person', campaign)}>
          <FormattedMessage id="signUp.submit" />
        </StepActions>
      </Form>
    </>
  );
}
