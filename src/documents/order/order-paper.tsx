import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { ConfirmedPaper } from '#contract/document.ts';
import type { Totals } from '#contract/line.ts';
import { Letterhead, SenderLine } from './letterhead.tsx';
import type { OrderText } from './order-text.ts';
import { paper } from './paper-style.ts';

export type PaperProps = ConfirmedPaper & { readonly text: OrderText; readonly fontFamily: string };

type FrameProps = {
  readonly title: string;
  /** Of the paper, if it has its own. */
  readonly number?: string;
  readonly date?: string;
  readonly children: ReactNode;
};

/** The frame of every paper about an order. */
export function OrderPaperFrame({
  title,
  order,
  lessor,
  locale,
  text,
  fontFamily,
  number = order.number,
  date = order.createdAt,
  children,
}: PaperProps & FrameProps) {
  const look = { lessor, locale, fontFamily, say: text.say };
  return (
    <Letterhead {...look} title={title} number={number} at={date} date={text.date(date)}>
      {children}
    </Letterhead>
  );
}

export const Fact = ({ label, value }: { readonly label: string; readonly value: string | null }) =>
  value === null || value === '' ? null : (
    <View style={paper.fact}>
      <Text style={paper.label}>{label}</Text>
      <Text>{value}</Text>
    </View>
  );

type HeadProps = PaperProps & {
  readonly title: string;
  readonly numbers: readonly (readonly [label: string, value: string | null])[];
};

/** To whom the paper goes, and under which numbers both sides keep it. */
export function OrderHead(props: HeadProps) {
  const { title, numbers } = props;
  return (
    <>
      <View style={paper.parties}>
        <View style={paper.addressee}>
          <SenderLine lessor={props.lessor} />
          <CustomerAddress {...props} />
        </View>
        <View style={paper.numbers}>
          {numbers.map(([label, value]) => (
            <View key={label} style={paper.number}>
              <Fact label={label} value={value} />
            </View>
          ))}
        </View>
      </View>
      <Text style={paper.title}>{title}</Text>
    </>
  );
}

export function CustomerAddress({ order, company, text }: Pick<PaperProps, 'order' | 'company' | 'text'>) {
  const { billingAddress: to } = order;
  const lines = [
    [to.firstName, to.lastName].filter(Boolean).join(' '),
    [to.street, to.houseNumber].filter(Boolean).join(' '),
    to.addressLine2,
    [to.postalCode, to.city].filter(Boolean).join(' '),
    to.country && text.format.country(to.country),
  ];
  return (
    <>
      <Text style={paper.strong}>{to.company ?? company}</Text>
      {lines.filter(Boolean).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </>
  );
}

type OrderSumsProps = { readonly totals: Totals; readonly text: OrderText };

/** Net, the tax of each country and rate with what it is counted from, and the sum. */
export const OrderSums = ({ totals, text: { say, format, tax: describe } }: OrderSumsProps) => (
  <View style={paper.sums} wrap={false}>
    <View style={paper.sum}>
      <Text>{say('word.netTotal')}</Text>
      <Text>{format.money(totals.net)}</Text>
    </View>
    {totals.taxes.map((tax) => (
      <View key={`${tax.country} ${tax.case} ${tax.rate}`} style={paper.sum}>
        <View style={paper.tax}>
          <Text>
            {describe(tax)}
            <Text style={paper.quiet}>{` ${say('cart.tax.base', { amount: format.money(tax.base) })}`}</Text>
          </Text>
          {tax.case !== 'noVatId' && <Text style={paper.small}>{say(`cart.tax.why.${tax.case}`)}</Text>}
        </View>
        <Text>{format.money(tax.amount)}</Text>
      </View>
    ))}
    <View style={paper.total}>
      <Text>{say('document.gross')}</Text>
      <Text>{format.money(totals.gross)}</Text>
    </View>
  </View>
);
