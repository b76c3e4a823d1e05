import { FormattedMessage } from '#i18n/intl.tsx';
import type { SumLine } from '#web/ui/sums.tsx';

interface Totals {
  readonly net: string;
  readonly taxes: readonly { readonly label: string; readonly amount: string }[];
  readonly gross: string;
}

type Labels = { readonly netLabel?: string | null; readonly grossLabel?: string | null };

/** From net to gross, at the end of a sum. */
export const totalLines = (
  { net, taxes, gross }: Totals,
  { netLabel, grossLabel }: Labels = {},
): readonly SumLine[] => [
  { key: 'net', label: netLabel ?? <FormattedMessage id="word.netTotal" />, amount: net, kind: 'subtotal' },
  ...taxes.map(({ label, amount }) => ({ key: label, label, amount, kind: 'tax' as const })),
  { key: 'gross', label: grossLabel ?? <FormattedMessage id="adminOrder.gross" />, amount: gross, kind: 'total' },
];
