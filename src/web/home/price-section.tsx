import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { PriceCurveChart } from '#web/price/price-curve-chart.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import type { HomeData } from './load-home.server.ts';

type PriceSectionProps = NonNullable<HomeData['price']>;

export function PriceSection({ headline, text, curve, flat, rows }: PriceSectionProps) {
  const intl = useIntl();
  return (
    <section aria-labelledby="prices" className="grid gap-8 lg:grid-cols-2 lg:gap-16">
      <div className="min-w-0">
        <h2 id="prices" className="text-h2">
          {headline}
        </h2>
        <p className="mt-4 max-w-xl text-lg leading-7 text-asphalt-700">{text}</p>
        <table className="mt-6 w-full max-w-lg text-body-s">
          <thead className="border-b-2 border-asphalt-950 font-condensed text-sm text-asphalt-600">
            <tr>
              <th scope="col" className="py-2.5 pl-3 text-left font-normal">
                <FormattedMessage id="trailerType.plane.standard" />
              </th>
              <th scope="col" className="py-2.5 text-right font-normal">
                <FormattedMessage id="home.perDay" />
              </th>
              <th scope="col" className="py-2.5 pr-3 text-right font-normal">
                <FormattedMessage id="home.totalNet" />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ days, perDay, total, isFlat }) => (
              <tr key={days} className={cx('border-b border-line font-semibold', isFlat && 'bg-free-soft text-free')}>
                <th scope="row" className="py-2.5 pl-3 text-left">
                  <FormattedMessage id="home.days" values={{ count: days }} />
                </th>
                <td className="py-2.5 text-right">{perDay}</td>
                <td className="py-2.5 pr-3 text-right">{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Card className="self-start">
        <PriceCurveChart
          curve={curve}
          days={flat.from}
          label={intl.formatMessage({ id: 'home.curveLabel' }, flat)}
          unit={intl.formatMessage({ id: 'home.daysUnit' })}
          flatLabel={intl.formatMessage({ id: 'home.flatStretch' }, flat)}
          formatAmount={(cents) => String(cents / 100)}
        />
      </Card>
    </section>
  );
}
