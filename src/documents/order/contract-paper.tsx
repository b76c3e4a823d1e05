import { Text, View } from '@react-pdf/renderer';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { AcceptanceRecord } from './acceptance.tsx';
import { OrderLines } from './order-lines.tsx';
import { CustomerAddress, OrderPaperFrame, OrderSums, type PaperProps } from './order-paper.tsx';
import { paper } from './paper-style.ts';

const CLAUSES = ['use', 'handover', 'damage', 'cover', 'return'] as const;

export function ContractPaper(props: PaperProps) {
  const { order, lessor, locale, text } = props;
  const { say, format } = text;
  const clauses = [
    ...CLAUSES.map((clause) => say(`document.contract.${clause}`)),
    say('document.cancellation', {
      hours: order.feeTerms.freeCancellationHours,
      days: order.feeTerms.lateCancellationDays,
    }),
  ];
  return (
    <OrderPaperFrame {...props} title={say('document.contract.title')}>
      <Text style={paper.title}>{`${say('document.contract.title')} ${order.number}`}</Text>
      <View style={paper.parties}>
        <View style={paper.party}>
          <Text style={paper.label}>{say('document.lessor')}</Text>
          <Text style={paper.strong}>{lessor.name}</Text>
          <Text>{lessor.street}</Text>
          <Text>{`${lessor.postalCode} ${lessor.city}`}</Text>
          <Text>{format.country(lessor.country)}</Text>
          {lessor.vatId !== '' && <Text>{`${say('word.field.vatId')} ${lessor.vatId}`}</Text>}
        </View>
        <View style={paper.party}>
          <Text style={paper.label}>{say('document.lessee')}</Text>
          <CustomerAddress {...props} />
          {order.billingAddress.vatId !== null && (
            <Text>{`${say('word.field.vatId')} ${order.billingAddress.vatId}`}</Text>
          )}
        </View>
      </View>
      <Text style={paper.below}>{say('document.contract.object')}</Text>
      <OrderLines {...props} />
      <OrderSums totals={order.totals} text={text} />
      <View style={paper.terms}>
        {clauses.map((clause, i) => (
          <View key={clause} style={paper.clause} wrap={false}>
            <Text style={paper.position}>{`§ ${i + 1}`}</Text>
            <Text style={paper.grow}>{clause}</Text>
          </View>
        ))}
        <Text>{say('document.terms', { version: order.termsVersion })}</Text>
      </View>
      <AcceptanceRecord {...props} />
      <Text style={paper.terms}>
        {[
          say('document.contract.electronic'),
          locale !== DEFAULT_LOCALE && say('document.contract.language'),
          say('document.noInvoice'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </OrderPaperFrame>
  );
}
