import { Text, View } from '@react-pdf/renderer';
import type { PaperProps } from './order-paper.tsx';
import { paper } from './paper-style.ts';

/** Who accepted which terms and when, and who approved the order in the customer's company. */
export function AcceptanceRecord({ order, facts: { acceptance }, text }: PaperProps) {
  const { say, time } = text;
  const { by: name, email, at, termsVersion: terms, privacyVersion: privacy, byOperator } = acceptance;
  const sentences = [
    say('document.acceptance.text', { name, email, time: time(at), terms, privacy }),
    byOperator && say('document.acceptance.operator'),
    order.decision && say('order.approvedBy', { name: order.decision.by, time: time(order.decision.at) }),
  ];
  return (
    <View style={paper.terms} wrap={false}>
      <Text style={paper.strong}>{say('document.acceptance')}</Text>
      <Text>{sentences.filter(Boolean).join(' ')}</Text>
    </View>
  );
}
