import { useSearchParams } from 'react-router';
import { SearchField } from '#web/ui/search-field.tsx';
import { useHistoryStep } from '#web/ui/use-history-step.ts';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import { withChanges } from './list-address.ts';
import { SlashKey, useSlashKey } from './slash-key.tsx';

/** Looks once nothing has been typed for a moment. */
export function ListSearch({ label }: { readonly label: string }) {
  const [params, setParams] = useSearchParams();
  const nextStep = useHistoryStep();
  const { typed, setTyped } = useTypedSearch(params.get('q') ?? '', (words) =>
    setParams((now) => withChanges(now, { q: words }), nextStep('q')),
  );
  const box = useSlashKey();

  return (
    <search ref={box} className="block min-w-0 grow sm:w-96 sm:grow-0">
      <SearchField
        label={label}
        placeholder={label}
        value={typed}
        onChange={setTyped}
        maxLength={100}
        suffix={<SlashKey />}
      />
    </search>
  );
}
