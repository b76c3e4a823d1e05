import type { AccountStatement, StatementRowView } from '#contract/statement.ts';
import { AGES } from '#domain/account/ageing.ts';
import { ledgerKindKey } from '#i18n/ledger-kind-key.ts';
import type { Words } from '#web/words/words.ts';

/** A statement in the reader's words. Documents lead to their pages below a path. */
export function describeStatement(statement: AccountStatement, { intl, format }: Words, documents: string) {
  const { from, to, opening, closing, open, unused, ageing } = statement;
  const date = (day: string) => format.date(day, 'UTC');
  const say = intl.formatMessage;
  const span = { from: date(from), to: date(to) };
  return {
    company: statement.company.name,
    from,
    to,
    fromText: span.from,
    toText: span.to,
    period: from === to ? span.from : say({ id: 'document.invoice.span' }, span),
    opening: format.money(opening),
    closing: format.money(closing),
    standing: closing.cents === 0 ? 'even' : closing.cents > 0 ? 'owed' : 'credit',
    open: format.money(open),
    unused: format.money(unused),
    ageing: AGES.map((age) => ({
      age,
      amount: format.money(ageing[age]),
      isLate: age !== 'notDue' && ageing[age].cents > 0,
    })),
    rows: statement.rows.map((row) => describeRow(row, { intl, format }, documents)),
    heads: {
      date: say({ id: 'document.date' }),
      entry: say({ id: 'adminAccount.entry' }),
      due: say({ id: 'invoice.dueOn' }),
      amount: say({ id: 'document.invoice.amount' }),
      balance: say({ id: 'adminAccount.balance' }),
    },
  } as const;
}
export type StatementView = ReturnType<typeof describeStatement>;
export type StatementRowText = StatementView['rows'][number];

const describeRow = (row: StatementRowView, { intl, format }: Words, documents: string) => ({
  id: row.id,
  on: format.date(row.on, 'UTC'),
  title: intl.formatMessage({ id: ledgerKindKey(row.kind) }),
  number: row.number,
  to: row.number === null ? null : `${documents}/${row.id}`,
  orderNumber: row.orderNumber,
  due: row.dueOn === null ? null : format.date(row.dueOn, 'UTC'),
  amount: format.money(row.amount),
  balance: format.money(row.balance),
});
