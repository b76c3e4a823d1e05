import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { ResultsData } from './load-results.server.ts';
import { useResults } from './search-context.ts';
import { withValue } from './search-params.ts';
import { readSort } from './sort.ts';

const large = (count: ReactNode) => <b className="font-condensed text-2xl font-extrabold text-asphalt-950">{count}</b>;

type ResultsHeaderProps = Pick<ResultsData, 'counts' | 'headline' | 'period' | 'nextCursor'>;

/** How many there are, in which order, and a way to pass them on. */
export function ResultsHeader({ counts, headline, period, nextCursor }: ResultsHeaderProps) {
  const { facets } = useResults();
  const isAll = nextCursor === null || counts.taken > 0;
  const free = isAll ? counts.free : (facets.here?.total ?? counts.free);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p role="status" className="text-body-s text-asphalt-600">
        <FormattedMessage
          id={isAll || facets.here ? 'search.countFree' : 'search.countFreeOrMore'}
          values={{ count: free, b: large }}
        />{' '}
        <FormattedMessage
          id={period ? (period.isSnapped ? 'search.inOpeningHours' : 'search.inPeriod') : 'search.now'}
        />
        {counts.taken > 0 && nextCursor === null && (
          <>
            {' · '}
            <FormattedMessage id="search.countTaken" values={{ count: counts.taken }} />
          </>
        )}
        <DepotLink />
      </p>
      <div className="ms-auto flex items-center gap-3">
        <SortSelect />
        <ShareButton title={headline} isIconOnly />
      </div>
    </div>
  );
}

/** Whoever searches at one depot may want to know more of it. */
function DepotLink() {
  const { search, depots } = useResults();
  const asked = search.getAll('depot');
  const depot = asked.length === 1 ? depots.find(({ code }) => code === asked[0]) : undefined;
  return depot ? (
    <>
      {' · '}
      <TextLink to={`/depots/${depot.code}`}>
        <FormattedMessage id="word.depotPage" />
      </TextLink>
    </>
  ) : null;
}

function SortSelect() {
  const intl = useIntl();
  const id = useId();
  const { search, change } = useResults();
  const { sort, offered } = readSort(search);
  const kept = [...search].filter(([name]) => name !== 'sort');
  return (
    <Form
      action="/trailers"
      className="relative flex items-center gap-2 max-md:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="sr-only">
        <FormattedMessage id="word.sortOrder" />
      </label>
      <select
        id={id}
        name="sort"
        value={sort}
        onChange={(event) => change(withValue(search, 'sort', event.target.value))}
        className="min-h-11 cursor-pointer appearance-none rounded-control bg-transparent py-1 ps-2 pe-7 text-end text-body-s font-semibold"
      >
        {offered.map((name) => (
          <option key={name} value={name}>
            {intl.formatMessage({ id: `search.sort.${name}` })}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-1.5 size-4 noscript:hidden" />
      <Button type="submit" size="s" className="hidden! noscript:inline-flex!">
        <FormattedMessage id="search.show" />
      </Button>
    </Form>
  );
}
