import { Text, View } from '@react-pdf/renderer';
import { AcceptanceRecord } from './acceptance.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { OrderLines } from './order-lines.tsx';
import { Fact, OrderHead, OrderPaperFrame, OrderSums, type PaperProps } from './order-paper.tsx';
import { paper } from './paper-style.ts';

export function ConfirmationPaper(props: PaperProps) {
  const { order, text } = props;
  const { say } = text;
  return (
    <OrderPaperFrame {...props} title={say('document.confirmation.title')}>
      <OrderHead
        {...props}
        title={`${say('document.confirmation.title')} ${order.number}`}
        numbers={[
          [say('word.noun.order'), order.number],
          [say('document.date'), text.date(order.createdAt)],
          [say('document.orderedBy'), order.createdBy.name],
          [say('word.field.vatId'), order.billingAddress.vatId],
          [say('document.poNumber'), order.poNumber],
          [say('word.costCentre'), order.costCentre],
        ]}
      />
      <OrderLines {...props} />
      <OrderSums totals={order.totals} text={text} />
      <HowToPay {...props} />
      <View style={paper.terms} wrap={false}>
        <Fact label={say('document.note')} value={order.note} />
        <Text>{`${say('document.cancellation', { hours: order.feeTerms.freeCancellationHours, days: order.feeTerms.lateCancellationDays })} ${say('document.noInvoice')}`}</Text>
      </View>
      <AcceptanceRecord {...props} />
    </OrderPaperFrame>
  );
}
