import type { InvoiceDocument, InvoiceFormat } from './invoice-document.ts';
import { failing, isCountry, isSaid, type InvoiceRule } from './invoice-rule.ts';

const isFor = ({ format }: InvoiceDocument, which: InvoiceFormat): boolean => format === which;

const isMailAddress = (text: string): boolean => /^[^\s@.][^\s@]*@[^\s@]*[^\s@.]$/.test(text);
const isPhone = (text: string): boolean => text.replaceAll(/\D/g, '').length >= 3;

/** Who sells, who buys, and how both are reached. */
export const PARTY_RULES: readonly InvoiceRule[] = [
  {
    id: 'BR-06',
    says: 'The seller has a name.',
    breaks: ({ seller }) => failing({ 'seller.name': isSaid(seller.name) }),
  },
  {
    id: 'BR-07',
    says: 'The buyer has a name.',
    breaks: ({ buyer }) => failing({ 'buyer.name': isSaid(buyer.name) }),
  },
  {
    id: 'BR-09',
    says: 'The address of the seller has a country.',
    breaks: ({ seller }) => failing({ 'seller.address.country': isCountry(seller.address.country) }),
  },
  {
    id: 'BR-11',
    says: 'The address of the buyer has a country.',
    breaks: ({ buyer }) => failing({ 'buyer.address.country': isCountry(buyer.address.country) }),
  },
  {
    id: 'TY-13',
    says: 'Both addresses are complete, as the law of invoices asks.',
    breaks: ({ seller, buyer }) =>
      failing({
        'seller.address.street': isSaid(seller.address.street),
        'seller.address.city': isSaid(seller.address.city),
        'buyer.address.street': isSaid(buyer.address.street),
        'buyer.address.city': isSaid(buyer.address.city),
      }),
  },
  {
    id: 'BR-DE-4',
    says: 'XRechnung: the address of the seller has a postal code.',
    breaks: (document) =>
      failing({
        'seller.address.postalCode': !isFor(document, 'xrechnung') || isSaid(document.seller.address.postalCode),
      }),
  },
  {
    id: 'BR-DE-5',
    says: 'XRechnung: the seller names whom to ask.',
    breaks: (document) =>
      failing({ 'seller.contact.name': !isFor(document, 'xrechnung') || isSaid(document.seller.contact.name) }),
  },
  {
    id: 'BR-DE-9',
    says: 'XRechnung: the address of the buyer has a postal code.',
    breaks: (document) =>
      failing({
        'buyer.address.postalCode': !isFor(document, 'xrechnung') || isSaid(document.buyer.address.postalCode),
      }),
  },
  {
    id: 'BR-DE-15',
    says: 'XRechnung: it has the reference that the buyer routes it by.',
    breaks: (document) => failing({ buyerReference: !isFor(document, 'xrechnung') || isSaid(document.buyerReference) }),
  },
  {
    id: 'BR-DE-27',
    says: 'XRechnung: the seller has a telephone number.',
    breaks: (document) =>
      failing({ 'seller.contact.phone': !isFor(document, 'xrechnung') || isPhone(document.seller.contact.phone) }),
  },
  {
    id: 'BR-DE-28',
    says: 'The seller can be reached by mail.',
    breaks: ({ seller }) => failing({ 'seller.contact.email': isMailAddress(seller.contact.email) }),
  },
  {
    id: 'BR-63',
    says: 'The buyer has an electronic address.',
    breaks: ({ buyer }) => failing({ 'buyer.email': buyer.peppolId !== null || isMailAddress(buyer.email) }),
  },
  {
    id: 'TY-17',
    says: 'The buyer can be reached by mail, which is how documents travel.',
    breaks: ({ buyer }) => failing({ 'buyer.email': isMailAddress(buyer.email) }),
  },
  {
    id: 'PEPPOL-EN16931-R010',
    says: 'Peppol: the buyer has an address in the network.',
    breaks: (document) =>
      failing({
        'buyer.peppolId':
          !isFor(document, 'peppolUbl') ||
          (isSaid(document.buyer.peppolId?.id) && isSaid(document.buyer.peppolId?.scheme)),
      }),
  },
  {
    id: 'PEPPOL-EN16931-R020',
    says: 'Peppol: the seller has an address in the network.',
    breaks: (document) =>
      failing({
        'seller.peppolId':
          !isFor(document, 'peppolUbl') ||
          (isSaid(document.seller.peppolId?.id) && isSaid(document.seller.peppolId?.scheme)),
      }),
  },
  {
    id: 'PEPPOL-EN16931-R003',
    says: 'Peppol: it has a reference or an order number of the buyer.',
    breaks: (document) =>
      failing({
        buyerReference: !isFor(document, 'peppolUbl') || isSaid(document.buyerReference) || isSaid(document.poNumber),
      }),
  },
  {
    id: 'DE-R-015',
    says: 'Peppol: between two German companies it has the reference of the buyer.',
    breaks: (document) => {
      const isGerman = [document.seller, document.buyer].every(({ address }) => address.country === 'DE');
      return failing({
        buyerReference: !isFor(document, 'peppolUbl') || !isGerman || isSaid(document.buyerReference),
      });
    },
  },
];
