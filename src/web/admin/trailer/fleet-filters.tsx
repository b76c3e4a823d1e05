import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormattedMessage } from '#i18n/intl.tsx';
import { CERTIFICATE_FILTERS } from '#contract/admin-trailer-input.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { FILTERS, type SearchFilter } from '#domain/trailer/search-filter.ts';
import { choiceText } from '#web/trailer/results/filter-label.ts';
import { fittingFilters } from '#web/trailer/results/filter-table.ts';
import type { Spot } from '#web/trailer/results/place.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useHistoryStep } from '#web/ui/use-history-step.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import { choiceFilter, pickFilter, stateFilter } from '../list/filters.ts';
import { toAddress, withChanges } from '../list/list-address.ts';
import { FilterField, type ListFilter } from '../list/list-filters.tsx';
import { type FleetDepot, PlaceFilter } from './place-filter.tsx';

interface FleetFiltersProps {
  /** Only what the search of the shop knows, for whoever looks for a customer. */
  readonly isOfShop?: boolean;
  /** Whether depots can be called one's own. */
  readonly hasMine?: boolean;
  readonly depots: readonly FleetDepot[];
  readonly spot: Spot | null;
  readonly types: readonly { readonly id: string; readonly label: string; readonly subTypes: readonly string[] }[];
}

const PLACE = ['depot', 'near', 'radiusKm'] as const;
const FACTS = FILTERS.map(({ name }) => name);
const MORE: readonly string[] = ['subType', ...FACTS, 'certificate', 'incomplete'];
/** All that the list can be narrowed by: the address and the file have the same names. */
export const FLEET_FILTERS: readonly string[] = [...PLACE, 'from', 'to', 'free', 'type', ...MORE];

/** As the search of the shop calls them. */
const FREE_IN_SHOP = 'freeOnly';
const RETURN_IN_SHOP = 'returnDepot';

/** A rental of this length is looked for where only one of its days is given. */
const USUAL_DAYS = 3;

/** Where, when and what, as in the shop, and what only the operator asks. On phones all of it waits in a drawer. */
export function FleetFilters({ depots, spot, types, isOfShop = false, hasMine = false }: FleetFiltersProps) {
  const words = useWords();
  const [params, setParams] = useSearchParams();
  const nextStep = useHistoryStep();
  const [isOpen, setIsOpen] = useState(false);
  const countOf = (names: readonly string[]): number => names.filter((name) => params.get(name)).length;
  const change = (name: string, value: string | null) =>
    setParams((now) => withChanges(now, toChanges(now, name, value)), nextStep(name));
  const fields = (filters: readonly ListFilter[]) =>
    filters.map((filter) => (
      <div key={filter.name} className="min-w-0 md:w-40 md:grow md:max-w-56">
        <FilterField filter={filter} value={params.get(filter.name)} onChange={(value) => change(filter.name, value)} />
      </div>
    ));
  const place = (
    <div className="min-w-0 md:w-56 md:grow md:max-w-80">
      <PlaceFilter depots={depots} spot={spot} hasMine={hasMine} />
    </div>
  );
  const chosenType = types.find(({ id }) => id === params.get('type'));
  const main = [...mainFilters(types, isOfShop), ...(isOfShop ? [returnFilter(depots)] : [])];
  const facts = factFilters(words, params, chosenType);
  const more = isOfShop ? facts : [...facts, ...OPERATOR_FILTERS];
  const names = ['q', ...FLEET_FILTERS, FREE_IN_SHOP, RETURN_IN_SHOP];
  const isFiltered = countOf(names) > 0;
  const reset = isFiltered && (
    <div className="flex min-h-12 items-center">
      <TextLink
        to={toAddress(withChanges(params, Object.fromEntries(names.map((name) => [name, null]))))}
        isAlone
        preventScrollReset
        data-ahead="hover"
      >
        <FormattedMessage id="admin.list.reset" />
      </TextLink>
    </div>
  );
  const opener = (label: 'adminTrailer.moreFilters' | 'word.filters', count: number, className: string) => (
    <Button className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
      <SlidersHorizontal aria-hidden="true" className="size-5" />
      <FormattedMessage id={label} />
      {count > 0 && ` (${count})`}
    </Button>
  );
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      {opener('word.filters', countOf([...FLEET_FILTERS, RETURN_IN_SHOP]), 'md:hidden')}
      <div className="hidden min-w-0 grow flex-wrap items-end gap-3 md:flex">
        {place}
        {fields(main)}
        {opener('adminTrailer.moreFilters', countOf(MORE), '')}
        {reset}
      </div>
      <div className="md:hidden">{reset}</div>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={<FormattedMessage id="word.filters" />}
        footer={
          <Button tone="ink" isFullWidth onClick={() => setIsOpen(false)}>
            <FormattedMessage id="adminTrailer.showRows" />
          </Button>
        }
      >
        <div className="flex flex-col gap-5 md:hidden">
          {place}
          {fields(main)}
        </div>
        <div className="grid gap-5 max-md:mt-5 md:grid-cols-2 [&>div]:max-w-none [&>div]:w-auto">{fields(more)}</div>
      </Drawer>
    </div>
  );
}

type Changes = Readonly<Record<string, string | null>>;

/** Half a period is none: the other day follows. Another type has other kinds and other facts. */
function toChanges(params: URLSearchParams, name: string, value: string | null): Changes {
  if (name === 'type') {
    const others = fittingFilters(value === null ? [] : [value], () => false).map((filter) => filter.name);
    const gone = FACTS.filter((fact) => !others.includes(fact));
    return { ...Object.fromEntries(gone.map((fact) => [fact, null])), subType: null, type: value };
  }
  if (name !== 'from' && name !== 'to') return { [name]: value };
  if (value === null) return { from: null, to: null };
  const other = params.get(name === 'from' ? 'to' : 'from');
  if (name === 'from') return { from: value, to: other && other >= value ? other : addDays(value, USUAL_DAYS) };
  return { from: other && other <= value ? other : value, to: value };
}

const mainFilters = (types: FleetFiltersProps['types'], isOfShop: boolean): readonly ListFilter[] => [
  { kind: 'date', name: 'from', label: 'word.from' },
  { kind: 'date', name: 'to', label: 'word.to' },
  {
    kind: 'choice',
    name: isOfShop ? FREE_IN_SHOP : 'free',
    label: 'adminTrailer.availability',
    options: [
      { id: 'true', word: 'word.free' },
      ...(isOfShop ? [] : [{ id: 'false', word: 'adminTrailer.notFree' } as const]),
    ],
  },
  choiceFilter(
    'type',
    'adminTrailer.type',
    types.map(({ id, label }) => ({ id, label })),
  ),
];

/** The search knows depots by their codes. */
const returnFilter = (depots: FleetFiltersProps['depots']): ListFilter =>
  pickFilter(
    RETURN_IN_SHOP,
    'oneWay.place',
    depots.map(({ code, name }) => ({ id: code, label: name })),
  );

function factFilters(
  words: Words,
  params: URLSearchParams,
  type: FleetFiltersProps['types'][number] | undefined,
): readonly ListFilter[] {
  const facts = fittingFilters(type ? [type.id] : [], (name) => params.has(name));
  return [
    ...(type && type.subTypes.length > 1
      ? [
          choiceFilter(
            'subType',
            'word.subType',
            type.subTypes.map((id) => ({ id, label: trailerName(words.intl, type.id, id) })),
          ),
        ]
      : []),
    ...facts.map((filter) => factFilter(words, filter)),
  ];
}

const OPERATOR_FILTERS: readonly ListFilter[] = [
  stateFilter('certificate', 'adminTrailer.certificate', CERTIFICATE_FILTERS, (id) => `adminTrailer.certificate.${id}`),
  stateFilter('incomplete', 'adminTrailer.completeness', ['true'], () => 'adminTrailer.incomplete'),
];

const factFilter = (words: Words, filter: SearchFilter): ListFilter =>
  filter.kind === 'flag'
    ? stateFilter(filter.name, `search.filter.${filter.name}`, ['true', 'false'], (id) =>
        id === 'true' ? 'word.yes' : 'word.no',
      )
    : choiceFilter(
        filter.name,
        `search.filter.${filter.name}`,
        filter.options.map((value) => ({ id: String(value), label: choiceText(words, filter, String(value)) })),
      );
