import { FormattedMessage } from '#i18n/intl.tsx';
import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { FilterFields } from './filter-fields.tsx';
import { NARROWING } from './filter-table.ts';
import { useResults } from './search-context.ts';

/** What the fields of the filters send themselves; the rest of a search goes along unseen. */
export const isOfFilters = (name: string): boolean =>
  NARROWING.includes(name) || name === 'freeOnly' || name === 'sort';

/** All filters as a form of its own, for browsers without scripts. */
export function PlainFilters() {
  const { search } = useResults();
  const kept = [...search].filter(([name]) => !isOfFilters(name));
  return (
    <Form action="/trailers" className="space-y-6 bg-sheet px-4 py-6 md:px-6">
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <h2 className="text-h3">
        <FormattedMessage id="word.filters" />
      </h2>
      <FilterFields />
      <Button type="submit" tone="ink">
        <FormattedMessage id="search.show" />
      </Button>
    </Form>
  );
}
