import { FormattedMessage } from '#i18n/intl.tsx';
import { usePageScope } from '#web/page-scope.tsx';
import { changeDraft, type DraftField, type DraftStep, useSignUpDraft, withCountries } from './sign-up-draft.ts';

/** Connects the fields of a step with what has been typed so far. */
export function useDraftField<Step extends DraftStep>(step: Step) {
  const { locale } = usePageScope();
  const values: Readonly<Record<string, string>> = withCountries(useSignUpDraft(), locale)[step];
  return (name: DraftField<Step>) => ({
    name,
    label: <FormattedMessage id={`word.field.${name}`} />,
    value: values[name] ?? '',
    onChange: (value: string) => changeDraft(step, name, value),
  });
}
