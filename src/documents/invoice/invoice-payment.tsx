import { Text, View } from '@react-pdf/renderer';
import { payableOf, type InvoiceDocument } from '#domain/invoice/invoice-document.ts';
import { money } from '#domain/money/money.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import { Fact } from '#documents/order/order-paper.tsx';
import { paper } from '#documents/order/paper-style.ts';
import { PaymentCode } from '#documents/order/payment-code.tsx';
import type { InvoiceText } from './invoice-text.ts';
import { sheet } from './invoice-style.ts';

type PaymentProps = { readonly document: InvoiceDocument; readonly text: InvoiceText };

/** Where the money goes, when it is collected, or that there is nothing to do. */
export function InvoicePaymentPanel({ document, text }: PaymentProps) {
  const { payment, number } = document;
  const { title, text: how } = text.payment(document);
  const amount = money(payableOf(document));
  const look = payment.by === 'advance' ? [paper.panel, sheet.paid] : paper.panel;
  return (
    <View style={look} wrap={false}>
      {payment.by === 'transfer' && (
        <View style={sheet.code}>
          <PaymentCode {...payment.account} amount={amount} reference={number} />
          <Text style={sheet.caption}>{text.say('document.invoice.qr')}</Text>
        </View>
      )}
      <View style={paper.rest}>
        <Text style={paper.heading}>{title}</Text>
        {how !== '' && <Text style={{ marginBottom: 5 }}>{how}</Text>}
        {payment.by === 'transfer' && (
          <View style={paper.bank}>
            <View style={paper.party}>
              <Fact label={text.say('document.invoice.beneficiary')} value={payment.account.holder} />
              <Fact label="IBAN" value={groupIban(payment.account.iban)} />
            </View>
            <View style={paper.party}>
              <Fact label={text.say('document.invoice.amount')} value={text.format.money(amount)} />
              <Fact label={text.say('document.reference')} value={number} />
            </View>
            <View style={paper.narrow}>
              <Fact label="BIC" value={payment.account.bic} />
            </View>
          </View>
        )}
      </View>
    </View>
  );
}
