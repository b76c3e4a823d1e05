import { useEffect, useRef } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { PriceCurve } from '#domain/price/price-curve.ts';
import { findNamedStretch } from '#web/price/curve-window.ts';
import { PriceCurveChart } from '#web/price/price-curve-chart.tsx';
import { useWords } from '#web/words/use-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SectionHeading } from '#web/ui/page-header.tsx';
import type { TrailerData } from './load-trailer.server.ts';

type CurveSectionProps = {
  readonly curve: PriceCurve;
  readonly days: number;
  readonly price: TrailerData['price'];
  readonly depot: string;
  /** While the point moves. */
  readonly onPreview: (days: number) => void;
  /** When it rests. */
  readonly onDays: (days: number) => void;
};

/** So long the point has to rest before the server is asked. */
const REST_MS = 250;

export function CurveSection({ curve, days, price, depot, onPreview, onDays }: CurveSectionProps) {
  const { intl, format } = useWords();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const first = curve.points[0];
  const last = curve.points.at(-1);
  if (!first || !last) return null;
  const named = findNamedStretch(curve, days);
  const chosen = curve.points.find((point) => point.days === days);
  const stretch = named && { from: named.fromDay, to: named.toDay, amount: format.roundMoney(named.total) };
  const move = (to: number) => {
    onPreview(to);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => onDays(to), REST_MS);
  };

  return (
    <section aria-labelledby="curve">
      <SectionHeading
        id="curve"
        title={<FormattedMessage id="trailer.curve.title" />}
        note={<FormattedMessage id="trailer.curve.note" values={{ depot }} />}
      />
      <Card>
        <PriceCurveChart
          curve={curve}
          days={days}
          label={
            stretch
              ? intl.formatMessage({ id: 'trailer.curve.label' }, stretch)
              : intl.formatMessage({ id: 'trailer.curve.title' })
          }
          unit={intl.formatMessage({ id: 'trailer.curve.unit' })}
          flatLabel={stretch ? intl.formatMessage({ id: 'trailer.curve.flat' }, stretch) : ''}
          formatAmount={(cents) => String(cents / 100)}
          slider={
            <input
              type="range"
              min={first.days}
              max={last.days}
              value={Math.min(Math.max(days, first.days), last.days)}
              onChange={(event) => move(Number(event.target.value))}
              aria-label={intl.formatMessage({ id: 'word.rentalDays' })}
              aria-valuetext={
                chosen &&
                intl.formatMessage({ id: 'trailer.curve.value' }, { days, amount: format.money(chosen.total) })
              }
              className="peer pointer-events-auto absolute inset-y-0 -left-2 m-0 w-[calc(100%+1rem)] cursor-ew-resize touch-pan-y opacity-0"
            />
          }
        />
        {price?.isLongerBand === true && price.days === days && (
          <div className="mt-2">
            <Notice tone="free" title={price.why}>
              {price.freeDays?.text}
            </Notice>
          </div>
        )}
      </Card>
    </section>
  );
}
