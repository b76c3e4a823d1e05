import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordInvoice } from '#documents/invoice/word-invoice.ts';
import { SAMPLE_INVOICES } from '#documents/sample/sample-invoices.ts';
import { invoiceAs } from '../../../test/support/invoice-as.ts';
import { randomInvoice } from '../../../test/support/random-invoice.ts';
import { checkInvoice } from './check-invoice.ts';
import { HEAD_RULES } from './head-rules.ts';
import { INVOICE_FORMATS, type InvoiceDocument, type InvoiceLine, type InvoiceWords } from './invoice-document.ts';
import { LINE_RULES } from './line-rules.ts';
import { PARTY_RULES } from './party-rules.ts';
import { PAYMENT_RULES } from './payment-rules.ts';
import { SUM_RULES } from './sum-rules.ts';
import { TAX_RULES } from './tax-rules.ts';

const { invoice, creditNote, claim, debit, advance, overseas } = SAMPLE_INVOICES;
const xrechnung = invoiceAs(invoice, 'xrechnung');
const peppol = invoiceAs(invoice, 'peppolUbl');

const withLine = (document: InvoiceDocument, change: Partial<InvoiceLine>): InvoiceDocument => ({
  ...document,
  lines: document.lines.map((line, i) => (i === 0 ? { ...line, ...change } : line)),
});
const withSeller = (document: InvoiceDocument, change: Partial<InvoiceDocument['seller']>): InvoiceDocument => ({
  ...document,
  seller: { ...document.seller, ...change },
});
const withBuyer = (document: InvoiceDocument, change: Partial<InvoiceDocument['buyer']>): InvoiceDocument => ({
  ...document,
  buyer: { ...document.buyer, ...change },
});
const withTax = (
  document: InvoiceDocument,
  change: Partial<InvoiceDocument['taxes'][number]>,
  at = 0,
): InvoiceDocument => ({
  ...document,
  taxes: document.taxes.map((tax, i) => (i === at ? { ...tax, ...change } : tax)),
});
const withContact = (change: Partial<InvoiceDocument['seller']['contact']>): InvoiceDocument =>
  withSeller(xrechnung, { contact: { ...xrechnung.seller.contact, ...change } });
const withAddress = (
  party: 'seller' | 'buyer',
  change: Partial<InvoiceDocument['buyer']['address']>,
  document: InvoiceDocument = invoice,
): InvoiceDocument => ({
  ...document,
  [party]: { ...document[party], address: { ...document[party].address, ...change } },
});
const withPayment = (document: InvoiceDocument, change: object): InvoiceDocument => ({
  ...document,
  payment: { ...document.payment, ...change },
});
const swiss = { country: 'CH', case: 'outsideEu', basisPoints: 0 } as const;

type Broken = readonly [rule: string, document: InvoiceDocument, words?: Partial<InvoiceWords>];

/** A document for each rule that breaks it. */
const BROKEN: readonly Broken[] = [
  ['BR-02', { ...invoice, number: 'O-26-000123' }],
  ['BR-02', { ...invoice, number: 'C-26-DE-000123' }],
  ['TY-02', { ...invoice, number: 'I-25-DE-000123' }],
  ['TY-02', { ...invoice, number: 'I-26-NL-000123' }],
  ['BR-03', { ...invoice, issuedOn: '2026-02-30' }],
  ['BR-16', { ...invoice, lines: [] }],
  ['BR-29', { ...invoice, period: { from: '2026-12-01', to: '2026-11-30' } }],
  ['PEPPOL-EN16931-R110', withLine(invoice, { period: { from: '2026-11-09', to: '2026-11-30' } })],
  ['PEPPOL-EN16931-R110', withLine(invoice, { period: { from: '2026-11-10', to: '2026-12-01' } })],
  ['BR-55', { ...creditNote, corrects: null }],
  ['BR-55', { ...invoice, corrects: creditNote.corrects }],
  ['TY-05', withLine(invoice, { tax: swiss })],
  ['TY-05', { ...invoice, taxClass: 'outside' }],
  ['TY-06', { ...claim, kind: 'invoice' }],
  ['TY-06', { ...invoice, kind: 'claim' }],
  ['TY-07', withLine(creditNote, { credits: { number: 'I-26-DE-000999', lineNo: 1 } })],
  ['TY-07', withLine(invoice, { credits: { number: 'I-26-DE-000122', lineNo: 1 } })],
  ['TY-08', { ...invoice, orderNumber: ' ' }],
  ['BR-21', withLine(invoice, { no: 2 })],
  ['BR-22', withLine(invoice, { quantity: 0 })],
  ['BR-22', withLine(invoice, { quantity: 1.5 })],
  ['BR-24', withLine(invoice, { netCents: 0 })],
  ['BR-25', invoice, { lines: [] }],
  ['BR-27', withLine(invoice, { unitPriceCents: -1 })],
  ['BR-30', withLine(invoice, { period: { from: '2026-11-30', to: '2026-11-10' } })],
  ['BR-DEC-23', withLine(invoice, { netCents: 0.5 })],
  ['BR-DEC-23', { ...invoice, grossCents: 1_000_000_000 }],
  ['PEPPOL-EN16931-R120', withLine(invoice, { unitPriceCents: 54_001 })],
  ['TY-09', withLine(invoice, { unit: 'DAY' })],
  ['BR-CO-10', { ...invoice, netCents: invoice.netCents + 1 }],
  ['BR-CO-14', { ...invoice, taxCents: invoice.taxCents + 1 }],
  ['BR-CO-15', { ...invoice, grossCents: invoice.grossCents + 1 }],
  ['BR-CO-17', withTax(invoice, { taxCents: 12_938 })],
  ['BR-CO-17', withTax(creditNote, { taxCents: 3422 })],
  ['BR-CO-18', { ...invoice, taxes: [] }],
  ['BR-CO-18', { ...invoice, taxes: [...invoice.taxes, ...invoice.taxes] }],
  ['BR-S-08', withTax(invoice, { baseCents: 68_091 })],
  ['BR-S-08', { ...invoice, taxes: invoice.taxes.slice(1) }],
  ['BR-AE-08', withTax(invoice, { baseCents: 23_761 }, 1)],
  ['BR-O-08', withTax(claim, { baseCents: 25_001 })],
  ['TY-10', { ...invoice, grossCents: 0 }],
  ['BR-S-02', withSeller(invoice, { vatId: '' })],
  ['BR-S-05', withLine(invoice, { tax: { country: 'DE', case: 'shortTerm', basisPoints: 0 } })],
  ['BR-S-10', invoice, { exemptions: { shortTerm: 'why', reverseCharge: 'Reverse charge' } }],
  ['BR-AE-02', withBuyer(invoice, { vatId: null })],
  ['BR-AE-02', withSeller(invoice, { vatId: ' ' })],
  ['TY-18', withBuyer(invoice, { vatId: 'DE136695976' })],
  ['TY-18', withBuyer(invoice, { vatId: 'CHE123456788' })],
  ['BR-AE-05', withLine(invoice, { tax: { country: 'PL', case: 'reverseCharge', basisPoints: 2300 } })],
  ['BR-AE-10', invoice, { exemptions: {} }],
  ['BR-O-05', withLine(claim, { tax: { country: 'DE', case: 'notTaxable', basisPoints: 1900 } })],
  ['BR-O-10', claim, { exemptions: {} }],
  ['BR-O-11', { ...invoice, taxes: [...invoice.taxes, { ...swiss, baseCents: 1, taxCents: 0 }] }],
  ['BR-CO-09', withBuyer(invoice, { vatId: '5260001246' })],
  ['BR-CO-09', withSeller(invoice, { vatId: '999999999' })],
  ['BR-CO-26', withSeller(overseas, { register: null })],
  ['TY-11', withLine(invoice, { tax: { country: 'NL', case: 'shortTerm', basisPoints: 2100 } })],
  ['TY-12', withSeller(invoice, { taxNumber: '' })],
  ['BR-06', withSeller(invoice, { name: '' })],
  ['BR-07', withBuyer(invoice, { name: '\u0000 ' })],
  ['BR-09', withAddress('seller', { country: 'de' })],
  ['BR-11', withAddress('buyer', { country: '' })],
  ['TY-13', withAddress('buyer', { city: '' })],
  ['TY-13', withAddress('seller', { street: '' })],
  ['BR-DE-4', withAddress('seller', { postalCode: '' }, xrechnung)],
  ['BR-DE-5', withContact({ name: '' })],
  ['BR-DE-9', withAddress('buyer', { postalCode: '' }, xrechnung)],
  ['BR-DE-15', { ...xrechnung, buyerReference: null }],
  ['BR-DE-27', withContact({ phone: '12' })],
  ['BR-DE-28', withContact({ email: 'rechnung' })],
  ['BR-63', withBuyer(invoice, { email: '' })],
  ['TY-17', withBuyer(peppol, { email: '' })],
  ['PEPPOL-EN16931-R010', withBuyer(peppol, { peppolId: null })],
  ['PEPPOL-EN16931-R020', withSeller(peppol, { peppolId: { scheme: '9930', id: '' } })],
  ['PEPPOL-EN16931-R003', { ...peppol, poNumber: null }],
  ['DE-R-015', withAddress('buyer', { country: 'DE' }, peppol)],
  ['BR-CO-25', withPayment(invoice, { dueOn: '2026-11-30' })],
  ['BR-CO-25', withPayment(debit, { collectOn: debit.issuedOn })],
  ['BR-CO-25', creditNote, { terms: '' }],
  ['BR-50', withPayment(invoice, { account: { holder: 'Trailyard', iban: 'DE00', bic: '' } })],
  ['BR-50', withPayment(advance, { account: { holder: '', iban: 'DE02120300000000202051', bic: '' } })],
  ['PEPPOL-EN16931-R061', withPayment(debit, { mandate: { reference: '', signedOn: '2026-03-02', scheme: 'B2B' } })],
  ['BR-DE-30', withPayment(debit, { creditorId: '' })],
  ['BR-DE-31', withPayment(invoiceAs(debit, 'xrechnung'), { iban: null })],
  ['TY-14', withPayment(debit, { iban: 'DE89370400440532013000' })],
  ['TY-15', { ...creditNote, payment: invoice.payment }],
  ['TY-15', { ...invoice, payment: { by: 'credit' } }],
  ['TY-16', withPayment(advance, { receivedOn: '2026-12-02' })],
];

const findingsOf = (document: InvoiceDocument, words: Partial<InvoiceWords> = {}) =>
  checkInvoice(document, { ...wordInvoice(document, 'de'), ...words });

const broken = BROKEN.map(([rule, document, words = {}]) => ({ rule, document, words }));

test.each(broken)('$rule is found where it is broken', ({ rule, document, words }) => {
  const findings = findingsOf(document, words).filter((finding) => finding.rule === rule);
  expect(findings.length).toBeGreaterThan(0);
  for (const { path, says } of findings) expect([path, says]).not.toContain('');
});

test('every rule has a document that breaks it, and one id', () => {
  const rules = [HEAD_RULES, LINE_RULES, SUM_RULES, TAX_RULES, PARTY_RULES, PAYMENT_RULES].flat();
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual([...new Set(BROKEN.map(([rule]) => rule))].toSorted());
});

describe.each(INVOICE_FORMATS)('as %s', (format) => {
  test.each(Object.entries(SAMPLE_INVOICES))('a sound document may be issued: %s', (_, document) => {
    expect(findingsOf(invoiceAs(document, format))).toEqual([]);
  });
});

test('a seller may be registered in another country than that of its address', () => {
  const { seller } = invoice;
  expect(findingsOf(withSeller(invoice, { address: { ...seller.address, country: 'NL' } }))).toEqual([]);
});

test('the tax of a credit note may be the cent that its invoice still has', () => {
  const { netCents } = creditNote;
  const rest = { ...withTax(creditNote, { taxCents: 3421 }), taxCents: 3421, grossCents: netCents + 3421 };
  expect(findingsOf(rest)).toEqual([]);
});

test('whatever people are called and however much they rent, a sound document may be issued', () => {
  fc.assert(
    fc.property(randomInvoice, (document) => {
      expect(findingsOf(document)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
