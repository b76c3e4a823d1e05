import { useIntl } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import { SearchField } from '#web/ui/search-field.tsx';
import { useHistoryStep } from '#web/ui/use-history-step.ts';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';

/** Looks once nothing has been typed for a moment; the words stand in the address bar. */
export function TeamSearch({ q }: { readonly q: string }) {
  const { formatMessage } = useIntl();
  const [, setParams] = useSearchParams();
  const nextStep = useHistoryStep();
  const { typed, setTyped } = useTypedSearch(q, (words) => setParams(words === '' ? {} : { q: words }, nextStep('q')));
  return (
    <search className="mb-4 block sm:max-w-100">
      <SearchField
        label={formatMessage({ id: 'team.search' })}
        placeholder={formatMessage({ id: 'team.search' })}
        value={typed}
        onChange={setTyped}
        maxLength={100}
      />
    </search>
  );
}
