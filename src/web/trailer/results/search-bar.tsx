import { MapPin, Search } from 'lucide-react';
import { type FocusEvent, type FormEvent, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Form } from 'react-router';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { trailerName, typeName } from '#web/words/trailer-name.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { focusOpener, useDismiss } from '#web/ui/use-dismiss.ts';
import { PeriodCell, type PeriodTexts } from './period-cell.tsx';
import { PlaceWithoutScripts } from './place-without-scripts.tsx';
import { type DepotView, placeValues } from './place.ts';
import { CELL, CELL_LABEL, CELL_VALUE, CellButton, SelectCell } from './search-cell.tsx';
import { SearchPanel } from './search-panel.tsx';
import type { SearchValue } from './search-value.ts';
import { usePlaceText } from './use-place-text.ts';

const loadPlacePanel = () => import('./place-panel.tsx');
const loadPeriodPanel = () => import('./period-panel.tsx');
const PlacePanel = lazyPart(loadPlacePanel);
const PeriodPanel = lazyPart(loadPeriodPanel);

type SearchBarProps = {
  readonly value: SearchValue;
  readonly depots: readonly DepotView[];
  /** As the server wrote them, for as long as nothing has changed. */
  readonly texts?: PeriodTexts | undefined;
  /** Filters that a form without scripts has to send along. */
  readonly kept?: readonly (readonly [name: string, value: string])[];
  /** Yellow until the search has been made. */
  readonly tone: 'signal' | 'ink';
  readonly submit: ReactNode;
  readonly className?: string;
  /** Asks for the place, then for the period, then searches: for whoever wants both anew. */
  readonly isGuided?: boolean;
  readonly below?: ReactNode;
  readonly onChange: (value: SearchValue) => void;
  readonly onSearch: (value: SearchValue) => void;
};

/** Place, period and type, on top of every page on which trailers are looked for. It is a form that works by itself. */
export function SearchBar({
  value,
  depots,
  texts,
  kept = [],
  tone,
  submit,
  className,
  isGuided = false,
  below,
  onChange,
  onSearch,
}: SearchBarProps) {
  const intl = useIntl();
  const { config } = usePageScope();
  const placeText = usePlaceText(value.place, depots);
  const [open, setOpen] = useState<'place' | 'period'>();
  const box = useRef<HTMLFormElement>(null);
  const close = useCallback(() => setOpen(undefined), []);
  const closeToOpener = () => {
    focusOpener(box.current);
    close();
  };
  useDismiss(box, open !== undefined, close);
  const { near, radiusKm, depot = '' } = placeValues(value.place);

  const closeOnLeave = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.closest('[role="dialog"], [aria-expanded="true"]')) close();
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    close();
    onSearch(value);
  };
  const apply = (change: Partial<SearchValue>) => {
    onChange({ ...value, ...change });
    closeToOpener();
  };
  return (
    <Form
      ref={box}
      action="/trailers"
      role="search"
      aria-label={intl.formatMessage({ id: 'searchBar.label' })}
      onSubmit={search}
      onFocus={closeOnLeave}
      className={cx(
        'relative grid-cols-1 rounded-card bg-sheet p-1.5 text-asphalt-950 lg:p-1 [--focus:var(--color-info)] lg:grid-cols-[1.25fr_2.1fr_1fr_auto]',
        className,
      )}
    >
      {kept.map(([name, text]) => (
        <input key={`${name}=${text}`} type="hidden" name={name} value={text} />
      ))}
      {near !== undefined && <input type="hidden" name="near" value={near} />}
      {radiusKm !== undefined && <input type="hidden" name="radiusKm" value={radiusKm} />}
      <CellButton
        label={
          <>
            <MapPin aria-hidden="true" className="size-4" />
            <FormattedMessage id="searchBar.place" />
          </>
        }
        isOpen={open === 'place'}
        onOpen={() => setOpen(open === 'place' ? undefined : 'place')}
        onNear={() => void loadPatiently(loadPlacePanel)}
      >
        <span className={cx(CELL_VALUE, 'truncate')}>{placeText}</span>
      </CellButton>
      {open === 'place' && (
        <SearchPanel
          label={intl.formatMessage({ id: 'searchBar.place' })}
          onClose={closeToOpener}
          className="md:start-0 md:w-104"
        >
          <Suspense fallback={<PanelScaffold />}>
            <PlacePanel
              place={value.place}
              depots={depots}
              onChange={(place) => {
                apply({ place });
                if (isGuided) setOpen('period');
              }}
            />
          </Suspense>
        </SearchPanel>
      )}
      <label className={cx(CELL, 'hidden noscript:flex')}>
        <span className={CELL_LABEL}>
          <FormattedMessage id="searchBar.place" />
        </span>
        <select
          name="depot"
          value={depot}
          onChange={(event) => apply({ place: { kind: 'depots', names: [event.target.value] } })}
          className={cx(CELL_VALUE, 'w-full bg-transparent')}
        >
          <option value="">{placeText}</option>
          {depots.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <PlaceWithoutScripts returnTo={value.returnTo} />
      <PeriodCell
        from={value.from}
        to={value.to}
        texts={texts}
        isOpen={open === 'period'}
        onOpen={() => setOpen(open === 'period' ? undefined : 'period')}
        onNear={() => void loadPatiently(loadPeriodPanel)}
        onChange={(change) => onChange({ ...value, ...change })}
      />
      {open === 'period' && (
        <SearchPanel
          label={intl.formatMessage({ id: 'searchBar.period' })}
          onClose={closeToOpener}
          className="md:start-0 md:w-160 md:border-0! md:shadow-none! lg:start-[22%]"
        >
          <Suspense fallback={<PanelScaffold />}>
            <PeriodPanel
              from={value.from}
              to={value.to}
              onChange={apply}
              isGuided={isGuided}
              onSearch={(period) => {
                apply(period);
                onSearch({ ...value, ...period });
              }}
            />
          </Suspense>
        </SearchPanel>
      )}
      <SelectCell
        name="type"
        label={<FormattedMessage id="word.noun.trailer" />}
        value={value.types.length === 1 ? (value.types[0] ?? '') : value.types.length > 1 ? 'several' : ''}
        onChange={(type) => apply({ types: type === '' ? [] : [type], subType: undefined })}
        className="border-t border-line lg:border-s lg:border-t-0"
      >
        <option value="">{intl.formatMessage({ id: 'searchBar.anyType' })}</option>
        {value.types.length > 1 && (
          <option value="several" disabled>
            {intl.formatMessage({ id: 'searchBar.types' }, { count: value.types.length })}
          </option>
        )}
        {config.trailerTypes.map(({ type }) => (
          <option key={type} value={type}>
            {value.subType !== undefined && value.types.includes(type)
              ? trailerName(intl, type, value.subType)
              : typeName(intl, type)}
          </option>
        ))}
      </SelectCell>
      <Button type="submit" tone={tone} className="max-lg:mt-1.5 max-lg:w-full lg:px-6">
        <Search aria-hidden="true" className="size-5" />
        {submit}
      </Button>
      {below}
    </Form>
  );
}

const PanelScaffold = () => (
  <div className="animate-late space-y-4 p-6">
    <Skeleton className="h-6 w-1/2" />
    <Skeleton className="h-64 w-full" />
  </div>
);
