import { CornerDownRight } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { EntryView } from './load-bank.server.ts';
import { PageLink } from '../frame/page-link.tsx';

type Debits = NonNullable<EntryView['debits']>;
interface DebitsProps {
  readonly debits: Debits;
}

/** Of a batch its own number, of a single one that of its invoice. */
export const debitNumbers = ({ count, batch, invoices }: Debits): string =>
  count > 1 ? batch.number : invoices.join(', ');

export function DebitTitle({ debits: { kind, count }, company }: DebitsProps & { readonly company: string | null }) {
  if (kind === 'returned')
    return <FormattedMessage id="adminBank.debit.returned" values={{ company: company ?? '' }} />;
  return count === 1 && company !== null ? (
    company
  ) : (
    <FormattedMessage id="adminBank.debit.collected" values={{ count }} />
  );
}

/** What would be collected, or has come back, if the proposal is accepted. */
export function ProposedDebits({ debits }: DebitsProps) {
  const { kind, count, batch, word, code, fee, invoices } = debits;
  return (
    <li className="flex items-start gap-2.5 py-0.5">
      <CornerDownRight aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span className="grid min-w-0 grow gap-0.5 wrap-anywhere">
        <span>
          {kind === 'collected' ? (
            <FormattedMessage id="adminBank.debit.collected" values={{ count }} />
          ) : (
            <>
              {invoices.join(', ')} · {word !== null && <FormattedMessage id={`debit.code.${word}`} />} ({code})
            </>
          )}
        </span>
        {fee !== null && (
          <span className="text-sm text-asphalt-600">
            <FormattedMessage id="adminBank.debit.fee" values={{ amount: fee }} />
          </span>
        )}
        <span className="text-sm">
          <PageLink to={`/admin/debits/${batch.id}`}>{batch.number}</PageLink>
        </span>
      </span>
    </li>
  );
}
