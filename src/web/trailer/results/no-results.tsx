import { FormattedMessage } from '#i18n/intl.tsx';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NARROWING } from './filter-table.ts';
import { useResults } from './search-context.ts';
import { without, withValue } from './search-params.ts';

/** Nothing found: the ways back to something, from the smallest change to the largest. */
export function NoResults() {
  const { search, change } = useResults();
  const [type = 'plane'] = search.getAll('type');
  const filters = NARROWING.filter((name) => name !== 'type' && search.has(name));
  const isPlaced = search.has('near') || search.has('depot');
  return (
    <EmptyState
      art={<TrailerArt type={type} subType={search.get('subType') ?? ''} isTaken />}
      title={<FormattedMessage id="search.none" />}
      actions={
        <>
          {search.get('freeOnly') === 'true' && (
            <Button onClick={() => change(withValue(search, 'freeOnly', undefined))}>
              <FormattedMessage id="search.none.showTaken" />
            </Button>
          )}
          {filters.length > 0 && (
            <Button tone="ink" onClick={() => change(without(search, filters))}>
              <FormattedMessage id="search.clearFilters" />
            </Button>
          )}
          {isPlaced && (
            <Button onClick={() => change(without(search, ['near', 'radiusKm', 'depot', 'sort']))}>
              <FormattedMessage id="search.none.everywhere" />
            </Button>
          )}
        </>
      }
    >
      <FormattedMessage id="search.none.text" />
    </EmptyState>
  );
}
