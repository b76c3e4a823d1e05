import { Text, View } from '@react-pdf/renderer';
import type { AccountStatement, StatementRowView } from '#contract/statement.ts';
import type { InvoiceText } from '#documents/invoice/invoice-text.ts';
import type { Money } from '#domain/money/money.ts';
import { ledgerKindKey } from '#i18n/ledger-kind-key.ts';
import { table } from './statement-style.ts';

type RowsProps = { readonly statement: AccountStatement; readonly text: InvoiceText };

/** What has happened, day by day, between what was owed before and what is owed after. */
export function StatementRows({ statement: { rows, opening, closing, from, to }, text }: RowsProps) {
  const { say } = text;
  return (
    <View style={table.rows}>
      {/* It stands on every page that the rows reach. */}
      <View style={table.head} fixed>
        <Text style={table.date}>{say('document.date')}</Text>
        <Text style={table.entry}>{say('adminAccount.entry')}</Text>
        <Text style={table.order}>{say('word.noun.order')}</Text>
        <Text style={table.due}>{say('invoice.dueOn')}</Text>
        <Text style={table.amount}>{say('document.invoice.amount')}</Text>
        <Text style={table.amount}>{say('adminAccount.balance')}</Text>
      </View>
      <Edge look="edge" on={from} title={say('statement.opening')} balance={opening} text={text} />
      {rows.length === 0 && (
        <View style={table.row}>
          <Text>{say('statement.none')}</Text>
        </View>
      )}
      {rows.map((row) => (
        <Row key={row.id} row={row} text={text} />
      ))}
      <Edge look="last" on={to} title={say('statement.closing')} balance={closing} text={text} />
    </View>
  );
}

function Row({ row, text }: { readonly row: StatementRowView; readonly text: InvoiceText }) {
  const { on, kind, number, orderNumber, dueOn, amount, balance } = row;
  const title = text.say(ledgerKindKey(kind));
  return (
    <View style={table.row} wrap={false}>
      <Text style={table.date}>{text.date(on)}</Text>
      <Text style={table.entry}>{number === null ? title : `${title} ${number}`}</Text>
      <Text style={table.order}>{orderNumber ?? ''}</Text>
      <Text style={table.due}>{dueOn === null ? '' : text.date(dueOn)}</Text>
      <Text style={table.amount}>{text.format.money(amount)}</Text>
      <Text style={table.amount}>{text.format.money(balance)}</Text>
    </View>
  );
}

type EdgeProps = {
  readonly look: 'edge' | 'last';
  readonly on: string;
  readonly title: string;
  readonly balance: Money;
  readonly text: InvoiceText;
};

const Edge = ({ look, on, title, balance, text }: EdgeProps) => (
  <View style={table[look]} wrap={false}>
    <Text style={table.date}>{text.date(on)}</Text>
    <Text style={table.entry}>{title}</Text>
    <Text style={table.amount}>{text.format.money(balance)}</Text>
  </View>
);
