import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const SIZES = { s: 'text-price-s', m: 'text-price', l: 'text-price-l' } as const;

/** Splits `1.671,00 €` before the separator of the cents, so that they can be set smaller. */
const splitCents = (amount: string): readonly [string, string] => {
  const cents = /[.,]\d{2}(?=\D*$)/u.exec(amount);
  return cents ? [amount.slice(0, cents.index), amount.slice(cents.index)] : [amount, ''];
};

interface PriceProps {
  /** Formatted with its currency. */
  readonly amount: string;
  /** "netto für 23 Tage", "31,30 € am Tag": a price never stands without them. */
  readonly notes?: readonly ReactNode[];
  readonly size?: keyof typeof SIZES;
  readonly align?: 'start' | 'end';
}

export function Price({ amount, notes = [], size = 'm', align = 'end' }: PriceProps) {
  const [whole, cents] = splitCents(amount);
  return (
    <div className={align === 'end' ? 'text-end' : undefined}>
      <p className={cx('whitespace-nowrap', SIZES[size])}>
        {whole}
        <span className="cents">{cents}</span>
      </p>
      {notes.length > 0 && (
        <ul className="mt-1.5 text-sm text-asphalt-600">
          {notes.map((note, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- notes are words in a fixed order
            <li key={position}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
