import { Search } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import { useResults } from './search-context.ts';
import { withValue } from './search-params.ts';

/** Number, plate, make or model; searches while one types. */
export function TextFilter() {
  const intl = useIntl();
  const id = useId();
  const { search, change } = useResults();
  const { typed, setTyped, lookNow } = useTypedSearch(search.get('q') ?? '', (words) =>
    change(withValue(search, 'q', words)),
  );

  return (
    <div>
      <label htmlFor={id} className="text-h4 mb-2 block">
        <FormattedMessage id="word.searchWord" />
      </label>
      <div className="flex min-h-12 items-center gap-2.5 rounded-control border border-line-field px-3.5 has-focus-visible:focus-ring">
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <input
          id={id}
          type="search"
          name="q"
          maxLength={100}
          value={typed}
          placeholder={intl.formatMessage({ id: 'search.filter.qHint' })}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={lookNow}
          className="min-h-11 w-full bg-transparent outline-none"
        />
      </div>
    </div>
  );
}
