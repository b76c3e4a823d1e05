import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { SearchField } from '#web/ui/search-field.tsx';

const PAUSE_MS = 250;

/** Looks once nothing has been typed for a moment; the words stand in the address bar. */
export function TeamSearch({ q }: { readonly q: string }) {
  const { formatMessage } = useIntl();
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const timer = setTimeout(
      () => setParams(typed.trim() === '' ? {} : { q: typed.trim() }, { replace: true, preventScrollReset: true }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, q, setParams]);
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
