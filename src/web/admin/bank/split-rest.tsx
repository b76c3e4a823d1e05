import { Check, CircleAlert } from 'lucide-react';
import { money } from '#domain/money/money.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { useFormat } from '#web/words/use-format.ts';

/** Whether the shares add up: what is left is the credit of the company, too much cannot be booked. */
export function SplitRest({ left }: { readonly left: number }) {
  const format = useFormat();
  const Icon = left < 0 ? CircleAlert : Check;
  const word = left === 0 ? 'adminBank.split.whole' : left > 0 ? 'adminBank.rest.amount' : 'adminBank.split.tooMuch';
  return (
    <p
      role="status"
      className={cx(
        'mt-3 flex items-center gap-2.5 rounded-control px-4 py-2.5 text-body-s font-semibold',
        left < 0 ? 'bg-danger-soft text-danger' : 'bg-free-soft text-free',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <FormattedMessage id={word} values={{ amount: format.money(money(Math.abs(left))) }} />
    </p>
  );
}
