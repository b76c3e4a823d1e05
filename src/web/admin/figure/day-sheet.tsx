import { FormattedMessage } from '#i18n/intl.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { SheetView } from './load-day-sheet.server.ts';
import { SheetEntry } from './sheet-entry.tsx';
import { UnfoldLink } from './unfold-link.tsx';

interface DaySheetProps {
  readonly sheet: SheetView;
  /** All that are on the page: folding one keeps the others as they are. */
  readonly sheets: readonly SheetView[];
  readonly signatures: readonly string[];
}

/** The work of one day at one depot, to be ticked off. On paper every depot begins a sheet of its own. */
export function DaySheet({ sheet, sheets, signatures }: DaySheetProps) {
  const { name, code, day, codeOfDay, counts, events, isOpen } = sheet;
  return (
    <section
      aria-label={name}
      className={
        isOpen
          ? 'mt-5 mb-8 break-after-page first:mt-0 last:break-after-auto print:my-0'
          : 'border-b border-line py-1 last:border-0'
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 print:items-baseline">
        <h2 className={isOpen ? 'text-h3' : 'font-semibold'}>
          <UnfoldLink code={code} isOpen={isOpen} depots={sheets}>
            {name}
          </UnfoldLink>
        </h2>
        {isOpen && <p className="hidden text-body-s print:block">{day}</p>}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1 text-body-s text-asphalt-600">
          {counts.overdue > 0 && (
            <WordBadge
              tone="danger"
              mark="dot"
              word="adminFigure.daySheet.overdue"
              values={{ count: counts.overdue }}
            />
          )}
          <FormattedMessage id="adminFigure.daySheet.counts" values={counts} />
        </p>
      </div>
      {isOpen && codeOfDay !== null && (
        <p className="mt-1 text-body-s text-asphalt-600">
          <b className="font-condensed text-lg text-asphalt-950">
            <FormattedMessage id="adminFigure.code" values={{ code: codeOfDay }} />
          </b>{' '}
          <FormattedMessage id="adminFigure.code.hint" />
        </p>
      )}
      {isOpen && events.length === 0 && (
        <p className="mt-3">
          <FormattedMessage id="adminFigure.daySheet.none" />
        </p>
      )}
      <ul className="mt-2 overflow-hidden rounded-card border border-line bg-sheet empty:hidden print:rounded-none print:border-x-0">
        {events.map((entry) => (
          <SheetEntry
            key={`${entry.kind} ${entry.bookingId} ${entry.trailerId}`}
            entry={entry}
            signatures={signatures}
          />
        ))}
      </ul>
    </section>
  );
}
