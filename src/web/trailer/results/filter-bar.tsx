import { SlidersHorizontal, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { ChipButton } from '#web/ui/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { chipStyle } from './chip-style.ts';
import { NARROWING, quickFilters } from './filter-table.ts';
import { filterText } from './filter-label.ts';
import { useResults } from './search-context.ts';
import { toggled, toHref, without, withValue } from './search-params.ts';
import { SubTypeChip } from './sub-type-chip.tsx';
import { ToggleLink } from './toggle-link.tsx';
import { useWords } from '#web/words/use-words.ts';

const ReturnChip = import.meta.env.SSR
  ? (await import('./return-chip.tsx')).default
  : lazy(() => loadPatiently(() => import('./return-chip.tsx')));

/** So many offers fit into one row of a tablet. */
const FEW_OFFERS = 3;

type FilterBarProps = { readonly isPanelOpen: boolean; readonly onOpenPanel: () => void };

/** Chosen filters in black, those that are asked for most beside them, all others behind one button. */
export function FilterBar({ isPanelOpen, onOpenPanel }: FilterBarProps) {
  const words = useWords();
  const { search, change } = useResults();
  const types = search.getAll('type');
  // The type stands in the bar above; several of them do not fit there.
  const chosen = [...search].filter(([name]) => NARROWING.includes(name) && (name !== 'type' || types.length > 1));
  const isChosen = (name: string, value: string) => search.getAll(name).includes(value);
  const offered = quickFilters(types).filter(([name, value]) => !isChosen(name, value));
  const isFreeOnly = search.get('freeOnly') === 'true';
  const freeOnly = withValue(search, 'freeOnly', isFreeOnly ? undefined : 'true');
  const cleared = without(search, NARROWING);

  // One list, so that a chip that changes sides keeps the focus.
  const chips = [
    ...chosen.map(([name, value]) => (
      <FilterLink key={`${name}=${value}`} name={name} value={value} isOn>
        {filterText(words, name, value, types)}
      </FilterLink>
    )),
    chosen.length > 1 && (
      <ToggleLink
        key="clear"
        to={toHref(cleared)}
        isOn={false}
        onToggle={() => change(cleared)}
        className="inline-flex min-h-10 shrink-0 items-center px-2 text-body-s font-semibold underline underline-offset-4"
      >
        <FormattedMessage id="search.clearFilters" />
      </ToggleLink>
    ),
    ...offered.map(([name, value], position) => (
      <FilterLink key={`${name}=${value}`} name={name} value={value} isOn={false} isExtra={position >= FEW_OFFERS}>
        {filterText(words, name, value, types)}
      </FilterLink>
    )),
  ];

  return (
    <div className="flex items-center gap-4 border-b border-line bg-paper px-4 md:px-6">
      <div
        role="group"
        aria-label={words.intl.formatMessage({ id: 'word.filters' })}
        className="-mx-4 flex min-w-0 grow gap-2 overflow-x-auto px-4 py-3.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
      >
        <ChipButton
          aria-haspopup="dialog"
          aria-expanded={isPanelOpen}
          isChosen={isPanelOpen}
          onClick={onOpenPanel}
          className="order-first md:order-last noscript:hidden"
        >
          <SlidersHorizontal aria-hidden="true" className="size-4.5" />
          <span className="max-md:hidden">
            <FormattedMessage id="search.allFilters" />
          </span>
          <span className="md:hidden">
            <FormattedMessage id="word.filters" /> {chosen.length > 0 && chosen.length}
          </span>
        </ChipButton>
        <SubTypeChip />
        <Suspense>
          <ReturnChip />
        </Suspense>
        {chips}
      </div>
      <ToggleLink
        as="switch"
        to={toHref(freeOnly)}
        isOn={isFreeOnly}
        onToggle={() => change(freeOnly)}
        className="hidden min-h-11 shrink-0 items-center gap-3 rounded-control text-body-s font-semibold md:inline-flex"
      >
        <span
          aria-hidden="true"
          className={cx(
            'flex h-6.5 w-11 items-center rounded-full p-0.75 transition-colors duration-250',
            isFreeOnly ? 'bg-asphalt-950' : 'bg-asphalt-400',
          )}
        >
          <span
            className={cx(
              'size-5 rounded-full bg-white transition-[translate] duration-250 ease-road',
              isFreeOnly && 'translate-x-4.5',
            )}
          />
        </span>
        <FormattedMessage id="search.freeOnly" />
      </ToggleLink>
    </div>
  );
}

type FilterLinkProps = {
  readonly name: string;
  readonly value: string;
  readonly isOn: boolean;
  /** Left out where the row would break. */
  readonly isExtra?: boolean;
  readonly children: React.ReactNode;
};

function FilterLink({ name, value, isOn, isExtra = false, children }: FilterLinkProps) {
  const { search, change } = useResults();
  const isList = name === 'subType' || !name.startsWith('min');
  const changed = isList ? toggled(search, name, value) : withValue(search, name, isOn ? undefined : value);
  return (
    <ToggleLink
      to={toHref(changed)}
      isOn={isOn}
      onToggle={() => change(changed)}
      className={cx(chipStyle(isOn), isExtra && 'md:max-xl:hidden')}
    >
      {children}
      {isOn && <X aria-hidden="true" className="-me-1 size-4" />}
    </ToggleLink>
  );
}
