import { Text, View } from '@react-pdf/renderer';
import type { InvoiceDocument } from '#domain/invoice/invoice-document.ts';
import { categoryTotals } from '#domain/invoice/tax-category.ts';
import { paper } from '#documents/order/paper-style.ts';
import type { InvoiceText } from './invoice-text.ts';
import { sheet } from './invoice-style.ts';

type SumsProps = { readonly document: InvoiceDocument; readonly text: InvoiceText };

/** What it comes to, before anything else. */
export function SumBox({ document, text }: SumsProps) {
  const { say, cents } = text;
  const taxed = categoryTotals(document);
  const trailers = new Set(document.lines.map(({ trailer }) => trailer.number)).size;
  return (
    <View style={sheet.box} wrap={false}>
      <View style={sheet.payable}>
        <Text style={sheet.label}>{labelTotal(document, text)}</Text>
        <BigAmount amount={cents(document.grossCents)} />
      </View>
      <View style={sheet.part}>
        <Text style={sheet.label}>{say('document.net')}</Text>
        <Text style={sheet.middle}>{cents(document.netCents)}</Text>
        <Text style={sheet.label}>{say('checkout.trailers', { count: trailers })}</Text>
      </View>
      {taxed.map(({ category, basisPoints, baseCents, taxCents, country, case: which }) => (
        <View key={`${category} ${basisPoints}`} style={sheet.part}>
          <Text style={sheet.label}>
            {category === 'O' ? text.taxReason(which) : text.rate({ country, basisPoints, case: which })}
          </Text>
          <Text style={sheet.middle}>{cents(taxCents)}</Text>
          <Text style={sheet.label}>{say('cart.tax.base', { amount: cents(baseCents) })}</Text>
        </View>
      ))}
    </View>
  );
}

function labelTotal({ payment }: InvoiceDocument, { say, day }: InvoiceText): string {
  switch (payment.by) {
    case 'transfer':
      return say('document.invoice.payBy', { date: day(payment.dueOn) });
    case 'debit':
      return say('document.invoice.debit', { date: day(payment.collectOn) });
    case 'advance':
      return say('document.invoice.paid', { date: day(payment.receivedOn) });
    case 'credit':
      return say('document.invoice.credit');
  }
}

/** Euros large, cents smaller, as on a price tag. */
function BigAmount({ amount }: { readonly amount: string }) {
  const [, euros = amount, rest = ''] = /^(.*\d)([.,]\d{2}\D*)$/.exec(amount) ?? [];
  return (
    <Text style={sheet.big}>
      {euros}
      <Text style={sheet.cents}>{rest}</Text>
    </Text>
  );
}

/** Each rate with its reason, and what all of them come to. */
export const TaxTable = ({ document, text }: SumsProps) => (
  <View style={sheet.taxes} wrap={false}>
    <View style={sheet.taxHead}>
      <Text style={sheet.rate}>{text.say('document.invoice.vat')}</Text>
      <Text style={sheet.why}>{text.say('word.reason')}</Text>
      <Text style={sheet.amount}>{text.say('document.net')}</Text>
      <Text style={sheet.amount}>{text.say('document.invoice.tax')}</Text>
      <Text style={sheet.amount}>{text.say('document.invoice.gross')}</Text>
    </View>
    {document.taxes.map((group) => (
      <View key={`${group.country} ${group.case} ${group.basisPoints}`} style={sheet.tax}>
        <Text style={[sheet.rate, paper.strong]}>{text.rate(group)}</Text>
        <Text style={sheet.why}>{text.taxReason(group.case)}</Text>
        <Amounts net={group.baseCents} tax={group.taxCents} text={text} />
      </View>
    ))}
    <View style={sheet.total}>
      <Text style={[sheet.rate, { flex: 1 }]}>{text.say('document.gross')}</Text>
      <Amounts net={document.netCents} tax={document.taxCents} text={text} />
    </View>
  </View>
);

type AmountsProps = { readonly net: number; readonly tax: number; readonly text: InvoiceText };

const Amounts = ({ net, tax, text: { cents } }: AmountsProps) => (
  <>
    <Text style={sheet.amount}>{cents(net)}</Text>
    <Text style={sheet.amount}>{cents(tax)}</Text>
    <Text style={sheet.amount}>{cents(net + tax)}</Text>
  </>
);
