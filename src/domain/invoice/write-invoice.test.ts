import { describe, expect, test } from 'vitest';
import { wordInvoice } from '#documents/invoice/word-invoice.ts';
import { SAMPLE_INVOICES } from '#documents/sample/sample-invoices.ts';
import { invoiceAs } from '../../../test/support/invoice-as.ts';
import { INVOICE_FORMATS, type InvoiceDocument } from './invoice-document.ts';
import { invoiceNumber, invoiceSeries, isNumberOf } from './invoice-number.ts';
import { writeInvoice } from './write-invoice.ts';
import { element, kept, toDecimal, toPercent, writeXml } from './xml.ts';

const write = (document: InvoiceDocument): string => writeInvoice(document, wordInvoice(document, 'de'));

describe.each(INVOICE_FORMATS)('as %s', (format) => {
  test.each(Object.entries(SAMPLE_INVOICES))('a document is written as it was: %s', async (name, document) => {
    // One element a line, so that people can compare.
    const lines = write(invoiceAs(document, format)).replaceAll('><', '>\n<');
    await expect(lines).toMatchFileSnapshot(`../../../test/support/samples/invoice/${name}-${format}.xml`);
  });
});

test('the same document is always the same file', () => {
  expect(write(SAMPLE_INVOICES.invoice)).toBe(write(SAMPLE_INVOICES.invoice));
});

test('no VAT id stands on a document outside VAT, and the tax number does', () => {
  for (const format of INVOICE_FORMATS) {
    const xml = write(invoiceAs(SAMPLE_INVOICES.claim, format));
    expect(xml).not.toMatch(/schemeID="VA"|>PL5260001246<\/cbc:CompanyID>|>DE999999999<\/cbc:CompanyID>/);
    expect(xml).toContain('22/123/45678');
  }
});

test('what the customer taxes says so, with both VAT ids and no tax', () => {
  for (const format of INVOICE_FORMATS) {
    const xml = write(invoiceAs(SAMPLE_INVOICES.reverseCharge, format));
    expect(xml).toMatch(/VATEX-EU-AE|Reverse charge/i);
    expect(xml).toContain('PL5260001246');
    expect(xml).toContain('DE999999999');
    expect(xml).not.toContain('>19<');
  }
});

test('the account of a customer stands in no hybrid file', () => {
  expect(write(SAMPLE_INVOICES.debit)).not.toContain('Debtor');
  expect(write(invoiceAs(SAMPLE_INVOICES.debit, 'xrechnung'))).toContain('<ram:IBANID>DE89370400440532013000<');
});

test('what was paid in advance leaves nothing to pay', () => {
  const xml = write(SAMPLE_INVOICES.advance);
  expect(xml).toContain('<ram:TotalPrepaidAmount>1047.87<');
  expect(xml).toContain('<ram:DuePayableAmount>0.00<');
});

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [10, '0.10'],
  [-5, '-0.05'],
  [104_787, '1047.87'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
])('%i cents are %s', (cents, text) => {
  expect(toDecimal(cents)).toBe(text);
});

test.each([0.5, Number.NaN, 2 ** 53])('%d is no amount', (cents) => {
  expect(() => toDecimal(cents)).toThrow(RangeError);
});

test.each([
  [0, '0'],
  [1900, '19'],
  [550, '5.5'],
  [2125, '21.25'],
  [1000, '10'],
  [5, '0.05'],
])('%i basis points are %s per cent', (basisPoints, text) => {
  expect(toPercent(basisPoints)).toBe(text);
});

test('text is cleaned and escaped, empty elements go, required ones stay', () => {
  const root = element(
    'a',
    element('b', ' \u0000A & <B> "C"\u0008\r\n\ud83d '),
    element('c', '\u0001 '),
    element('d', null),
    kept('e'),
  );
  expect(writeXml(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a><b>A &amp; &lt;B&gt; &quot;C&quot;\n\ufffd</b><e></e></a>\n',
  );
});

test('a number tells kind, year, country and place in the series', () => {
  expect(invoiceNumber('invoice', 2026, 'DE', 123)).toBe('I-26-DE-000123');
  expect(invoiceNumber('creditNote', 2030, 'NL', 1_000_000)).toBe('C-30-NL-1000000');
  expect(invoiceSeries('claim', 'AT')).toBe('S-AT');
  expect(isNumberOf('claim', 'S-26-DE-000003')).toBe(true);
  expect(isNumberOf('invoice', 'S-26-DE-000003')).toBe(false);
});
