import { compactId } from './compact-id.ts';
import type {
  InvoiceAddress,
  InvoiceBuyer,
  InvoiceDocument,
  InvoiceLine,
  InvoicePayment,
  InvoiceSeller,
  InvoiceWords,
  PeppolId,
  ServicePeriod,
} from './invoice-document.ts';
import { dueDayOf, payableOf } from './invoice-document.ts';
import { PAYMENT_MEANS } from './payment-means.ts';
import { categoryOf, categoryTotals, isOutOfScope } from './tax-category.ts';
import { attributed, element, kept, toDecimal, toPercent, writeXml, type XmlElement, type XmlPart } from './xml.ts';

export type CiiProfile = 'en16931' | 'xrechnung';

const GUIDELINES = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const satisfies Record<CiiProfile, string>;

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** A document as UN/CEFACT Cross Industry Invoice: inside the hybrid PDF, and as XRechnung. */
export function writeCii(document: InvoiceDocument, words: InvoiceWords, profile: CiiProfile): string {
  return writeXml(
    attributed(
      'rsm:CrossIndustryInvoice',
      NAMESPACES,
      element(
        'rsm:ExchangedDocumentContext',
        profile === 'xrechnung'
          ? element(
              'ram:BusinessProcessSpecifiedDocumentContextParameter',
              element('ram:ID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
            )
          : null,
        element('ram:GuidelineSpecifiedDocumentContextParameter', element('ram:ID', GUIDELINES[profile])),
      ),
      element(
        'rsm:ExchangedDocument',
        element('ram:ID', document.number),
        element('ram:TypeCode', document.kind === 'creditNote' ? '381' : '380'),
        element('ram:IssueDateTime', day('udt', document.issuedOn)),
        ...words.notes.map((note) => element('ram:IncludedNote', element('ram:Content', note))),
      ),
      element(
        'rsm:SupplyChainTradeTransaction',
        ...document.lines.map((line, i) => tradeLine(line, words.lines[i])),
        agreement(document),
        kept(
          'ram:ApplicableHeaderTradeDelivery',
          element(
            'ram:ActualDeliverySupplyChainEvent',
            element('ram:OccurrenceDateTime', day('udt', document.period.to)),
          ),
        ),
        settlement(document, words),
      ),
    ),
  );
}

const day = (prefix: 'udt' | 'qdt', date: string): XmlElement =>
  attributed(`${prefix}:DateTimeString`, { format: '102' }, date.replaceAll('-', ''));

const billingPeriod = ({ from, to }: ServicePeriod): XmlElement =>
  element(
    'ram:BillingSpecifiedPeriod',
    element('ram:StartDateTime', day('udt', from)),
    element('ram:EndDateTime', day('udt', to)),
  );

function tradeLine(line: InvoiceLine, words: InvoiceWords['lines'][number] | undefined): XmlElement {
  const { tax, trailer } = line;
  const category = categoryOf(tax.case);
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element(
      'ram:AssociatedDocumentLineDocument',
      element('ram:LineID', String(line.no)),
      element('ram:IncludedNote', element('ram:Content', words?.why ?? null)),
    ),
    element(
      'ram:SpecifiedTradeProduct',
      element('ram:SellerAssignedID', trailer.number),
      element('ram:Name', words?.name ?? null),
      element('ram:Description', words?.description ?? null),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', element('ram:ChargeAmount', toDecimal(line.unitPriceCents))),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      attributed('ram:BilledQuantity', { unitCode: line.unit }, String(line.quantity)),
    ),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element(
        'ram:ApplicableTradeTax',
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', category),
        category === 'O' ? null : element('ram:RateApplicablePercent', toPercent(tax.basisPoints)),
      ),
      billingPeriod(line.period),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        element('ram:LineTotalAmount', toDecimal(line.netCents)),
      ),
      trailer.vin === null
        ? null
        : element(
            'ram:AdditionalReferencedDocument',
            element('ram:IssuerAssignedID', trailer.vin),
            element('ram:TypeCode', '130'),
          ),
    ),
  );
}

function agreement(document: InvoiceDocument): XmlElement {
  const { seller, buyer } = document;
  const hasVatIds = !isOutOfScope(document);
  return element(
    'ram:ApplicableHeaderTradeAgreement',
    element('ram:BuyerReference', document.buyerReference),
    sellerParty(seller, hasVatIds),
    buyerParty(buyer, hasVatIds),
    element('ram:SellerOrderReferencedDocument', element('ram:IssuerAssignedID', document.orderNumber)),
    element('ram:BuyerOrderReferencedDocument', element('ram:IssuerAssignedID', document.poNumber)),
  );
}

const sellerParty = (
  { name, register, contact, address, peppolId, vatId, taxNumber }: InvoiceSeller,
  hasVatIds: boolean,
) =>
  element(
    'ram:SellerTradeParty',
    element('ram:Name', name),
    element('ram:SpecifiedLegalOrganization', element('ram:ID', register)),
    element(
      'ram:DefinedTradeContact',
      element('ram:PersonName', contact.name),
      element('ram:TelephoneUniversalCommunication', element('ram:CompleteNumber', contact.phone)),
      element('ram:EmailURIUniversalCommunication', element('ram:URIID', contact.email)),
    ),
    postalAddress(address),
    electronicAddress(peppolId, contact.email),
    hasVatIds ? registration('VA', compactId(vatId)) : null,
    registration('FC', taxNumber),
  );

const buyerParty = ({ number, name, person, address, peppolId, email, vatId }: InvoiceBuyer, hasVatIds: boolean) =>
  element(
    'ram:BuyerTradeParty',
    element('ram:ID', number),
    element('ram:Name', name),
    element('ram:DefinedTradeContact', element('ram:PersonName', person)),
    postalAddress(address),
    electronicAddress(peppolId, email),
    hasVatIds && vatId !== null ? registration('VA', compactId(vatId)) : null,
  );

const registration = (scheme: 'VA' | 'FC', id: string): XmlElement =>
  element('ram:SpecifiedTaxRegistration', attributed('ram:ID', { schemeID: scheme }, id));

const electronicAddress = (peppolId: PeppolId | null, email: string): XmlElement =>
  element(
    'ram:URIUniversalCommunication',
    attributed('ram:URIID', { schemeID: peppolId?.scheme ?? 'EM' }, peppolId?.id ?? email),
  );

const postalAddress = ({ street, addressLine2, postalCode, city, region, country }: InvoiceAddress): XmlElement =>
  element(
    'ram:PostalTradeAddress',
    element('ram:PostcodeCode', postalCode),
    element('ram:LineOne', street),
    element('ram:LineTwo', addressLine2),
    element('ram:CityName', city),
    element('ram:CountryID', country),
    element('ram:CountrySubDivisionName', region),
  );

function settlement(document: InvoiceDocument, words: InvoiceWords): XmlElement {
  const { payment, grossCents, corrects } = document;
  const dueOn = dueDayOf(document);
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    payment.by === 'debit' ? element('ram:CreditorReferenceID', payment.creditorId) : null,
    element('ram:PaymentReference', document.number),
    element('ram:InvoiceCurrencyCode', 'EUR'),
    element(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      element('ram:TypeCode', PAYMENT_MEANS[payment.by]),
      ...paymentAccount(payment),
    ),
    ...categoryTotals(document).map((total) =>
      element(
        'ram:ApplicableTradeTax',
        element('ram:CalculatedAmount', toDecimal(total.taxCents)),
        element('ram:TypeCode', 'VAT'),
        element('ram:ExemptionReason', words.exemptions[total.case] ?? null),
        element('ram:BasisAmount', toDecimal(total.baseCents)),
        element('ram:CategoryCode', total.category),
        element('ram:ExemptionReasonCode', total.exemptionCode),
        element('ram:RateApplicablePercent', toPercent(total.basisPoints)),
      ),
    ),
    billingPeriod(document.period),
    element(
      'ram:SpecifiedTradePaymentTerms',
      element('ram:Description', words.terms),
      dueOn === null ? null : element('ram:DueDateDateTime', day('udt', dueOn)),
      payment.by === 'debit' ? element('ram:DirectDebitMandateID', payment.mandate.reference) : null,
    ),
    element(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      element('ram:LineTotalAmount', toDecimal(document.netCents)),
      element('ram:TaxBasisTotalAmount', toDecimal(document.netCents)),
      attributed('ram:TaxTotalAmount', { currencyID: 'EUR' }, toDecimal(document.taxCents)),
      element('ram:GrandTotalAmount', toDecimal(grossCents)),
      payment.by === 'advance' ? element('ram:TotalPrepaidAmount', toDecimal(grossCents)) : null,
      element('ram:DuePayableAmount', toDecimal(payableOf(document))),
    ),
    corrects &&
      element(
        'ram:InvoiceReferencedDocument',
        element('ram:IssuerAssignedID', corrects.number),
        element('ram:FormattedIssueDateTime', day('qdt', corrects.issuedOn)),
      ),
    element('ram:ReceivableSpecifiedTradeAccountingAccount', element('ram:ID', document.costCentre)),
  );
}

function paymentAccount(payment: InvoicePayment): readonly XmlPart[] {
  switch (payment.by) {
    case 'transfer':
    case 'advance': {
      const { holder, iban, bic } = payment.account;
      return [
        element(
          'ram:PayeePartyCreditorFinancialAccount',
          element('ram:IBANID', compactId(iban)),
          element('ram:AccountName', holder),
        ),
        element('ram:PayeeSpecifiedCreditorFinancialInstitution', element('ram:BICID', bic)),
      ];
    }
    case 'debit':
      return payment.iban === null
        ? []
        : [element('ram:PayerPartyDebtorFinancialAccount', element('ram:IBANID', compactId(payment.iban)))];
    case 'credit':
      return [];
  }
}
