import { Text, View } from '@react-pdf/renderer';
import { groupIban } from '#domain/payment/group-iban.ts';
import { Fact, type PaperProps } from './order-paper.tsx';
import { paper } from './paper-style.ts';
import { PaymentCode } from './payment-code.tsx';

/** How what is open is paid; where nothing is, or where invoices will ask for it, the paper says so and asks for nothing. */
export function HowToPay({ order, open, lessor, text }: PaperProps) {
  const { say, format } = text;
  const { payment } = order;
  const isOpen = open.cents > 0;
  const isDue = payment.paidBy === 'debit' || payment.dueOn !== null || order.lapsesAt !== null;
  const isAskedFor = isOpen && isDue;
  return (
    <View style={paper.panel} wrap={false}>
      {isAskedFor && payment.paidBy === 'transfer' && (
        <PaymentCode {...payment.account} amount={open} reference={payment.reference} />
      )}
      <View style={paper.rest}>
        <Text style={paper.heading}>{say('word.payment')}</Text>
        <Text>{isOpen ? text.payment(order) : say('document.payment.settled')}</Text>
        {isAskedFor && (
          <View style={paper.bank}>
            <View style={paper.party}>
              {payment.paidBy === 'transfer' ? (
                <Fact label={say('word.accountHolder')} value={payment.account.holder} />
              ) : (
                <Fact label={say('document.creditorId')} value={lessor.creditorId} />
              )}
              <Fact label={say('document.open')} value={format.money(open)} />
            </View>
            {payment.paidBy === 'transfer' && (
              <>
                <View style={paper.party}>
                  <Fact label="IBAN" value={groupIban(payment.account.iban)} />
                  <Fact label={say('document.reference')} value={payment.reference} />
                </View>
                <View style={paper.narrow}>
                  <Fact label="BIC" value={payment.account.bic} />
                </View>
              </>
            )}
          </View>
        )}
      </View>
    </View>
  );
}
