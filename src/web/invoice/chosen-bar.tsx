import { MOST_CHOSEN_INVOICES } from '#contract/invoice.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { useFormat } from '#web/words/use-format.ts';
import type { InvoiceRowView } from './describe-invoice-row.server.ts';

type ChosenBarProps = { readonly chosen: readonly InvoiceRowView[]; readonly onClear: () => void };

/** What those that are ticked come to, and the files of them all; stays at the bottom of the screen. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const format = useFormat();
  const query = new URLSearchParams(chosen.map(({ id }) => ['id', id])).toString();
  const amount = format.money({ cents: chosen.reduce((sum, { grossCents }) => sum + grossCents, 0), currency: 'EUR' });
  return (
    <>
      <div aria-hidden="true" className="h-24" />
      <div
        role="status"
        className="safe-bottom fixed inset-x-0 bottom-(--consent) z-30 border-t border-line bg-sheet shadow-up print:hidden"
      >
        <div className="mx-auto flex max-w-content flex-wrap items-center justify-end gap-3 px-4 py-3 md:px-6">
          <span className="me-auto font-semibold tabular-nums">
            <FormattedMessage id="invoice.chosen" values={{ count: chosen.length, amount }} />
          </span>
          <Button tone="quiet" size="s" onClick={onClear}>
            <FormattedMessage id="chosen.clear" />
          </Button>
          {chosen.length > MOST_CHOSEN_INVOICES ? (
            <span className="text-body-s text-asphalt-600">
              <FormattedMessage id="invoice.chosen.most" values={{ count: MOST_CHOSEN_INVOICES }} />
            </span>
          ) : (
            <>
              <DownloadLink to={`/api/invoices.csv?${query}`}>CSV</DownloadLink>
              <DownloadLink to={`/api/invoices.zip?${query}`}>
                <FormattedMessage id="invoice.zip" />
              </DownloadLink>
            </>
          )}
        </div>
      </div>
    </>
  );
}
