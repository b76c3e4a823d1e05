import { Check, ChevronDown } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { usePageScope } from '#web/page-scope.tsx';
import { trailerName } from '#web/words/trailer-name.ts';
import { ChipButton } from '#web/ui/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { useDismiss } from '#web/ui/use-dismiss.ts';
import { useResults } from './search-context.ts';
import { toggled, toHref } from './search-params.ts';
import { ToggleLink } from './toggle-link.tsx';

/** The sub-types of the one type that is searched for, with how many of each are free. Phones have them in the panel. */
export function SubTypeChip() {
  const intl = useIntl();
  const { config } = usePageScope();
  const { search, change, facets } = useResults();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(box, isOpen, close);

  const [type, ...others] = search.getAll('type');
  const subTypes = config.trailerTypes.find((known) => known.type === type)?.subTypes ?? [];
  if (type === undefined || others.length > 0 || subTypes.length < 2) return null;
  return (
    <div ref={box} className="relative max-md:hidden noscript:hidden">
      <ChipButton aria-expanded={isOpen} aria-controls={panelId} onClick={() => setIsOpen(!isOpen)}>
        <FormattedMessage id="word.subType" />
        <ChevronDown aria-hidden="true" className="size-4" />
      </ChipButton>
      <div
        id={panelId}
        hidden={!isOpen}
        className="absolute start-0 top-full z-20 mt-1 min-w-72 animate-drop rounded-card border border-line bg-sheet p-1.5 shadow-2"
      >
        {subTypes.map((subType) => {
          const changed = toggled(search, 'subType', subType);
          const isOn = search.getAll('subType').includes(subType);
          const count = facets.here && (facets.here.subType[`${type}.${subType}`] ?? 0);
          return (
            <ToggleLink
              key={subType}
              to={toHref(changed)}
              isOn={isOn}
              onToggle={() => change(changed)}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 transition-colors hover:bg-paper-sunken"
            >
              <Check aria-hidden="true" className={cx('size-5 shrink-0', !isOn && 'invisible')} />
              <span className={cx('grow', isOn && 'font-semibold')}>{trailerName(intl, type, subType)}</span>
              <span className="text-body-s text-asphalt-600">{count}</span>
            </ToggleLink>
          );
        })}
      </div>
    </div>
  );
}
