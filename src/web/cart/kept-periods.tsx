import { FormattedMessage } from 'react-intl';
import type { CartPeriods } from '#contract/cart.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { CartLineView } from './describe-cart.server.ts';

type KeptPeriodsProps = { readonly kept: CartPeriods['kept']; readonly lines: readonly CartLineView[] };

/** Which lines have not followed the others to their new period, and why. */
export function KeptPeriods({ kept, lines }: KeptPeriodsProps) {
  const told = kept.flatMap(({ itemId, reason }) => {
    const line = lines.find(({ id }) => id === itemId);
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
