import { Text, View } from '@react-pdf/renderer';
import { toAddressLines } from '#domain/address/address-rule.ts';
import type { DunningLetter } from '#domain/dunning/dunning-letter.ts';
import { FIRST_CLAIMING_LEVEL } from '#domain/dunning/dunning-level.ts';
import { money } from '#domain/money/money.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import type { Lessor } from '#contract/lessor.ts';
import { sheet } from '#documents/invoice/invoice-style.ts';
import type { InvoiceText } from '#documents/invoice/invoice-text.ts';
import { Letterhead, SenderLine } from '#documents/order/letterhead.tsx';
import { Fact } from '#documents/order/order-paper.tsx';
import { paper } from '#documents/order/paper-style.ts';
import { PaymentCode } from '#documents/order/payment-code.tsx';
import { letter as style } from './dunning-style.ts';
import { letterReference } from './letter-reference.ts';
import { nameClaim } from './name-claim.ts';

type PaperProps = { readonly letter: DunningLetter; readonly text: InvoiceText };

/** What is late, what it has come to, and by when and where it is to be paid. */
export function DunningPaper({ letter, text, fontFamily }: PaperProps & { readonly fontFamily: string }) {
  const { number, level, sentOn, seller } = letter;
  const { say, date } = text;
  const title = say(`dunning.level.${level}`);
  const lessor = toLessor(letter);
  return (
    <Letterhead
      {...{ title, number, lessor, fontFamily, say }}
      at={sentOn}
      date={date(sentOn)}
      locale={text.locale}
      taxNumber={seller.taxNumber}
      conformance="PDF/A-3b"
    >
      <View style={paper.parties}>
        <View style={paper.addressee}>
          <SenderLine lessor={lessor} />
          <Addressee letter={letter} text={text} />
        </View>
        <View style={paper.numbers}>
          {toNumbers(letter, text).map(([label, value]) => (
            <View key={label} style={paper.number}>
              <Fact label={label} value={value} />
            </View>
          ))}
        </View>
      </View>
      <Text style={sheet.title}>{title}</Text>
      <Text style={style.text}>{say(`document.dunning.text.${level}`, toValues(letter, text))}</Text>
      <SumBox letter={letter} text={text} />
      <Items letter={letter} text={text} />
      {letter.claims.length > 0 && <Claims letter={letter} text={text} />}
      <HowToPay letter={letter} text={text} />
      <Text style={sheet.notes}>{toNotes(letter, text).join(' ')}</Text>
    </Letterhead>
  );
}

const toValues = ({ number, totalCents, payUntil, items }: DunningLetter, { cents, date }: InvoiceText) => ({
  number,
  amount: cents(totalCents),
  date: date(payUntil),
  count: items.length,
});

function toNotes({ level, claims }: DunningLetter, { say }: InvoiceText): readonly string[] {
  const hasInterest = claims.some(({ kind }) => kind === 'interest');
  return [
    ...(level >= FIRST_CLAIMING_LEVEL && hasInterest ? [say('document.dunning.interestNote')] : []),
    say('document.dunning.crossed'),
  ];
}

const toLessor = ({ seller: { address, contact, ...seller } }: DunningLetter): Lessor => ({
  name: seller.name,
  street: address.street,
  postalCode: address.postalCode,
  city: address.city,
  country: address.country,
  directors: seller.directors ?? '',
  register: seller.register ?? '',
  vatId: seller.vatId,
  creditorId: '',
  phone: contact.phone,
  email: contact.email,
});

function Addressee({ letter: { buyer, seller }, text }: PaperProps) {
  const { address } = buyer;
  const [street = '', place = ''] = toAddressLines({ ...address, houseNumber: null });
  const isAbroad = address.country !== seller.address.country;
  const lines = [street, address.addressLine2, place, isAbroad ? text.format.country(address.country) : null];
  return (
    <>
      <Text style={paper.strong}>{buyer.name}</Text>
      {lines.filter(Boolean).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </>
  );
}

const toNumbers = (
  { number, sentOn, buyer, seller }: DunningLetter,
  { say, date }: InvoiceText,
): readonly (readonly [label: string, value: string])[] =>
  [
    [say('document.dunning.letter'), number] as const,
    [say('document.date'), date(sentOn)] as const,
    [say('document.invoice.customerNumber'), buyer.number] as const,
    [say('document.dunning.contact'), seller.contact.name] as const,
  ].flatMap(([label, value]) => (value ? [[label, value] as const] : []));

const SumBox = ({ letter: { totalCents, openCents, claimedCents, payUntil }, text }: PaperProps) => (
  <View style={sheet.box} wrap={false}>
    <View style={sheet.payable}>
      <Text style={sheet.label}>{text.say('document.invoice.payBy', { date: text.day(payUntil) })}</Text>
      <Text style={sheet.big}>{text.cents(totalCents)}</Text>
    </View>
    <View style={sheet.part}>
      <Text style={sheet.label}>{text.say('document.dunning.openInvoices')}</Text>
      <Text style={sheet.middle}>{text.cents(openCents)}</Text>
    </View>
    <View style={sheet.part}>
      <Text style={sheet.label}>{text.say('document.dunning.claims')}</Text>
      <Text style={sheet.middle}>{text.cents(claimedCents)}</Text>
    </View>
  </View>
);

const Items = ({ letter: { items, openCents }, text: { say, cents, date } }: PaperProps) => (
  <View style={sheet.taxes}>
    <View style={sheet.taxHead} minPresenceAhead={30}>
      <Text style={style.number}>{say('document.invoice.title.invoice')}</Text>
      <Text style={style.day}>{say('document.date')}</Text>
      <Text style={style.day}>{say('invoice.dueOn')}</Text>
      <Text style={style.day}>{say('invoice.status.overdue')}</Text>
      <Text style={style.amount}>{say('document.invoice.amount')}</Text>
      <Text style={style.amount}>{say('document.open')}</Text>
    </View>
    {items.map((item) => (
      <View key={item.number} style={sheet.tax} wrap={false}>
        <Text style={[style.number, paper.strong]}>{item.number}</Text>
        <Text style={style.day}>{date(item.issuedOn)}</Text>
        <Text style={style.day}>{date(item.dueOn)}</Text>
        <Text style={style.day}>{say('ui.days', { days: item.daysOverdue })}</Text>
        <Text style={style.amount}>{cents(item.grossCents)}</Text>
        <Text style={style.amount}>{cents(item.openCents)}</Text>
      </View>
    ))}
    <View style={sheet.total} wrap={false}>
      <Text style={style.grow}>{say('document.dunning.openInvoices')}</Text>
      <Text style={style.amount}>{cents(openCents)}</Text>
    </View>
  </View>
);

const Claims = ({ letter: { claims, claimedCents }, text }: PaperProps) => (
  <View style={sheet.taxes}>
    <View style={sheet.taxHead} minPresenceAhead={30}>
      <Text style={style.number}>{text.say('document.invoice.title.invoice')}</Text>
      <Text style={style.grow}>{text.say('document.dunning.claims')}</Text>
      <Text style={style.amount}>{text.say('document.invoice.amount')}</Text>
    </View>
    {claims.map((claim) => (
      <View key={`${claim.invoiceNumber} ${claim.kind} ${claim.from}`} style={sheet.tax} wrap={false}>
        <Text style={[style.number, paper.strong]}>{claim.invoiceNumber}</Text>
        <Text style={style.grow}>{nameClaim(claim, text)}</Text>
        <Text style={style.amount}>{text.cents(claim.cents)}</Text>
      </View>
    ))}
    <View style={sheet.total} wrap={false}>
      <Text style={style.grow}>{text.say('document.dunning.claims')}</Text>
      <Text style={style.amount}>{text.cents(claimedCents)}</Text>
    </View>
  </View>
);

function HowToPay({ letter, text }: PaperProps) {
  const { account, totalCents, payUntil } = letter;
  const reference = letterReference(letter);
  const amount = money(totalCents);
  return (
    <View style={paper.panel} wrap={false}>
      <View style={sheet.code}>
        <PaymentCode {...account} amount={amount} reference={reference} />
        <Text style={sheet.caption}>{text.say('document.invoice.qr')}</Text>
      </View>
      <View style={paper.rest}>
        <Text style={paper.heading}>{text.say('document.invoice.transfer', { date: text.date(payUntil) })}</Text>
        <View style={paper.bank}>
          <View style={paper.party}>
            <Fact label={text.say('document.invoice.beneficiary')} value={account.holder} />
            <Fact label="IBAN" value={groupIban(account.iban)} />
          </View>
          <View style={paper.party}>
            <Fact label={text.say('document.invoice.amount')} value={text.format.money(amount)} />
            <Fact label={text.say('document.reference')} value={reference} />
          </View>
          <View style={paper.narrow}>
            <Fact label="BIC" value={account.bic} />
          </View>
        </View>
      </View>
    </View>
  );
}
