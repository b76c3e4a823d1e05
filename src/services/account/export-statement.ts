import type { AccountStatement, StatementQuery, StatementRowView } from '#contract/statement.ts';
import type { Money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { ledgerKindKey } from '#contract/ledger-kind-key.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import type { CsvReader, Say } from '../list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import { getStatement } from './get-statement.ts';
import type { Whose } from './require-account.ts';

type Line = Pick<StatementRowView, 'on' | 'number' | 'orderNumber' | 'dueOn' | 'balance'> & {
  readonly title: string;
  readonly amount: Money | null;
};

const euros = (amount: Money | null): number | null => amount && amount.cents / 100;

const toColumns = (say: Say): CsvColumns<Line> => ({
  [say('document.date')]: ({ on }) => on,
  [say('word.type')]: ({ title }) => title,
  [say('invoice.number')]: ({ number }) => number,
  [say('word.noun.order')]: ({ orderNumber }) => orderNumber,
  [say('invoice.dueOn')]: ({ dueOn }) => dueOn,
  [say('document.invoice.amount')]: ({ amount }) => euros(amount),
  [say('adminAccount.balance')]: ({ balance }) => euros(balance),
});

/** What it began and ended with stands above and below, so that the file can be reckoned through by itself. */
function toLines({ from, to, opening, closing, rows }: AccountStatement, say: Say): readonly Line[] {
  const none = { number: null, orderNumber: null, dueOn: null, amount: null };
  return [
    { ...none, on: from, title: say('statement.opening'), balance: opening },
    ...rows.map((row) => ({ ...row, title: say(ledgerKindKey(row.kind)) })),
    { ...none, on: to, title: say('statement.closing'), balance: closing },
  ];
}

type Wish = { readonly whose: Whose; readonly query: StatementQuery; readonly reader: CsvReader };

/** A statement as a file in the reader's language. */
export async function exportStatement(
  deps: Reads,
  actor: Actor,
  { whose, query, reader }: Wish,
): Promise<Outcome<ReadableStream<Uint8Array>>> {
  const statement = await getStatement(deps, actor, { whose, query });
  if (!statement.ok) return statement;
  const items = toLines(statement.value, reader.say);
  return writeCsv(reader, toColumns(reader.say), () => Promise.resolve(ok({ items, nextCursor: null })));
}
