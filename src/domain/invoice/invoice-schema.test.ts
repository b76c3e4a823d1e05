import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordInvoice } from '#documents/invoice/word-invoice.ts';
import { SAMPLE_INVOICES } from '#documents/sample/sample-invoices.ts';
import { invoiceAs } from '../../../test/support/invoice-as.ts';
import { readXml, validateCii } from '../../../test/support/invoice-schema.ts';
import { randomInvoice } from '../../../test/support/random-invoice.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { writeCii } from './write-cii.ts';
import { writeUbl } from './write-ubl.ts';
import { cleanText } from './xml.ts';

const RUNS = process.env['TEST_LONG'] === '1' ? 5000 : 500;

const ciiOf = (document: InvoiceDocument, profile: 'en16931' | 'xrechnung'): string =>
  writeCii(document, wordInvoice(document, 'pl'), profile);

describe.each(['en16931', 'xrechnung'] as const)('the official schema takes %s', (profile) => {
  test.each(Object.entries(SAMPLE_INVOICES))('of a sample: %s', (_, document) => {
    const format = profile === 'xrechnung' ? profile : 'hybrid';
    expect(() => validateCii(ciiOf(invoiceAs(document, format), profile))).not.toThrow();
  });
});

test(`the official schema takes ${RUNS} random documents, and the names in them come back`, () => {
  fc.assert(
    fc.property(randomInvoice, fc.constantFrom('en16931', 'xrechnung'), (document, profile) => {
      const xml = ciiOf(document, profile);
      validateCii(xml);
      expect(readXml(xml)).toContain(cleanText(document.buyer.name));
    }),
    { numRuns: RUNS },
  );
});

test('Peppol files are well-formed whatever people are called', () => {
  fc.assert(
    fc.property(randomInvoice, (document) => {
      expect(readXml(writeUbl(document, wordInvoice(document, 'ru')))).toContain(cleanText(document.buyer.name));
    }),
  );
});

test('the schema does refuse', () => {
  const xml = ciiOf(SAMPLE_INVOICES.invoice, 'en16931');
  const cut = xml.replace(/<ram:ApplicableHeaderTradeDelivery>.*<\/ram:ApplicableHeaderTradeDelivery>/, '');
  expect(cut).not.toBe(xml);
  expect(() => validateCii(cut)).toThrow('ApplicableHeaderTradeSettlement');
});
