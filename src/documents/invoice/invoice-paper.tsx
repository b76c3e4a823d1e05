import { Text, View } from '@react-pdf/renderer';
import { toAddressLines } from '#domain/address/address-rule.ts';
import type { InvoiceBuyer, InvoiceDocument, InvoiceSeller } from '#domain/invoice/invoice-document.ts';
import { isOutOfScope } from '#domain/invoice/tax-category.ts';
import type { Lessor } from '#contract/lessor.ts';
import { Letterhead, SenderLine } from '#documents/order/letterhead.tsx';
import { Fact } from '#documents/order/order-paper.tsx';
import { paper } from '#documents/order/paper-style.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoicePaymentPanel } from './invoice-payment.tsx';
import { sheet } from './invoice-style.ts';
import { SumBox, TaxTable } from './invoice-sums.tsx';
import type { InvoiceText } from './invoice-text.ts';

type PaperProps = {
  readonly document: InvoiceDocument;
  readonly text: InvoiceText;
  readonly fontFamily: string;
};

/** What is to be paid, for what, why and how: in the order in which it is asked. */
export function InvoicePaper({ document, text, fontFamily }: PaperProps) {
  const { seller, number, issuedOn } = document;
  const title = text.title(document.kind);
  const lessor = toLessor(seller, document);
  const notes = text.notes(document);
  return (
    <Letterhead
      {...{ title, number, lessor, fontFamily }}
      at={issuedOn}
      date={text.date(issuedOn)}
      locale={text.locale}
      say={text.say}
      corner={<Corner document={document} title={title} text={text} />}
      taxNumber={seller.taxNumber}
      conformance="PDF/A-3b"
    >
      <View style={paper.parties}>
        <View style={paper.addressee}>
          <SenderLine lessor={lessor} />
          <BuyerAddress buyer={document.buyer} seller={seller} text={text} />
        </View>
        <View style={paper.numbers}>
          {toNumbers(document, text).map(([label, value]) => (
            <View key={label} style={paper.number}>
              <Fact label={label} value={value} />
            </View>
          ))}
        </View>
      </View>
      <Text style={sheet.title}>{`${title} ${number}`}</Text>
      <SumBox document={document} text={text} />
      <InvoiceLines document={document} text={text} />
      <TaxTable document={document} text={text} />
      <InvoicePaymentPanel document={document} text={text} />
      {notes.length > 0 && <Text style={sheet.notes}>{notes.join(' ')}</Text>}
    </Letterhead>
  );
}

/** The letterhead of every paper is that of the registration that this one is issued under. */
const toLessor = ({ address, contact, ...seller }: InvoiceSeller, { payment }: InvoiceDocument): Lessor => ({
  name: seller.name,
  street: address.street,
  postalCode: address.postalCode,
  city: address.city,
  country: address.country,
  directors: seller.directors ?? '',
  register: seller.register ?? '',
  vatId: seller.vatId,
  creditorId: payment.by === 'debit' ? payment.creditorId : '',
  phone: contact.phone,
  email: contact.email,
});

/** That the first page is more than paper; which document it is on all that follow. */
const Corner = ({ document, title, text }: Omit<PaperProps, 'fontFamily'> & { readonly title: string }) => (
  <View
    render={({ pageNumber }) =>
      pageNumber === 1 && document.format === 'hybrid' ? (
        <Text style={sheet.badge}>{text.say('document.invoice.badge')}</Text>
      ) : (
        <Text>{`${title} · ${document.number}`}</Text>
      )
    }
  />
);

type AddressProps = { readonly buyer: InvoiceBuyer; readonly seller: InvoiceSeller; readonly text: InvoiceText };

function BuyerAddress({ buyer: { name, person, address }, seller, text }: AddressProps) {
  const [street = '', place = ''] = toAddressLines({ ...address, houseNumber: null });
  const lines = [
    person,
    street,
    address.addressLine2,
    place,
    address.country === seller.address.country ? null : text.format.country(address.country),
  ];
  return (
    <>
      <Text style={paper.strong}>{name}</Text>
      {lines.filter(Boolean).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </>
  );
}

/** Under which numbers and days both sides keep it. */
function toNumbers(
  document: InvoiceDocument,
  { say, title, date, span }: InvoiceText,
): readonly (readonly [label: string, value: string | null])[] {
  const { buyer, corrects } = document;
  return [
    [title(document.kind), document.number],
    [say('document.date'), date(document.issuedOn)],
    [say('document.invoice.period'), span(document.period)],
    [say('word.noun.order'), document.orderNumber],
    [say('document.invoice.correctedInvoice'), corrects && `${corrects.number}, ${date(corrects.issuedOn)}`],
    [say('document.poNumber'), document.poNumber],
    [say('word.costCentre'), document.costCentre],
    [say('document.invoice.reference'), document.buyerReference],
    [say('document.invoice.customerNumber'), buyer.number],
    [say('document.invoice.customerVatId'), isOutOfScope(document) ? null : buyer.vatId],
  ].flatMap(([label, value]) => (label && value ? [[label, value] as const] : []));
}
