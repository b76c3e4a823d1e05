import { FormattedMessage } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import type { EntryView } from './load-bank.server.ts';
import { shortIban } from './short-iban.ts';

/** Who, how much, and what the bank says about it. */
export const EntryHead = ({ name, amount, cents, text, day, ibanMasked }: EntryView) => (
  <>
    <div className="flex items-baseline justify-between gap-4">
      <p className="min-w-0 font-semibold wrap-anywhere">{name ?? <FormattedMessage id="adminBank.nobody" />}</p>
      <p className={cx('text-price-s shrink-0 whitespace-nowrap', cents < 0 && 'text-danger')}>{amount}</p>
    </div>
    {text !== '' && <p className="font-condensed text-sm wrap-anywhere text-asphalt-600">{text}</p>}
    <p className="text-sm text-asphalt-600 tabular-nums">
      {day}
      {ibanMasked !== null && ` · ${shortIban(ibanMasked)}`}
    </p>
  </>
);
