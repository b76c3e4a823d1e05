import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { SearchFilter } from '#domain/trailer/search-filter.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { TypeIcon } from '#web/art/type-icon.tsx';
import { usePageScope } from '#web/page-scope.tsx';
import { trailerName, typeName } from '#web/words/trailer-name.ts';
import { ChoiceChip, ChoiceRow } from './choice-row.tsx';
import { choiceText } from './filter-label.ts';
import { fittingFilters } from './filter-table.ts';
import { useResults } from './search-context.ts';
import { toggled, without, withValue } from './search-params.ts';
import { readSort } from './sort.ts';
import { TextFilter } from './text-filter.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Every filter that means something for the chosen types, with live counts where there are any. */
export function FilterFields() {
  const intl = useIntl();
  const { config } = usePageScope();
  const { search, change, facets } = useResults();
  const types = search.getAll('type');
  const { sort, offered } = readSort(search);
  const filters = fittingFilters(types, (name) => search.has(name));
  const flags = filters.filter(({ kind }) => kind === 'flag');
  const subTypes = config.trailerTypes
    .filter(({ type }) => types.includes(type))
    .flatMap(({ type, subTypes: list }) => list.map((subType) => ({ type, subType })));

  return (
    <>
      <TextFilter />
      <Group label="word.sortOrder" isInline>
        {offered.map((name) => (
          <ChoiceChip
            key={name}
            type="radio"
            name="sort"
            value={name}
            isChosen={name === sort}
            onChoose={() => change(withValue(search, 'sort', name))}
          >
            {intl.formatMessage({ id: `search.sort.${name}` })}
          </ChoiceChip>
        ))}
      </Group>
      <Group label="word.type">
        {config.trailerTypes.map(({ type }) => (
          <ChoiceRow
            key={type}
            type="checkbox"
            name="type"
            value={type}
            isChosen={types.includes(type)}
            onChoose={() => change(without(toggled(search, 'type', type), ['subType']))}
            icon={<TypeIcon type={type} />}
            count={facets.here && (facets.here.type[type] ?? 0)}
          >
            {typeName(intl, type)}
          </ChoiceRow>
        ))}
      </Group>
      {subTypes.length > 1 && (
        <Group label="word.subType">
          {subTypes.map(({ type, subType }) => (
            <ChoiceRow
              key={`${type}.${subType}`}
              type="checkbox"
              name="subType"
              value={subType}
              isChosen={search.getAll('subType').includes(subType)}
              onChoose={() => change(toggled(search, 'subType', subType))}
              count={facets.here && (facets.here.subType[`${type}.${subType}`] ?? 0)}
            >
              {trailerName(intl, type, subType)}
            </ChoiceRow>
          ))}
        </Group>
      )}
      <Group label="search.filter.equipment">
        <ChoiceRow
          type="checkbox"
          name="freeOnly"
          value="true"
          isChosen={search.get('freeOnly') === 'true'}
          onChoose={(isOn) => change(withValue(search, 'freeOnly', isOn ? 'true' : undefined))}
        >
          <FormattedMessage id="search.freeOnly" />
        </ChoiceRow>
        {flags.map(({ name }) => (
          <ChoiceRow
            key={name}
            type="checkbox"
            name={name}
            value="true"
            isChosen={search.get(name) === 'true'}
            onChoose={(isOn) => change(withValue(search, name, isOn ? 'true' : undefined))}
          >
            {intl.formatMessage({ id: `search.filter.${name}` })}
          </ChoiceRow>
        ))}
      </Group>
      {filters.map((filter) => filter.kind !== 'flag' && <Options key={filter.name} filter={filter} />)}
    </>
  );
}

type OptionsProps = { readonly filter: Exclude<SearchFilter, { readonly kind: 'flag' }> };

function Options({ filter }: OptionsProps) {
  const words = useWords();
  const { search, change } = useResults();
  const { kind, name } = filter;
  const chosen = search.getAll(name);
  const options = filter.options.map(String);
  // A shared link may ask for a value that is not on the list.
  const all = [...options, ...chosen.filter((value) => !options.includes(value))];
  const label = `search.filter.${name}` as const;
  return (
    <Group label={label} isInline>
      {kind === 'least' && (
        <ChoiceChip
          type="radio"
          name={name}
          value=""
          isChosen={chosen.length === 0}
          onChoose={() => change(withValue(search, name, undefined))}
        >
          <FormattedMessage id="search.any" />
        </ChoiceChip>
      )}
      {all.map((value) => (
        <ChoiceChip
          key={value}
          type={kind === 'least' ? 'radio' : 'checkbox'}
          name={name}
          value={value}
          isChosen={chosen.includes(value)}
          onChoose={() => change(kind === 'least' ? withValue(search, name, value) : toggled(search, name, value))}
        >
          {choiceText(words, filter, value)}
        </ChoiceChip>
      ))}
    </Group>
  );
}

type GroupProps = { readonly label: MessageKey; readonly isInline?: boolean; readonly children: React.ReactNode };

function Group({ label, isInline = false, children }: GroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-h4 mb-2">
        <FormattedMessage id={label} />
      </legend>
      {isInline ? <div className="flex flex-wrap gap-1.5">{children}</div> : children}
    </fieldset>
  );
}
