import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { drawQrCode } from '#domain/payment/draw-qr-code.ts';
import { toEpcCode } from '#domain/payment/epc-code.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import { Fact, type PaperProps } from './order-paper.tsx';
import { INK, paper } from './paper-style.ts';

/** How what is open is paid; where nothing is, the paper says so and asks for nothing. */
export function HowToPay({ order, open, lessor, text }: PaperProps) {
  const { say, format } = text;
  const { payment } = order;
  const isOpen = open.cents > 0;
  return (
    <View style={paper.panel} wrap={false}>
      {isOpen && payment.paidBy === 'transfer' && <PaymentCode payment={payment} open={open} />}
      <View style={paper.rest}>
        <Text style={paper.heading}>{say('word.payment')}</Text>
        <Text>{isOpen ? text.payment(order) : say('document.payment.settled')}</Text>
        {isOpen && (
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

type Transfer = Extract<PaperProps['order']['payment'], { paidBy: 'transfer' }>;

/** What banking apps read as a filled-in transfer of exactly what the paper asks for. */
function PaymentCode({ payment, open }: { readonly payment: Transfer } & Pick<PaperProps, 'open'>) {
  const { account, reference } = payment;
  const code = drawQrCode(
    toEpcCode({ name: account.holder, iban: account.iban, bic: account.bic, amount: open, reference }),
  );
  return (
    <Svg width={68} height={68} viewBox={`0 0 ${code.size} ${code.size}`}>
      <Path d={code.path} fill={INK} />
    </Svg>
  );
}
