import { Text, View } from '@react-pdf/renderer';
import type { AddendumPaper as Addendum } from '#contract/document.ts';
import { subtract } from '#domain/money/money.ts';
import { HowToPay } from './how-to-pay.tsx';
import { CustomerAddress, Fact, OrderPaperFrame, OrderSums, type PaperProps } from './order-paper.tsx';
import { paper } from './paper-style.ts';

/** What an extension adds to an order that stays confirmed as it was. */
export function AddendumPaper(props: PaperProps & Pick<Addendum, 'extension'>) {
  const { order, company, extension, open, text } = props;
  const { say, format } = text;
  const { line } = extension;
  const at = (instant: string) => `${text.moment(instant, line.period.timeZone)} · ${text.depot(line)}`;
  const sums = [
    { label: say('document.addendum.order', { number: order.number }), amount: extension.orderGross },
    { label: say('document.addendum.settled'), amount: subtract(open, extension.orderGross) },
  ].filter(({ amount }) => amount.cents !== 0);
  return (
    <OrderPaperFrame {...props} title={say('document.addendum.title')} number={extension.number} date={extension.at}>
      <View style={paper.parties}>
        <View style={paper.party}>
          <Text style={paper.label}>{say('word.customer')}</Text>
          <CustomerAddress order={order} company={company} text={text} />
          <View style={paper.below}>
            <Fact label={say('word.field.vatId')} value={order.billingAddress.vatId} />
          </View>
        </View>
        <View style={paper.party}>
          <Fact label={say('document.addendum.number')} value={extension.number} />
          <Fact label={say('document.date')} value={text.date(extension.at)} />
          <Fact label={say('word.noun.order')} value={`${order.number}, ${text.date(order.createdAt)}`} />
          <Fact label={say('document.poNumber')} value={order.poNumber} />
          <Fact label={say('word.costCentre')} value={order.costCentre} />
        </View>
      </View>
      <Text style={paper.section}>
        {`${say('document.addendum.text', { number: line.number })} ${say('document.addendum.rest', { number: order.number })}`}
      </Text>
      <View style={paper.below}>
        <View style={paper.row} wrap={false}>
          <View style={paper.wide}>
            <Text style={paper.strong}>{text.trailer(line)}</Text>
            <Text>{`${say('word.handover.pickUp')}: ${at(line.from)}`}</Text>
            <Text>{`${say('document.addendum.previousReturn')}: ${at(extension.previousTo)}`}</Text>
            <Text style={paper.strong}>{`${say('word.newReturn')}: ${at(extension.to)}`}</Text>
            <Text style={paper.quiet}>
              {`${line.number} · ${say('document.addendum.days', { days: extension.days })}`}
            </Text>
          </View>
          <Text style={paper.amount}>{format.money(extension.totals.net)}</Text>
        </View>
      </View>
      <OrderSums totals={extension.totals} text={text} />
      <View style={[paper.sums, paper.section]} wrap={false}>
        {sums.map(({ label, amount }) => (
          <View key={label} style={paper.sum}>
            <Text>{label}</Text>
            <Text>{format.money(amount)}</Text>
          </View>
        ))}
        <View style={paper.total}>
          <Text>{say('document.open')}</Text>
          <Text>{format.money(open)}</Text>
        </View>
      </View>
      <HowToPay {...props} />
      <Text style={paper.below}>{say('document.terms', { version: order.termsVersion })}</Text>
    </OrderPaperFrame>
  );
}
