import { FormattedMessage } from '#i18n/intl.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { PrefetchLink } from '#web/ui/prefetch-link.tsx';
import type { DayView } from './describe-days.server.ts';

type Entry = DayView['entries'][number];
type DayCardProps = { readonly days: readonly DayView[]; readonly now: string };

/** Appointments of today along a lane, solid as far as it has come, and those of the next day that has any. */
export function DayCard({ days, now }: DayCardProps) {
  return (
    <Card>
      <section aria-labelledby="day">
        <h2 id="day" className="text-h3 mb-4">
          <FormattedMessage id="today.day" />
        </h2>
        {days.map((day) => (
          <div
            key={day.date}
            className="not-first-of-type:mt-4 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-3"
          >
            {!day.isToday && <h3 className="text-label mb-2 text-asphalt-600 first-letter:uppercase">{day.name}</h3>}
            {day.entries.length > 0 ? <Lane day={day} now={now} /> : <NothingToday />}
          </div>
        ))}
      </section>
    </Card>
  );
}

const NothingToday = () => (
  <p className="text-body-s text-asphalt-600">
    <FormattedMessage id="today.day.none" />
  </p>
);

function Lane({ day: { entries, isToday }, now }: { readonly day: DayView; readonly now: string }) {
  const next = entries.findIndex(({ isPast }) => !isPast);
  const past = next === -1 ? entries : entries.slice(0, next);
  const ahead = next === -1 ? [] : entries.slice(next);
  return (
    <ol>
      {past.map((entry) => (
        <EntryRow key={entry.key} entry={entry} isNext={false} />
      ))}
      {isToday && (
        <li className="flex items-center gap-3 py-1 font-condensed text-xs font-bold text-danger">
          <span className="sr-only">
            <FormattedMessage id="today.now" values={{ time: now }} />
          </span>
          <span aria-hidden="true">{now}</span>
          <span aria-hidden="true" className="h-0.5 grow bg-danger" />
        </li>
      )}
      {ahead.map((entry, position) => (
        <EntryRow key={entry.key} entry={entry} isNext={isToday && position === 0} />
      ))}
    </ol>
  );
}

const INKS = { plain: '', danger: 'text-danger', warn: '' } as const;

function EntryRow({ entry, isNext }: { readonly entry: Entry; readonly isNext: boolean }) {
  const { time, iso, title, note, href, tone, isPast } = entry;
  return (
    <li className="relative grid grid-cols-[3rem_1rem_minmax(0,1fr)] gap-x-2.5 pb-4 last:pb-0">
      <time dateTime={iso} className={cx('font-semibold', INKS[tone])}>
        {time}
      </time>
      <span aria-hidden="true" className="relative flex justify-center">
        <span
          className={cx(
            'absolute top-3 -bottom-5 border-s-2 in-[li:last-child]:hidden',
            isPast ? 'border-asphalt-950' : 'border-dashed border-asphalt-400',
          )}
        />
        <span
          className={cx(
            'relative mt-1.5 size-3.5 rounded-full border-2',
            tone === 'danger' ? 'border-danger bg-danger' : 'border-asphalt-950',
            tone !== 'danger' && (isNext ? 'bg-signal' : isPast ? 'bg-asphalt-950' : 'bg-sheet'),
          )}
        />
      </span>
      <div className="min-w-0">
        <PrefetchLink to={href} ahead="hover" className={cx('rounded-badge font-semibold hover:underline', INKS[tone])}>
          {title}
        </PrefetchLink>
        <p className={cx('text-body-s', tone === 'warn' ? 'text-warn' : 'text-asphalt-600')}>{note}</p>
      </div>
    </li>
  );
}
