import { FormattedMessage } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import type { TotalsView } from './describe-totals.server.ts';
import { Flag } from './flag.tsx';

/** Why which tax is due, once for all lines. */
export function TaxReasons({ totals: { taxes, mayMove } }: { readonly totals: TotalsView }) {
  const [first] = taxes;
  if (!first) return null;
  return (
    <section aria-labelledby="tax-reasons" className="rounded-card bg-info-soft p-4 md:p-6">
      <h2 id="tax-reasons" className="text-h3">
        <FormattedMessage id="cart.tax.title" values={{ count: taxes.length, rate: first.rate }} />
      </h2>
      <ul className={cx('mt-4 grid gap-x-6 gap-y-5', taxes.length > 1 && 'md:grid-cols-2')}>
        {taxes.map(({ key, code, where, why, refund }) => (
          <li key={key} className="flex gap-3 text-body-s">
            <Flag country={code} />
            <p className="min-w-0 max-w-prose">
              <b className="font-bold">{where}</b> {why} {refund}
            </p>
          </li>
        ))}
      </ul>
      {mayMove && (
        <p className="mt-4 text-sm text-asphalt-700">
          <FormattedMessage id="cart.tax.later" />
        </p>
      )}
    </section>
  );
}
