import { Text, View } from '@react-pdf/renderer';
import type { AddendumPaper as Addendum } from '#contract/document.ts';
import { subtract } from '#domain/money/money.ts';
import { HowToPay } from './how-to-pay.tsx';
import { LineHead } from './order-lines.tsx';
import { OrderHead, OrderPaperFrame, OrderSums, type PaperProps } from './order-paper.tsx';
import { factsOf } from './order-text.ts';
import { paper } from './paper-style.ts';

/** What an extension adds to an order that stays confirmed as it was. */
export function AddendumPaper(props: PaperProps & Pick<Addendum, 'extension'>) {
  const { order, extension, facts, open, text } = props;
  const { say, format } = text;
  const { line } = extension;
  const vehicle = factsOf(facts.lines, line);
  const at = (instant: string) => text.appointment(instant, line.period.timeZone);
  const sums = [
    { label: say('document.addendum.order', { number: order.number }), amount: extension.orderGross },
    { label: say('document.addendum.settled'), amount: subtract(open, extension.orderGross) },
  ].filter(({ amount }) => amount.cents !== 0);
  return (
    <OrderPaperFrame {...props} title={say('document.addendum.title')} number={extension.number} date={extension.at}>
      <OrderHead
        {...props}
        title={say('document.addendum.title')}
        numbers={[
          [say('document.addendum.number'), extension.number],
          [say('document.date'), text.date(extension.at)],
          [say('document.order'), `${order.number}, ${text.date(order.createdAt)}`],
          [say('word.field.vatId'), order.billingAddress.vatId],
          [say('document.poNumber'), order.poNumber],
          [say('word.costCentre'), order.costCentre],
        ]}
      />
      <Text style={paper.below}>
        {`${say('document.addendum.text', { number: line.number })} ${say('document.addendum.rest', { number: order.number })}`}
      </Text>
      <View style={paper.line} wrap={false}>
        <View style={paper.rest}>
          <LineHead line={line} amount={format.money(extension.totals.net)} text={text} />
          <Text style={paper.quiet}>
            {[
              `${line.trailer.make} ${line.trailer.model}`,
              vehicle && `${say('protocol.vin')} ${vehicle.vin}`,
              line.number,
              say('document.addendum.days', { days: extension.days }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text>{`${say('word.handover.pickUp')}: ${at(line.from)}`}</Text>
          <Text>{`${say('document.addendum.previousReturn')}: ${at(extension.previousTo)}`}</Text>
          <Text style={paper.strong}>{`${say('word.newReturn')}: ${at(extension.to)}`}</Text>
          <Text>
            {vehicle
              ? `${line.depot.name}, ${vehicle.street}, ${vehicle.postalCode} ${line.depot.city}`
              : text.depot(line)}
          </Text>
        </View>
      </View>
      <OrderSums totals={extension.totals} text={text} />
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
      <Text style={paper.below}>
        {`${say('document.terms', { version: order.termsVersion })} ${say('document.noInvoice')}`}
      </Text>
    </OrderPaperFrame>
  );
}
