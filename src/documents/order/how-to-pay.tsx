import { Text, View } from '@react-pdf/renderer';
import { Fact, type PaperProps } from './order-paper.tsx';
import { paper } from './paper-style.ts';

/** How what is open is paid; where nothing is, the paper says so and asks for nothing. */
export function HowToPay({ order, open, text }: PaperProps) {
  const { say, format } = text;
  const { payment } = order;
  return (
    <View style={paper.section} wrap={false}>
      <Text style={paper.heading}>{say('word.payment')}</Text>
      <Text style={paper.fact}>{open.cents > 0 ? text.payment(order) : say('document.payment.settled')}</Text>
      {open.cents > 0 && payment.paidBy === 'transfer' && (
        <View style={paper.columns}>
          <View style={paper.party}>
            <Fact label={say('document.open')} value={format.money(open)} />
            <Fact label={say('document.reference')} value={payment.reference} />
          </View>
          <View style={paper.party}>
            <Fact label={say('word.accountHolder')} value={payment.account.holder} />
            <Fact label="IBAN" value={payment.account.iban} />
            <Fact label="BIC" value={payment.account.bic} />
          </View>
        </View>
      )}
    </View>
  );
}
