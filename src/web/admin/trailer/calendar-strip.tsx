import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { BusyKind } from '#contract/trailer.ts';
import { keysOf } from '#domain/table.ts';
import { cx } from '#web/ui/cx.ts';

/** A stretch of the strip in hundredths of its width, with its days in words. */
export type StripPart = {
  readonly kind: BusyKind;
  readonly start: number;
  readonly width: number;
  readonly days: string;
  readonly who: string | null;
};

interface CalendarStripProps {
  readonly parts: readonly StripPart[];
  /** The period that is asked for, in hundredths. */
  readonly asked: { readonly start: number; readonly width: number } | null;
}

const LOOKS = {
  rental: 'bg-asphalt-950',
  hold: 'bg-asphalt-400',
  workshop: 'bg-warn',
  transfer: 'bg-info',
  overdue: 'bg-danger',
  certificate:
    'bg-danger-soft [background-image:repeating-linear-gradient(135deg,var(--color-danger)_0_2px,transparent_2px_6px)]',
} as const satisfies Record<BusyKind, string>;

/** What the colours of the strips mean, and which days they show. */
export function StripLegend({ days }: { readonly days: string }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-asphalt-600">
      <span>
        <FormattedMessage id="adminTrailer.calendar" />: {days}
      </span>
      {keysOf(LOOKS).map((kind) => (
        <span key={kind} className="inline-flex items-center gap-1.5 max-md:hidden">
          <span aria-hidden="true" className={cx('size-3 rounded-sm', LOOKS[kind])} />
          <FormattedMessage id={`adminTrailer.busy.${kind}`} />
        </span>
      ))}
    </div>
  );
}

/** What has a trailer in the next weeks, drawn for the eye and told for those who do not see it. */
export function CalendarStrip({ parts, asked }: CalendarStripProps) {
  const { formatMessage } = useIntl();
  const tell = ({ kind, days, who }: StripPart): string =>
    [`${days}: ${formatMessage({ id: `adminTrailer.busy.${kind}` })}`, ...(who === null ? [] : [who])].join(', ');
  return (
    <div className="w-full min-w-40 md:min-w-44">
      <div
        aria-hidden="true"
        className="relative h-5 overflow-hidden rounded-badge border border-line bg-free-soft [background-image:repeating-linear-gradient(to_right,transparent_0_calc(100%/6-1px),var(--color-line)_calc(100%/6-1px)_calc(100%/6))]"
      >
        {parts.map((part) => (
          <span
            key={`${part.kind} ${part.start}`}
            title={tell(part)}
            className={cx('absolute inset-y-0', LOOKS[part.kind])}
            style={{ left: `${part.start}%`, width: `${part.width}%` }}
          />
        ))}
        {asked && (
          <span
            className="pointer-events-none absolute inset-y-0 border-2 border-signal bg-signal/30"
            style={{ left: `${asked.start}%`, width: `${asked.width}%` }}
          />
        )}
      </div>
      <div className="sr-only">
        {parts.length === 0 ? (
          <FormattedMessage id="adminTrailer.calendar.none" />
        ) : (
          <ul>
            {parts.map((part) => (
              <li key={`${part.kind} ${part.start}`}>{tell(part)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
