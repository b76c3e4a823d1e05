import { Text, View } from '@react-pdf/renderer';
import { CustomerAddress, OrderLines, OrderPaperFrame, OrderSums, type PaperProps } from './order-paper.tsx';
import { paper } from './paper-style.ts';

const CLAUSES = ['use', 'handover', 'damage', 'return'] as const;

export function ContractPaper(props: PaperProps) {
  const { order, company, text } = props;
  const { say } = text;
  return (
    <OrderPaperFrame {...props} title={say('document.contract.title')}>
      <View style={paper.parties}>
        <View style={paper.party}>
          <Text style={paper.label}>{say('document.lessor')}</Text>
          <Text>{order.seller}</Text>
        </View>
        <View style={paper.party}>
          <Text style={paper.label}>{say('document.lessee')}</Text>
          <CustomerAddress order={order} company={company} text={text} />
        </View>
      </View>
      <Text style={paper.section}>{say('document.contract.object')}</Text>
      <OrderLines order={order} text={text} />
      <OrderSums totals={order.totals} text={text} />
      <View style={paper.section}>
        {CLAUSES.map((clause, i) => (
          <Text key={clause} style={paper.clause}>{`§ ${i + 1} ${say(`document.contract.${clause}`)}`}</Text>
        ))}
        <Text style={paper.clause}>{`§ ${CLAUSES.length + 1} ${say('document.cancellation')}`}</Text>
        <Text>{say('document.terms', { version: order.termsVersion })}</Text>
      </View>
    </OrderPaperFrame>
  );
}
