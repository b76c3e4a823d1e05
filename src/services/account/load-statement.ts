import type { AccountStatement, StatementQuery } from '#contract/statement.ts';
import { findStatementReader, readAccountHistory, type StatementReader } from '#db/account/statement.queries.ts';
import { AGES } from '#domain/account/ageing.ts';
import { type Statement, statementOf } from '#domain/account/statement.ts';
import { money } from '#domain/money/money.ts';
import { tableOf } from '#domain/table.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { Reads } from '../deps.ts';

type Wish = { readonly businessUnitId: string; readonly query: StatementQuery };
export type LoadedStatement = { readonly reader: StatementReader; readonly statement: AccountStatement };

/** The account of a company in some days; undefined if there is no such company. */
export async function loadStatement(
  { db, clock }: Reads,
  { businessUnitId, query }: Wish,
): Promise<LoadedStatement | undefined> {
  const today = localDate(clock.now(), OPERATOR_ZONE);
  const { from = `${today.slice(0, 7)}-01`, to = today } = query;
  const [reader, history] = await Promise.all([
    findStatementReader(db, { businessUnitId }),
    readAccountHistory(db, { businessUnitId, until: to }),
  ]);
  if (reader === undefined) return undefined;
  return { reader, statement: toAnswer(statementOf(history, { from, to }), { reader, from, to }) };
}

type Frame = { readonly reader: StatementReader; readonly from: string; readonly to: string };

const toAnswer = (
  { openingCents, rows, closingCents, ageing, unusedCents }: Statement,
  { reader: { name, debtorNumber }, from, to }: Frame,
): AccountStatement => ({
  company: { name, debtorNumber: debtorNumber === null ? null : String(debtorNumber) },
  from,
  to,
  opening: money(openingCents),
  rows: rows.map(({ cents, balanceCents, ...row }) => ({ ...row, amount: money(cents), balance: money(balanceCents) })),
  closing: money(closingCents),
  open: money(closingCents + unusedCents),
  unused: money(unusedCents),
  ageing: tableOf(AGES, (age) => money(ageing[age])),
});
