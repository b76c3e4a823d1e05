import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { SettlementView } from '#web/booking/describe-settlement.server.ts';
import { Period } from '#web/ui/period.tsx';
import { Sums } from '#web/ui/sums.tsx';
import type { LineView } from '#web/line/describe-line.server.ts';
import type { TotalsView } from './describe-totals.server.ts';

type OrderSumsProps = {
  readonly lines: readonly Pick<LineView, 'id' | 'number' | 'city' | 'net' | 'pickUp' | 'return'>[];
  readonly totals: TotalsView;
  /** The period that all lines share; else each line tells its own. */
  readonly period: Pick<LineView, 'pickUp' | 'return' | 'days'> | null;
  /** What has changed since it was ordered; the totals are then what is to be paid. */
  readonly settlement?: SettlementView;
};

/** What, when, where and how much, in as few words as that takes. */
export function OrderSums({ lines, totals, period, settlement }: OrderSumsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {period && (
        <Period
          isStacked
          className="mb-4 rounded-control bg-paper px-3.5 py-3"
          start={period.pickUp}
          end={period.return}
          days={<FormattedMessage id="ui.days" values={{ days: period.days }} />}
        />
      )}
      <Sums
        caption={formatMessage({ id: 'word.yourOrder' })}
        lines={[
          ...lines.map((line) => ({
            key: line.id,
            label: `${line.number} ${line.city}`,
            amount: line.net,
            ...(period ? {} : { base: `${line.pickUp} – ${line.return}` }),
          })),
          ...(settlement?.before ?? []),
          {
            key: 'net',
            kind: 'subtotal',
            label: settlement?.netLabel ?? formatMessage({ id: 'cart.net' }),
            amount: totals.net,
          },
          ...totals.taxes.map(({ key, label, amount, base }) => ({ key, kind: 'tax' as const, label, amount, base })),
          {
            key: 'gross',
            kind: 'total',
            label: settlement?.grossLabel ?? formatMessage({ id: 'word.grossTotal' }),
            amount: totals.gross,
          },
          ...(settlement?.after ?? []),
        ]}
      />
    </>
  );
}
