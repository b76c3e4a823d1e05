import { useEffect, useRef, useState } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import { usePageScope } from '#web/page-scope.tsx';
import { StepBar } from '#web/ui/step-bar.tsx';
import type { CountryOption } from '#web/ui/country-select.tsx';
import { DRAFT_STEPS, isStepComplete, readDraft } from './sign-up-draft.ts';
import { SIGN_UP_STEPS, type SignUpStep, toSignUpPath } from './sign-up-path.ts';
import { DraftStepForm } from './draft-step-form.tsx';
import { LegalStep } from './legal-step.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

interface SignUpWizardProps {
  readonly step: SignUpStep;
  readonly campaign: string | undefined;
  readonly countries: readonly CountryOption[];
}

/** The complaints of the server about one step, without the name of the step before them. */
const codesOf = (step: SignUpStep, complaints: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(complaints).flatMap(([field, code]) =>
      field.startsWith(`${step}.`) ? [[field.slice(step.length + 1), code]] : [],
    ),
  );

export function SignUpWizard({ step, campaign, countries }: SignUpWizardProps) {
  const { formatMessage } = useIntl();
  const { locale } = usePageScope();
  const navigate = useNavigate();
  const page = useRef<HTMLDivElement>(null);
  const [complaints, setComplaints] = useState<Readonly<Record<string, string>>>({});
  const isThere = useKeptDraft({ page, step });
  const current = SIGN_UP_STEPS.indexOf(step);

  // A later step than the first open one is a leftover address, or the storage is gone.
  useEffect(() => {
    if (!isThere) return;
    const draft = readDraft(locale);
    const open = DRAFT_STEPS.slice(0, current).find((earlier) => !isStepComplete(earlier, draft));
    if (open !== undefined) void navigate(toSignUpPath(open, campaign), { replace: true });
  }, [isThere, current, campaign, locale, navigate]);

  const goTo = async (next: SignUpStep) => navigate(toSignUpPath(next, campaign));
  const bringBack = (fields: Readonly<Record<string, string>>): boolean => {
    const wrong = DRAFT_STEPS.find((known) => Object.keys(codesOf(known, fields)).length > 0);
    if (wrong === undefined) return false;
    setComplaints(fields);
    void goTo(wrong);
    return true;
  };

  return (
    <div ref={page}>
      <StepBar
        label={formatMessage({ id: 'signUp.steps' })}
        current={current}
        summary={formatMessage({ id: 'ui.step' }, { current: current + 1, total: SIGN_UP_STEPS.length })}
        steps={SIGN_UP_STEPS.map((name) => ({
          label: formatMessage({ id: `signUp.step.${name}` }),
          to: toSignUpPath(name, campaign),
        }))}
      />
      <section aria-labelledby="step-title" className="mt-8">
        <h2 id="step-title" className="text-h2 mb-6">
          {formatMessage({ id: `signUp.${step}.title` })}
        </h2>
        {step === 'legal' ? (
          <LegalStep campaign={campaign} countries={countries} onComplaints={bringBack} />
        ) : (
          <DraftStepForm
            key={step}
            step={step}
            countries={countries}
            initialCodes={codesOf(step, complaints)}
            onDone={async () => goTo(SIGN_UP_STEPS[current + 1] ?? 'legal')}
            {...(current > 0 && { backTo: toSignUpPath(SIGN_UP_STEPS[current - 1] ?? 'company', campaign) })}
          />
        )}
      </section>
    </div>
  );
}
