import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { ConfirmedPaper } from '#contract/document.ts';
import type { Totals } from '#contract/line.ts';
import type { OrderLine } from '#contract/order.ts';
import type { OrderText } from './order-text.ts';
import { PageNumber } from './page-number.tsx';
import { paper } from './paper-style.ts';

export type PaperProps = ConfirmedPaper & { readonly text: OrderText; readonly fontFamily: string };

type FrameProps = {
  readonly title: string;
  /** Of the paper, if it has its own. */
  readonly number?: string;
  readonly date?: string;
  readonly children: ReactNode;
};

/** The frame of every paper about an order. Whose paper it is stands on every page. */
export function OrderPaperFrame({
  title,
  order,
  locale,
  text,
  fontFamily,
  number = order.number,
  date = order.createdAt,
  children,
}: PaperProps & FrameProps) {
  return (
    <Document title={`${title} ${number}`} language={locale} author={order.seller} creationDate={new Date(date)}>
      <Page size="A4" style={[paper.page, { fontFamily }]}>
        <View style={paper.header} fixed>
          <Text style={paper.brand}>{order.seller}</Text>
          <Text>{number}</Text>
        </View>
        <View style={paper.body}>
          <Text style={paper.title}>{title}</Text>
          {children}
        </View>
        <View style={paper.footer} fixed>
          <Text>{`${text.say('word.noun.order')} ${order.number}`}</Text>
          <Text>{text.date(date)}</Text>
          <PageNumber say={text.say} />
        </View>
      </Page>
    </Document>
  );
}

export const Fact = ({ label, value }: { readonly label: string; readonly value: string | null }) =>
  value === null || value === '' ? null : (
    <View style={paper.fact}>
      <Text style={paper.label}>{label}</Text>
      <Text>{value}</Text>
    </View>
  );

export function CustomerAddress({ order, company, text }: Pick<PaperProps, 'order' | 'company' | 'text'>) {
  const { billingAddress: to } = order;
  const lines = [
    to.company ?? company,
    [to.firstName, to.lastName].filter(Boolean).join(' '),
    [to.street, to.houseNumber].filter(Boolean).join(' '),
    to.addressLine2,
    [to.postalCode, to.city].filter(Boolean).join(' '),
    to.country && text.format.country(to.country),
  ];
  return lines.filter(Boolean).map((line) => <Text key={line}>{line}</Text>);
}

/** The trailers of an order with their time and place, and what each costs. */
export const OrderLines = ({ order, text }: Pick<PaperProps, 'order' | 'text'>) => (
  <View style={paper.section}>
    {order.lineItems.map((line) => (
      <OrderLineRow key={line.id} line={line} text={text} />
    ))}
  </View>
);

function OrderLineRow({ line, text }: { readonly line: OrderLine; readonly text: OrderText }) {
  const { say, format } = text;
  const { timeZone } = line.period;
  return (
    <View style={paper.row} wrap={false}>
      <View style={paper.wide}>
        <Text style={paper.strong}>{text.trailer(line)}</Text>
        <Text>{`${say('word.handover.pickUp')}: ${text.moment(line.from, timeZone)} · ${text.depot(line)}`}</Text>
        <Text>{`${say('word.handover.return')}: ${text.moment(line.to, timeZone)} · ${text.depot(line)}`}</Text>
        <Text style={paper.quiet}>
          {`${line.number} · ${say('document.rent')}: ${say('document.days', { days: line.price.days })}, ${format.money(line.price.total)}`}
        </Text>
        {line.services.map((service) => (
          <Text
            key={service.key}
            style={paper.quiet}
          >{`${text.service(service)}: ${format.money(service.price)}`}</Text>
        ))}
      </View>
      <Text style={paper.amount}>{format.money(line.net)}</Text>
    </View>
  );
}

type OrderSumsProps = { readonly totals: Totals; readonly text: OrderText };

export const OrderSums = ({ totals, text }: OrderSumsProps) => (
  <View style={paper.sums} wrap={false}>
    <View style={paper.sum}>
      <Text>{text.say('document.net')}</Text>
      <Text>{text.format.money(totals.net)}</Text>
    </View>
    {totals.taxes.map((tax) => (
      <View key={`${tax.country} ${tax.case} ${tax.rate}`} style={paper.sum}>
        <Text style={{ maxWidth: 210 }}>{text.tax(tax)}</Text>
        <Text>{text.format.money(tax.amount)}</Text>
      </View>
    ))}
    <View style={paper.total}>
      <Text>{text.say('document.gross')}</Text>
      <Text>{text.format.money(totals.gross)}</Text>
    </View>
  </View>
);
