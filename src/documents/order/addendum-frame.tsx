import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { OrderLine } from '#contract/order.ts';
import { type Money, subtract } from '#domain/money/money.ts';
import { HowToPay } from './how-to-pay.tsx';
import { LineHead } from './order-lines.tsx';
import { OrderHead, OrderPaperFrame, type PaperProps } from './order-paper.tsx';
import { factsOf, toAddress } from './order-text.ts';
import { paper } from './paper-style.ts';

type AddendumFrameProps = PaperProps & {
  readonly title: string;
  readonly number: string;
  readonly at: string;
  /** What happens to the rental, in a sentence. */
  readonly sentence: string;
  /** The order with everything agreed up to this addendum. */
  readonly orderGross: Money;
  readonly children: ReactNode;
};

/** Around what an addendum changes: which order it belongs to, and what is open of that order and how to pay it. */
export function AddendumFrame({ title, number, at, sentence, orderGross, children, ...props }: AddendumFrameProps) {
  const { order, open, text } = props;
  const { say, format } = text;
  const sums = [
    { label: say('document.addendum.order', { number: order.number }), amount: orderGross },
    { label: say('document.addendum.settled'), amount: subtract(open, orderGross) },
  ].filter(({ amount }) => amount.cents !== 0);
  return (
    <OrderPaperFrame {...props} title={title} number={number} date={at}>
      <OrderHead
        {...props}
        title={title}
        numbers={[
          [say('document.addendum.number'), number],
          [say('document.date'), text.date(at)],
          [say('word.noun.order'), `${order.number}, ${text.date(order.createdAt)}`],
          [say('word.field.vatId'), order.billingAddress.vatId],
          [say('document.poNumber'), order.poNumber],
          [say('word.costCentre'), order.costCentre],
        ]}
      />
      <Text style={paper.below}>{`${sentence} ${say('document.addendum.rest', { number: order.number })}`}</Text>
      {children}
      <View style={[paper.sums, paper.section]} wrap={false}>
        {sums.map(({ label, amount }) => (
          <View key={label} style={paper.sum}>
            <Text style={paper.tax}>{label}</Text>
            <Text>{format.money(amount)}</Text>
          </View>
        ))}
        <View style={paper.total}>
          <Text>{say('document.open')}</Text>
          <Text>{format.money(open)}</Text>
        </View>
      </View>
      <HowToPay {...props} />
      <Text style={[paper.terms, paper.below]}>
        {`${say('document.terms', { version: order.termsVersion })} ${say('document.noInvoice')}`}
      </Text>
    </OrderPaperFrame>
  );
}

type AddendumLineProps = Pick<PaperProps, 'facts' | 'text'> & {
  readonly line: OrderLine;
  readonly amount: string;
  readonly days: number;
  readonly children: ReactNode;
};

/** The trailer it is about, with what changes for it. */
export function AddendumLine({ line, amount, days, facts, text, children }: AddendumLineProps) {
  const { say } = text;
  const vehicle = factsOf(facts.lines, line);
  const returnDepot = text.returnDepot(line, vehicle);
  const about = [
    `${line.trailer.make} ${line.trailer.model}`,
    vehicle && `${say('protocol.vin')} ${vehicle.vin}`,
    line.number,
    say('document.addendum.days', { days }),
  ];
  return (
    <View style={paper.line} wrap={false}>
      <View style={paper.rest}>
        <LineHead line={line} amount={amount} text={text} />
        <Text style={paper.quiet}>{about.filter(Boolean).join(' · ')}</Text>
        {children}
        <Text>{vehicle ? `${line.depot.name}, ${toAddress(vehicle, line.depot.city)}` : text.depot(line)}</Text>
        {returnDepot !== undefined && <Text>{returnDepot}</Text>}
      </View>
    </View>
  );
}
