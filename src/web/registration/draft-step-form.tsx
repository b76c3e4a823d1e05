import { FormattedMessage } from '#i18n/intl.tsx';
import { usePageScope } from '#web/page-scope.tsx';
import { Form } from '#web/ui/form.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { AddressFields } from './address-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import type { CountryOption } from '#web/ui/country-select.tsx';
import { PersonFields } from './person-fields.tsx';
import { DRAFT_SCHEMAS, type DraftStep, readDraft, tidyDraft, toStepInput, useSignUpDraft } from './sign-up-draft.ts';
import { StepActions } from './step-actions.tsx';

interface DraftStepFormProps {
  readonly step: DraftStep;
  readonly countries: readonly CountryOption[];
  readonly initialCodes: Readonly<Record<string, string>>;
  readonly onDone: () => Promise<void>;
  readonly backTo?: string;
}

/** One of the steps that ask; it leads on when its own schema is content. */
export function DraftStepForm({ step, countries, initialCodes, onDone, backTo }: DraftStepFormProps) {
  const { locale } = usePageScope();
  const { form, isPending } = useSubmit<unknown, unknown>({
    schema: DRAFT_SCHEMAS[step],
    read: () => toStepInput(step, readDraft(locale)),
    initialCodes,
    send: async () => useSignUpDraft.setState(tidyDraft(readDraft(locale))),
    next: onDone,
  });
  return (
    <Form {...form}>
      {step === 'company' && <CompanyFields countries={countries} />}
      {step === 'address' && <AddressFields countries={countries} />}
      {step === 'person' && <PersonFields />}
      <StepActions isPending={isPending} {...(backTo !== undefined && { backTo })}>
        <FormattedMessage id="word.next" />
      </StepActions>
    </Form>
  );
}
