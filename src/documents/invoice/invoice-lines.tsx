import { Text, View } from '@react-pdf/renderer';
import type { InvoiceDocument, InvoiceLine, ServicePeriod } from '#domain/invoice/invoice-document.ts';
import { paper } from '#documents/order/paper-style.ts';
import type { InvoiceText } from './invoice-text.ts';
import { sheet } from './invoice-style.ts';

type LinesProps = { readonly document: InvoiceDocument; readonly text: InvoiceText };

/** The lines by booking: which trailer, when and where, and what each amount is for and why. */
export function InvoiceLines({ document, text }: LinesProps) {
  const groups = [...Map.groupBy(document.lines, ({ booking, trailer }) => `${booking.number} ${trailer.plate}`)];
  return groups.map(([key, lines]) => <BookingLines key={key} lines={lines} text={text} />);
}

type GroupProps = { readonly lines: readonly InvoiceLine[]; readonly text: InvoiceText };

function BookingLines({ lines, text }: GroupProps) {
  const [first, ...others] = lines;
  if (first === undefined) return null;
  const isSamePeriod = others.every(({ period: { from, to } }) => from === first.period.from && to === first.period.to);
  const net = lines.reduce((sum, line) => sum + line.netCents, 0);
  const row = (line: InvoiceLine) => <LineRow key={line.no} line={line} hasPeriod={!isSamePeriod} text={text} />;
  return (
    <View style={sheet.group}>
      {/* A heading never stands alone at the end of a page. */}
      <View wrap={false}>
        <View style={sheet.indented}>
          <View style={paper.lineHead}>
            <Text style={paper.lineName}>{text.trailer(first.trailer)}</Text>
            <Text style={paper.plate}>{first.trailer.plate}</Text>
            <Text style={paper.unit}>{first.trailer.number}</Text>
            <Text style={paper.lineAmount}>{text.cents(net)}</Text>
          </View>
          <BookingFacts line={first} period={periodOf(lines)} isSamePeriod={isSamePeriod} text={text} />
        </View>
        <View style={sheet.rowsHead}>
          <Text style={sheet.item}>{text.say('word.noun.service')}</Text>
          <Text style={sheet.why}>{text.say('document.invoice.why')}</Text>
          <Text style={sheet.amount}>{text.say('document.net')}</Text>
        </View>
        {row(first)}
      </View>
      {others.map(row)}
    </View>
  );
}

type FactsProps = {
  readonly line: InvoiceLine;
  readonly period: ServicePeriod;
  readonly isSamePeriod: boolean;
  readonly text: InvoiceText;
};

function BookingFacts({ line, period, isSamePeriod, text }: FactsProps) {
  const days = isSamePeriod && line.days > 0 ? `, ${text.say('document.days', { days: line.days })}` : '';
  const where = [line.booking.depot, text.say('order.booking', { number: line.booking.number })];
  return (
    <Text style={sheet.when}>
      <Text style={paper.strong}>{`${text.span(period)}${days}`}</Text>
      <Text style={paper.quiet}>{` · ${where.filter((part) => part !== '').join(' · ')}`}</Text>
    </Text>
  );
}

/** Days of the calendar compare as text. */
const periodOf = (lines: readonly InvoiceLine[]): ServicePeriod => ({
  from: lines.map(({ period }) => period.from).toSorted()[0] ?? '',
  to:
    lines
      .map(({ period }) => period.to)
      .toSorted()
      .at(-1) ?? '',
});

type RowProps = { readonly line: InvoiceLine; readonly hasPeriod: boolean; readonly text: InvoiceText };

function LineRow({ line, hasPeriod, text }: RowProps) {
  const why = [hasPeriod ? text.span(line.period) : '', text.why(line)];
  return (
    <View style={sheet.row} wrap={false}>
      <Text style={sheet.no}>{line.no}</Text>
      <View style={sheet.cells}>
        <Text style={sheet.item}>{text.item(line)}</Text>
        <Text style={sheet.why}>{why.filter((part) => part !== '').join(' · ')}</Text>
        <Text style={sheet.amount}>{text.cents(line.netCents)}</Text>
      </View>
    </View>
  );
}
