import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useResults } from './search-context.ts';
import { withValue } from './search-params.ts';

/** People pause so long between words, not between letters. */
const PAUSE_MS = 300;

/** Number, plate, make or model; searches while one types. */
export function TextFilter() {
  const intl = useIntl();
  const id = useId();
  const { search, change } = useResults();
  const asked = search.get('q') ?? '';
  const [text, setText] = useState<string>();

  useEffect(() => {
    if (text === undefined || text.trim() === asked) return undefined;
    const timer = setTimeout(() => change(withValue(search, 'q', text.trim())), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, asked, search, change]);

  return (
    <div>
      <label htmlFor={id} className="text-h4 mb-2 block">
        <FormattedMessage id="search.filter.q" />
      </label>
      <div className="flex min-h-12 items-center gap-2.5 rounded-control border border-line-field px-3.5 has-focus-visible:focus-ring">
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <input
          id={id}
          type="search"
          name="q"
          maxLength={100}
          value={text ?? asked}
          placeholder={intl.formatMessage({ id: 'search.filter.qHint' })}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => {
            if (text !== undefined && text.trim() !== asked) change(withValue(search, 'q', text.trim()));
            setText(undefined);
          }}
          className="min-h-11 w-full bg-transparent outline-none"
        />
      </div>
    </div>
  );
}
