import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** What a server describes is text; a page may show more. */
export interface SumLine<Text = ReactNode> {
  readonly key: string;
  readonly label: Text;
  /** How the amount came about: "23 × 3,90 €". */
  readonly note?: Text;
  readonly amount: Text;
  readonly kind?: 'line' | 'subtotal' | 'total' | 'tax';
  /** What a tax is levied on, beneath its line. */
  readonly base?: Text;
}

/** Two columns, figures flush right: hairline before a subtotal, ink rule before the total. */
export function Sums({ lines, caption }: { readonly lines: readonly SumLine[]; readonly caption: string }) {
  return (
    <table className="w-full border-collapse text-body-s">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map(({ key, label, note, amount, kind = 'line', base }) => (
          <tr
            key={key}
            data-kind={kind}
            className={cx(
              'align-baseline [&:has(+_[data-kind=total])>*]:pb-3',
              kind === 'subtotal' && 'border-t border-line font-bold',
              kind === 'total' && 'border-t-2 border-asphalt-950 text-lg font-bold',
            )}
          >
            <th
              scope="row"
              className={cx(
                'pe-4 text-start',
                kind === 'subtotal' || kind === 'total' ? 'font-bold' : 'font-normal',
                kind === 'total' ? 'pt-3' : 'py-1.5',
                kind === 'subtotal' && 'pt-2.5',
              )}
            >
              {label}
              {note !== undefined && <span className="font-normal text-asphalt-600"> · {note}</span>}
              {base !== undefined && <span className="block text-sm font-normal text-asphalt-600">{base}</span>}
            </th>
            <td
              className={cx(
                'text-end whitespace-nowrap',
                kind === 'total' ? 'pt-3' : 'py-1.5',
                kind === 'subtotal' && 'pt-2.5',
              )}
            >
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
