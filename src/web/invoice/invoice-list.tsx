import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useSearch } from '#web/trailer/results/use-search.ts';
import { withValue, withValues } from '#web/trailer/results/search-params.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { CostCentreFilter } from './cost-centre-filter.tsx';
import { InvoiceFigures } from './invoice-figures.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import type { InvoicesData } from './load-invoices.server.ts';

/** What is to be paid, what was, and the papers of it. */
export function InvoiceList({ data }: { readonly data: InvoicesData }) {
  const { invoices, months, tab, sums, hasMore, pages, invoiceEmail, costCentres } = data;
  const { search, change, isPending } = useSearch(data.search);
  const { state } = useNavigation();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = invoices.filter(({ id }) => ticked.has(id));
  const further = new URLSearchParams(search);
  further.set('pages', String(pages + 1));
  return (
    <PageBody>
      <PageHeader
        title={<FormattedMessage id="word.invoices" />}
        actions={
          <>
            <LinkButton to="/invoices/statement" size="s">
              <FormattedMessage id="statement.title" />
            </LinkButton>
            {invoices.length > 0 && (
              <a href={`/api/invoices.csv?${search.toString()}`} download className={buttonStyle({ size: 's' })}>
                <Download aria-hidden="true" className="size-5" />
                CSV
              </a>
            )}
          </>
        }
      />
      <InvoiceFigures sums={sums} />
      <InvoiceTabs tab={tab} sums={sums} search={search} />
      <search className="mb-5 flex flex-wrap items-end gap-x-3 gap-y-3">
        <div className="min-w-0 grow basis-72 md:max-w-128">
          <WordSearch q={search.get('q') ?? ''} onSearch={(q) => change(withValue(search, 'q', q))} />
        </div>
        {(costCentres.length > 0 || data.costCentre !== '') && (
          <div className="min-w-0 basis-60 max-sm:grow">
            <CostCentreFilter
              costCentres={costCentres}
              chosen={search.get('costCentre') ?? ''}
              onChoose={(costCentre) => change(withValue(search, 'costCentre', costCentre))}
            />
          </div>
        )}
        {invoiceEmail !== null && (
          <p className="ms-auto min-w-0 self-center text-body-s wrap-anywhere text-asphalt-600">
            <FormattedMessage id="invoice.mailedTo" values={{ email: invoiceEmail }} />
          </p>
        )}
      </search>
      <InvoiceTable
        invoices={invoices}
        months={months}
        isBusy={isPending}
        ticked={ticked}
        onTick={setTicked}
        empty={
          <Nothing data={data} onClear={() => change(withValues(search, { q: undefined, costCentre: undefined }))} />
        }
      />
      {invoices.length > 0 && (
        <p className="mt-4 text-body-s text-asphalt-600">
          <FormattedMessage id="invoice.list.note" />
        </p>
      )}
      {hasMore && (
        <p className="mt-6 text-center">
          <LinkButton to={`?${further.toString()}`} replace preventScrollReset aria-disabled={state === 'loading'}>
            <FormattedMessage id="ui.loadMore" />
          </LinkButton>
        </p>
      )}
      {chosen.length > 0 && <ChosenBar chosen={chosen} onClear={() => setTicked(new Set())} />}
    </PageBody>
  );
}

type NothingProps = { readonly data: InvoicesData; readonly onClear: () => void };

function Nothing({ data: { tab, q, costCentre, billsHere }, onClear }: NothingProps) {
  if (q !== '' || costCentre !== '') {
    return (
      <EmptyState
        title={<FormattedMessage id="invoice.empty.found" />}
        actions={
          <Button onClick={onClear}>
            <FormattedMessage id="invoice.empty.clear" />
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState title={<FormattedMessage id={`invoice.empty.${tab}`} />}>
      <FormattedMessage id={billsHere ? 'invoice.empty.text' : 'invoice.empty.outside'} />
    </EmptyState>
  );
}

/** Looks once nothing has been typed for a moment. */
function WordSearch({ q, onSearch }: { readonly q: string; readonly onSearch: (q: string) => void }) {
  const { formatMessage } = useIntl();
  const { typed, setTyped } = useTypedSearch(q, onSearch);
  return (
    <SearchField
      label={formatMessage({ id: 'invoice.search' })}
      placeholder={formatMessage({ id: 'invoice.search' })}
      value={typed}
      onChange={setTyped}
      maxLength={100}
    />
  );
}
