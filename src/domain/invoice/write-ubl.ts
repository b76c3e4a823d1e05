import { compactId } from './compact-id.ts';
import type {
  InvoiceAddress,
  InvoiceDocument,
  InvoiceLine,
  InvoicePayment,
  InvoiceTax,
  InvoiceWords,
  PeppolId,
  ServicePeriod,
} from './invoice-document.ts';
import { dueDayOf, payableOf } from './invoice-document.ts';
import { PAYMENT_MEANS } from './payment-means.ts';
import { categoryOf, categoryTotals, isOutOfScope } from './tax-category.ts';
import { attributed, element, toDecimal, toPercent, writeXml, type XmlElement, type XmlPart } from './xml.ts';

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** The schema of an invoice and that of a credit note differ in some names. */
const NAMES = {
  invoice: { root: 'Invoice', type: 'InvoiceTypeCode', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  creditNote: { root: 'CreditNote', type: 'CreditNoteTypeCode', line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
} as const;
type Names = (typeof NAMES)[keyof typeof NAMES];

/** A document as Peppol BIS Billing 3, in UBL. */
export function writeUbl(document: InvoiceDocument, words: InvoiceWords): string {
  const isCredit = document.kind === 'creditNote';
  const names = isCredit ? NAMES.creditNote : NAMES.invoice;
  const dueOn = dueDayOf(document);
  return writeXml(
    attributed(
      names.root,
      {
        xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${names.root}-2`,
        'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
        'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      },
      element('cbc:CustomizationID', CUSTOMIZATION),
      element('cbc:ProfileID', PROFILE),
      element('cbc:ID', document.number),
      element('cbc:IssueDate', document.issuedOn),
      isCredit || dueOn === null ? null : element('cbc:DueDate', dueOn),
      element(`cbc:${names.type}`, isCredit ? '381' : '380'),
      // Peppol takes one note.
      element('cbc:Note', words.notes.join(' ')),
      element('cbc:DocumentCurrencyCode', 'EUR'),
      element('cbc:AccountingCost', document.costCentre),
      element('cbc:BuyerReference', document.buyerReference),
      invoicePeriod(document.period),
      element(
        'cac:OrderReference',
        // The schema asks for the buyer's number beside ours; Peppol says how to have none.
        element('cbc:ID', document.poNumber ?? 'NA'),
        element('cbc:SalesOrderID', document.orderNumber),
      ),
      document.corrects &&
        element(
          'cac:BillingReference',
          element(
            'cac:InvoiceDocumentReference',
            element('cbc:ID', document.corrects.number),
            element('cbc:IssueDate', document.corrects.issuedOn),
          ),
        ),
      ...parties(document),
      element('cac:Delivery', element('cbc:ActualDeliveryDate', document.period.to)),
      paymentMeans(document),
      element('cac:PaymentTerms', element('cbc:Note', words.terms)),
      taxTotal(document, words),
      monetaryTotal(document),
      ...document.lines.map((line, i) => ublLine(line, words.lines[i], names)),
    ),
  );
}

const amount = (name: string, cents: number): XmlElement => attributed(name, { currencyID: 'EUR' }, toDecimal(cents));

const VAT_SCHEME = element('cac:TaxScheme', element('cbc:ID', 'VAT'));

const invoicePeriod = ({ from, to }: ServicePeriod): XmlElement =>
  element('cac:InvoicePeriod', element('cbc:StartDate', from), element('cbc:EndDate', to));

const postalAddress = ({ street, addressLine2, postalCode, city, region, country }: InvoiceAddress): XmlElement =>
  element(
    'cac:PostalAddress',
    element('cbc:StreetName', street),
    element('cbc:AdditionalStreetName', addressLine2),
    element('cbc:CityName', city),
    element('cbc:PostalZone', postalCode),
    element('cbc:CountrySubentity', region),
    element('cac:Country', element('cbc:IdentificationCode', country)),
  );

const endpoint = (peppolId: PeppolId | null, email: string): XmlElement =>
  attributed('cbc:EndpointID', { schemeID: peppolId?.scheme ?? 'EM' }, peppolId?.id ?? email);

const vatScheme = (vatId: string): XmlElement =>
  element('cac:PartyTaxScheme', element('cbc:CompanyID', compactId(vatId)), VAT_SCHEME);

function parties(document: InvoiceDocument): readonly XmlElement[] {
  const { seller, buyer, payment } = document;
  const isOutside = isOutOfScope(document);
  const localScheme = element('cac:TaxScheme', element('cbc:ID', 'FC'));
  return [
    element(
      'cac:AccountingSupplierParty',
      element(
        'cac:Party',
        endpoint(seller.peppolId, seller.contact.email),
        payment.by === 'debit'
          ? element('cac:PartyIdentification', attributed('cbc:ID', { schemeID: 'SEPA' }, payment.creditorId))
          : null,
        element('cac:PartyName', element('cbc:Name', seller.name)),
        postalAddress(seller.address),
        isOutside
          ? element('cac:PartyTaxScheme', element('cbc:CompanyID', seller.taxNumber), localScheme)
          : vatScheme(seller.vatId),
        element(
          'cac:PartyLegalEntity',
          element('cbc:RegistrationName', seller.name),
          element('cbc:CompanyID', seller.register),
        ),
        element(
          'cac:Contact',
          element('cbc:Name', seller.contact.name),
          element('cbc:Telephone', seller.contact.phone),
          element('cbc:ElectronicMail', seller.contact.email),
        ),
      ),
    ),
    element(
      'cac:AccountingCustomerParty',
      element(
        'cac:Party',
        endpoint(buyer.peppolId, buyer.email),
        element('cac:PartyIdentification', element('cbc:ID', buyer.number)),
        element('cac:PartyName', element('cbc:Name', buyer.name)),
        postalAddress(buyer.address),
        isOutside || buyer.vatId === null ? null : vatScheme(buyer.vatId),
        element('cac:PartyLegalEntity', element('cbc:RegistrationName', buyer.name)),
        element('cac:Contact', element('cbc:Name', buyer.person)),
      ),
    ),
  ];
}

const paymentMeans = ({ number, payment }: InvoiceDocument): XmlElement =>
  element(
    'cac:PaymentMeans',
    element('cbc:PaymentMeansCode', PAYMENT_MEANS[payment.by]),
    element('cbc:PaymentID', number),
    paymentAccount(payment),
  );

function paymentAccount(payment: InvoicePayment): XmlPart {
  switch (payment.by) {
    case 'transfer':
    case 'advance': {
      const { holder, iban, bic } = payment.account;
      return element(
        'cac:PayeeFinancialAccount',
        element('cbc:ID', compactId(iban)),
        element('cbc:Name', holder),
        element('cac:FinancialInstitutionBranch', element('cbc:ID', bic)),
      );
    }
    case 'debit':
      return element(
        'cac:PaymentMandate',
        element('cbc:ID', payment.mandate.reference),
        payment.iban === null ? null : element('cac:PayerFinancialAccount', element('cbc:ID', compactId(payment.iban))),
      );
    case 'credit':
      return null;
  }
}

const taxTotal = (document: InvoiceDocument, words: InvoiceWords): XmlElement =>
  element(
    'cac:TaxTotal',
    amount('cbc:TaxAmount', document.taxCents),
    ...categoryTotals(document).map((total) =>
      element(
        'cac:TaxSubtotal',
        amount('cbc:TaxableAmount', total.baseCents),
        amount('cbc:TaxAmount', total.taxCents),
        element(
          'cac:TaxCategory',
          element('cbc:ID', total.category),
          total.category === 'O' ? null : element('cbc:Percent', toPercent(total.basisPoints)),
          element('cbc:TaxExemptionReasonCode', total.exemptionCode),
          element('cbc:TaxExemptionReason', words.exemptions[total.case] ?? null),
          VAT_SCHEME,
        ),
      ),
    ),
  );

const monetaryTotal = (document: InvoiceDocument): XmlElement =>
  element(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', document.netCents),
    amount('cbc:TaxExclusiveAmount', document.netCents),
    amount('cbc:TaxInclusiveAmount', document.grossCents),
    document.payment.by === 'advance' ? amount('cbc:PrepaidAmount', document.grossCents) : null,
    amount('cbc:PayableAmount', payableOf(document)),
  );

const lineTax = ({ case: which, basisPoints }: InvoiceTax): XmlElement =>
  element(
    'cac:ClassifiedTaxCategory',
    element('cbc:ID', categoryOf(which)),
    categoryOf(which) === 'O' ? null : element('cbc:Percent', toPercent(basisPoints)),
    VAT_SCHEME,
  );

const ublLine = (line: InvoiceLine, words: InvoiceWords['lines'][number] | undefined, names: Names): XmlElement =>
  element(
    `cac:${names.line}`,
    element('cbc:ID', String(line.no)),
    element('cbc:Note', words?.why ?? null),
    attributed(`cbc:${names.quantity}`, { unitCode: line.unit }, String(line.quantity)),
    amount('cbc:LineExtensionAmount', line.netCents),
    invoicePeriod(line.period),
    line.trailer.vin === null
      ? null
      : element('cac:DocumentReference', element('cbc:ID', line.trailer.vin), element('cbc:DocumentTypeCode', '130')),
    element(
      'cac:Item',
      element('cbc:Description', words?.description ?? null),
      element('cbc:Name', words?.name ?? null),
      element('cac:SellersItemIdentification', element('cbc:ID', line.trailer.number)),
      lineTax(line.tax),
    ),
    element('cac:Price', amount('cbc:PriceAmount', line.unitPriceCents)),
  );
