import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { CostsData } from './load-costs.server.ts';

/** One bar a month: what was billed, and on top of it what is agreed. The same figures stand in a table below. */
export function CostChart({ data: { months, year, sums, scale } }: { readonly data: CostsData }) {
  const { formatMessage } = useIntl();
  const height = (cents: number) => ({ height: `${(cents / scale.topCents) * 100}%` });
  return (
    <figure className="m-0">
      <figcaption className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-h3">
          <FormattedMessage id="cost.months" />
        </h2>
        <Legend />
      </figcaption>
      <div role="img" aria-label={formatMessage({ id: 'cost.chart' }, { year, ...sums })}>
        <div className="relative flex h-48 items-end gap-1 border-b border-asphalt-950 sm:gap-2 md:h-64 md:gap-3">
          {scale.lines.map(({ part, amount }) => (
            <span
              key={part}
              className="absolute inset-x-0 border-t border-line text-xs text-asphalt-600"
              style={{ bottom: `${part * 100}%` }}
            >
              {amount}
            </span>
          ))}
          {months.map(({ month, name, billed, committed, billedCents, committedCents }) => (
            <span
              key={month}
              title={formatMessage({ id: 'cost.month.figures' }, { month: name, billed, committed })}
              className="relative flex h-full min-w-0 grow basis-0 flex-col justify-end"
            >
              <span className="hatch shadow-[inset_0_0_0_1px_var(--color-line-field)]" style={height(committedCents)} />
              <span className="bg-asphalt-950" style={height(billedCents)} />
            </span>
          ))}
        </div>
        <div aria-hidden="true" className="mt-1.5 flex gap-1 text-xs text-asphalt-600 sm:gap-2 md:gap-3">
          {months.map(({ month, number }) => (
            <span key={month} className="min-w-0 grow basis-0 text-center tabular-nums">
              {number}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

const Legend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-body-s text-asphalt-600">
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className="size-4 rounded-badge bg-asphalt-950" />
      <FormattedMessage id="cost.billed" />
    </li>
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className="hatch size-4 rounded-badge border border-line-field" />
      <FormattedMessage id="cost.committed" />
    </li>
  </ul>
);
