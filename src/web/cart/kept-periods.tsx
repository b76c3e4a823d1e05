import { FormattedMessage } from '#i18n/intl.tsx';
import type { CartPeriods } from '#contract/cart.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { CartLineView } from './describe-cart.server.ts';

/** With the period that the line had then. */
export type KeptPeriod = CartPeriods['kept'][number] & Pick<CartLineView, 'period'>;

type KeptPeriodsProps = {
  readonly kept: readonly KeptPeriod[];
  readonly lines: readonly Pick<CartLineView, 'id' | 'number' | 'period' | 'pickUp' | 'return'>[];
};

/** Which lines have not followed the others to their new period, and why. Of one that has moved since it says nothing. */
export function KeptPeriods({ kept, lines }: KeptPeriodsProps) {
  const told = kept.flatMap(({ itemId, reason, period: { from, to } }) => {
    const line = lines.find(({ id, period }) => id === itemId && period.from === from && period.to === to);
    return line ? [{ line, reason }] : [];
  });
  if (told.length === 0) return null;
  return (
    <Notice tone="warn" isAlert title={<FormattedMessage id="cart.periodsKept" values={{ count: told.length }} />}>
      <ul className="mt-1 space-y-1">
        {told.map(({ line, reason }) => (
          <li key={line.id}>
            <b className="font-semibold">{line.number}</b> ({line.pickUp} – {line.return}):{' '}
            <FormattedMessage id={`cart.unfree.${reason}`} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
