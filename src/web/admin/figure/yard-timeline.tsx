import { ArrowDownLeft, ArrowUpRight, Check, Printer } from 'lucide-react';
import type { CSSProperties } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import type { TimelineView } from './load-dashboard.server.ts';
import { PageLink } from '../frame/page-link.tsx';
import { UnfoldLink } from './unfold-link.tsx';

type Depot = TimelineView['depots'][number];
type Unfolded = NonNullable<Depot['unfolded']>;
type Event = Unfolded['events'][number];

const percent = (place: number): string => `${(place * 100).toFixed(2)}%`;
const LANE_REM = 2.25;
/** A property of the style sheet, because a list on a phone has its own height. */
const heightOf = (lanes: number) => ({ '--height': `${lanes * LANE_REM + 0.75}rem` }) as CSSProperties;

/**
 * Who comes to which yard today, by each yard's own clock: a chart on wide screens, a list on phones. An operator with many
 * depots unfolds those of interest.
 */
export function YardTimeline({ timeline: { marks, depots } }: { readonly timeline: TimelineView }) {
  const rows = depots.map((depot) => ({ ...depot, isOpen: depot.unfolded !== undefined }));
  return (
    <Card className="p-5 md:p-5">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-h3">
          <FormattedMessage id="adminFigure.yards" />
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-body-s text-asphalt-600">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-4 rounded-badge bg-asphalt-950" />
            <FormattedMessage id="word.handover.pickUp" />
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-4 rounded-badge border-2 border-asphalt-950 bg-sheet" />
            <FormattedMessage id="word.handover.return" />
          </span>
          <PageLink to="/admin/day-sheet" isAlone data-ahead="hover" className="text-asphalt-950">
            <Printer aria-hidden="true" className="size-4" />
            <FormattedMessage id="adminFigure.daySheet" />
          </PageLink>
        </div>
      </header>
      {depots.length === 0 && (
        <p className="text-asphalt-600">
          <FormattedMessage id="adminFigure.yards.none" />
        </p>
      )}
      {depots.length > 0 && (
        <div className="grid grid-cols-1 md:grid-cols-[11rem_minmax(0,1fr)]">
          <div aria-hidden="true" className="hidden md:block" />
          <div aria-hidden="true" className="relative mb-2 hidden h-5 text-sm text-asphalt-600 md:block">
            {marks.map(({ time, place }) => (
              <span key={time} className="absolute" style={{ insetInlineStart: percent(place) }}>
                {time}
              </span>
            ))}
          </div>
          {rows.map((depot) => (
            <DepotRow key={depot.depotId} depot={depot} depots={rows} />
          ))}
        </div>
      )}
    </Card>
  );
}

type Row = Depot & { readonly isOpen: boolean };

function DepotRow({ depot, depots }: { readonly depot: Row; readonly depots: readonly Row[] }) {
  const { depotId, name, code, isOpen, counts, date, unfolded } = depot;
  return (
    <section aria-label={name} className="contents">
      <h3 className="border-t border-line py-1.5 font-bold">
        <UnfoldLink code={code} isOpen={isOpen} depots={depots}>
          {name}
        </UnfoldLink>
        {unfolded && (
          <span className="block text-sm font-normal">
            <PageLink to={`/admin/day-sheet?depot=${depotId}&date=${date}`} isAlone data-ahead="hover">
              <FormattedMessage id="adminFigure.daySheet" />
            </PageLink>
          </span>
        )}
        {unfolded && unfolded.codeOfDay !== null && (
          <span className="block text-sm font-normal text-asphalt-600">
            <FormattedMessage id="adminFigure.code" values={{ code: unfolded.codeOfDay }} />
          </span>
        )}
      </h3>
      {unfolded ? (
        <DepotEvents {...unfolded} />
      ) : (
        <p className="flex items-center text-body-s text-asphalt-600 max-md:pb-3 md:border-t md:border-line">
          <PageLink to={`/admin/day-sheet?depot=${depotId}&date=${date}`} isAlone data-ahead="hover">
            <FormattedMessage id="adminFigure.daySheet.counts" values={counts} />
          </PageLink>
        </p>
      )}
    </section>
  );
}

function DepotEvents({ now, events, lanes }: Pick<Unfolded, 'now' | 'events' | 'lanes'>) {
  return (
    <ul
      className="relative max-md:flex max-md:flex-wrap max-md:gap-2 max-md:pb-4 md:min-h-(--height) md:border-t md:border-line"
      style={heightOf(lanes)}
    >
      {now !== null && (
        <li
          aria-hidden="true"
          className="absolute inset-y-0 hidden w-0.5 bg-danger md:block"
          style={{ insetInlineStart: percent(now) }}
        />
      )}
      {events.map((event) => (
        <li
          key={`${event.kind} ${event.bookingId} ${event.trailerId}`}
          className="md:absolute"
          style={{ insetInlineStart: percent(event.place), top: `${event.lane * LANE_REM + 0.5}rem` }}
        >
          <EventLink event={event} />
        </li>
      ))}
    </ul>
  );
}

function EventLink({ event }: { readonly event: Event }) {
  const { formatMessage } = useIntl();
  const { kind, bookingId, localTime: time, trailerNumber: trailer, company, isDone, isWaiting } = event;
  const Icon = kind === 'pickUp' ? ArrowUpRight : ArrowDownLeft;
  return (
    <Link
      to={`/admin/bookings/${bookingId}`}
      title={company}
      data-ahead="hover"
      aria-label={formatMessage(
        { id: `adminFigure.event.${kind}` },
        { time, trailer, company, isDone: String(isDone) },
      )}
      className={cx(
        'inline-flex h-8 items-center gap-1.5 rounded-badge px-2.5 font-condensed text-sm font-bold whitespace-nowrap transition-colors touch:h-11',
        isDone && 'bg-paper-sunken text-asphalt-600 hover:bg-line',
        !isDone && kind === 'pickUp' && 'bg-asphalt-950 text-white hover:bg-asphalt-700',
        !isDone && kind === 'return' && 'border-[1.5px] border-asphalt-950 bg-sheet hover:bg-paper',
        isWaiting && !isDone && 'opacity-70',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {time} {trailer}
      {isDone && <Check aria-hidden="true" className="size-4" />}
    </Link>
  );
}
