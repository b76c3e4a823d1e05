import { Text, View } from '@react-pdf/renderer';
import { CustomerAddress, Fact, OrderLines, OrderPaperFrame, OrderSums, type PaperProps } from './order-paper.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { paper } from './paper-style.ts';

export function ConfirmationPaper(props: PaperProps) {
  const { order, company, text } = props;
  const { say } = text;
  return (
    <OrderPaperFrame {...props} title={say('document.confirmation.title')}>
      <View style={paper.parties}>
        <View style={paper.party}>
          <Text style={paper.label}>{say('word.customer')}</Text>
          <CustomerAddress order={order} company={company} text={text} />
        </View>
        <View style={paper.party}>
          <Fact label={say('word.noun.order')} value={order.number} />
          <Fact label={say('document.date')} value={text.date(order.createdAt)} />
          <Fact label={say('word.field.vatId')} value={order.billingAddress.vatId} />
          <Fact label={say('document.poNumber')} value={order.poNumber} />
          <Fact label={say('word.costCentre')} value={order.costCentre} />
        </View>
      </View>
      <OrderLines order={order} text={text} />
      <OrderSums totals={order.totals} text={text} />
      <HowToPay {...props} />
      <View style={paper.section} wrap={false}>
        <Fact label={say('document.note')} value={order.note} />
        <Text>{say('document.cancellation')}</Text>
        <Text>{say('document.terms', { version: order.termsVersion })}</Text>
      </View>
    </OrderPaperFrame>
  );
}
