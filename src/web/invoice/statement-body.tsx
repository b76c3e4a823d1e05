import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Price } from '#web/ui/price.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { StatementRowText, StatementView } from './describe-statement.server.ts';

type ViewProps = { readonly view: StatementView };

/** What it began with and came to, row by row, and how old what is open is. */
export function StatementBody({ view }: ViewProps) {
  return (
    <>
      <Balances view={view} />
      <Rows view={view} />
      <Ageing view={view} />
      <p className="mt-4 max-w-prose text-body-s text-asphalt-600">
        <FormattedMessage id="statement.note" />
      </p>
    </>
  );
}

function Balances({ view: { opening, closing, standing, open, unused, fromText, toText } }: ViewProps) {
  const { formatMessage } = useIntl();
  return (
    <section
      aria-label={formatMessage({ id: 'invoice.sums' })}
      className="mb-6 grid overflow-hidden rounded-card border border-line bg-sheet max-lg:divide-y max-lg:divide-line sm:max-lg:grid-cols-2 lg:grid-cols-4 lg:divide-x lg:divide-line"
    >
      <Figure label={<FormattedMessage id="statement.opening" />} amount={opening} note={fromText} />
      <Figure label={<FormattedMessage id="invoice.sum.open" />} amount={open} note={toText} />
      <Figure label={<FormattedMessage id="statement.unused" />} amount={unused} note={toText} />
      <Figure
        label={<FormattedMessage id="statement.closing" />}
        amount={closing}
        note={<FormattedMessage id={`statement.closing.${standing}`} />}
        isResult
      />
    </section>
  );
}

type FigureProps = {
  readonly label: ReactNode;
  readonly amount: string;
  readonly note: ReactNode;
  readonly isResult?: boolean;
};

const Figure = ({ label, amount, note, isResult = false }: FigureProps) => (
  <div className={cx('min-w-0 p-4 md:p-5', isResult && 'bg-paper-sunken')}>
    <h2 className="text-label mb-1 text-asphalt-700">{label}</h2>
    <Price amount={amount} align="start" />
    <p className="mt-1 text-body-s text-asphalt-700">{note}</p>
  </div>
);

const Amount = ({ children }: { readonly children: string }) => (
  <span className="whitespace-nowrap tabular-nums">{children}</span>
);

const AmountCell = ({ amount }: StatementRowText) => <Amount>{amount}</Amount>;
const BalanceCell = ({ balance }: StatementRowText) => <Amount>{balance}</Amount>;

function Entry({ title, number, to, orderNumber }: StatementRowText) {
  const about = [number === null ? null : title, orderNumber].filter(Boolean).join(' · ');
  return (
    <>
      <span className="block whitespace-nowrap">{to === null ? title : <TextLink to={to}>{number}</TextLink>}</span>
      {about !== '' && <span className="block font-sans text-body-s font-normal text-asphalt-600">{about}</span>}
    </>
  );
}

function Rows({ view: { rows, heads, period } }: ViewProps) {
  const { formatMessage } = useIntl();
  const columns: readonly Column<StatementRowText>[] = [
    { key: 'entry', header: heads.entry, isTitle: true, cell: Entry },
    { key: 'on', header: heads.date, cell: ({ on }) => on },
    { key: 'due', header: heads.due, cell: ({ due }) => due ?? '–' },
    { key: 'amount', header: heads.amount, align: 'end', cell: AmountCell },
    { key: 'balance', header: heads.balance, align: 'end', cell: BalanceCell },
  ];
  return (
    <DataTable
      caption={`${formatMessage({ id: 'statement.title' })}, ${period}`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={<FormattedMessage id="statement.none" />}>{period}</EmptyState>}
    />
  );
}

const Ageing = ({ view: { ageing } }: ViewProps) => (
  <section className="mt-8 break-inside-avoid">
    <h2 className="text-h3 mb-3">
      <FormattedMessage id="statement.ageing" />
    </h2>
    <dl className="grid overflow-hidden rounded-card border border-line bg-sheet max-md:divide-y max-md:divide-line md:grid-cols-5 md:divide-x md:divide-line">
      {ageing.map(({ age, amount, isLate }) => (
        <div
          key={age}
          className={cx(
            'flex min-w-0 items-baseline justify-between gap-4 px-4 py-3 md:block md:p-4',
            isLate && 'bg-danger-soft text-danger',
          )}
        >
          <dt className={cx('text-label', !isLate && 'text-asphalt-600')}>
            <FormattedMessage id={`statement.age.${age}`} />
          </dt>
          <dd className="font-condensed text-lg font-bold whitespace-nowrap tabular-nums md:mt-1">{amount}</dd>
        </div>
      ))}
    </dl>
  </section>
);
