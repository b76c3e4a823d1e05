import { beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_INVOICES } from '#documents/sample/sample-invoices.ts';
import type { InvoiceDocument } from '#domain/invoice/invoice-document.ts';
import { writeInvoice } from '#domain/invoice/write-invoice.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { PRINTED_LOCALES } from '../../../test/support/printed-locales.ts';
import { invoiceAs } from '../../../test/support/invoice-as.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { embedXml } from './embed-xml.ts';
import { renderInvoice } from './render-invoice.tsx';
import { createInvoiceText } from './invoice-text.ts';
import { wordInvoice } from './word-invoice.ts';

/** Runs of another script, and of another page line, begin anew. */
const plain = (text: string): string => text.replaceAll('\n', '').replaceAll(/[\u00a0\u202f]/g, ' ');

async function render(document: InvoiceDocument, locale: Locale) {
  const xml = writeInvoice(document, wordInvoice(document, locale));
  const bytes = await renderInvoice({ document, xml, locale });
  const { text, pages } = readPdf(bytes);
  return { xml, bytes, source: Buffer.from(bytes).toString('latin1'), read: plain(text), pages };
}

/** The file inside, by the length that its object tells. */
function attachmentOf(bytes: Uint8Array): string {
  const source = Buffer.from(bytes).toString('latin1');
  const [head = '', length = ''] = /\/Type \/EmbeddedFile [^\n]*\/Length (\d+)[^\n]*\nstream\n/.exec(source) ?? [];
  const from = source.indexOf(head) + head.length;
  return Buffer.from(bytes.subarray(from, from + Number(length))).toString('utf8');
}

/** N7: what has to be said where the customer owes the tax. */
const REVERSE_CHARGE: Readonly<Record<Locale, string>> = {
  de: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse charge)',
  en: 'Reverse charge',
  es: 'Inversión del sujeto pasivo (Reverse charge)',
  fr: 'Autoliquidation (Reverse charge)',
  it: 'Inversione contabile (Reverse charge)',
  nl: 'Btw verlegd (Reverse charge)',
  pl: 'Odwrotne obciążenie (Reverse charge)',
  ro: 'Taxare inversă (Reverse charge)',
  ru: 'Обратное начисление НДС (Reverse charge)',
};

const { invoice, creditNote, claim, debit, advance } = SAMPLE_INVOICES;

const papers = new Map<Locale, ReturnType<typeof render>>();
/** The sample is rendered once for each language. */
function printed(locale: Locale): ReturnType<typeof render> {
  const paper = papers.get(locale) ?? render(invoice, locale);
  papers.set(locale, paper);
  return paper;
}

test.each(LOCALES)('reverse charge is said in the words of the directive in %s', (locale) => {
  expect(writeInvoice(invoice, wordInvoice(invoice, locale))).toContain(
    `<ram:ExemptionReason>${REVERSE_CHARGE[locale]}<`,
  );
});

describe.each(PRINTED_LOCALES)('in %s', (locale) => {
  let paper: Awaited<ReturnType<typeof render>>;
  beforeAll(async () => {
    paper = await printed(locale);
  });

  test('an invoice can be read on one page, with every letter', () => {
    expect(paper.pages).toBe(1);
    for (const fact of [
      'I-26-DE-000123',
      'Łódź & <Søhne> "Сибирь" O\'Neill',
      'ul. Głogowska 12',
      'PL5260001246',
      'DE 999 999 999',
      '22/123/45678',
      'HH TY 101',
      'O-26-000134-1',
      '4500-1187',
      'DE02 1203 0000 0000 2020 51',
    ])
      expect(paper.read).toContain(fact);
    expect(paper.read).not.toMatch(/\ufffd|(document|service)\.\w|\{/);
  });

  test('the sums on paper are those of the file', () => {
    const { cents } = createInvoiceText(locale);
    const [, net] = /<ram:TaxBasisTotalAmount>([\d.]+)</.exec(paper.xml) ?? [];
    const [, tax] = /<ram:TaxTotalAmount currencyID="EUR">([\d.]+)</.exec(paper.xml) ?? [];
    const [, gross] = /<ram:GrandTotalAmount>([\d.]+)</.exec(paper.xml) ?? [];
    for (const amount of [net, tax, gross]) {
      expect(amount).toMatch(/^\d+\.\d\d$/);
      expect(paper.read).toContain(plain(cents(Number(amount?.replace('.', '')))));
    }
    for (const [, line = ''] of paper.xml.matchAll(/<ram:LineTotalAmount>([\d.]+)</g))
      expect(paper.read).toContain(plain(cents(Number(line.replace('.', '')))));
  });

  test('reverse charge is said on paper as in the file', () => {
    expect(paper.read.replaceAll(' ', '')).toContain(REVERSE_CHARGE[locale].replaceAll(' ', ''));
  });

  test('the file is in the paper, byte for byte, and announced', () => {
    expect(attachmentOf(paper.bytes)).toBe(paper.xml);
    for (const mark of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '/AFRelationship /Alternative',
      `/Lang (${locale})`,
    ])
      expect(paper.source).toContain(mark);
  });
});

test('what is added stands behind the paper, whose bytes stay, and is where its table says', async () => {
  const { bytes, source } = await printed('de');
  const first = source.indexOf('%%EOF') + '%%EOF\n'.length;
  expect(Buffer.from(embedXml(bytes.subarray(0, first), '<a/>', '2026-12-01')).subarray(0, first)).toEqual(
    Buffer.from(bytes.subarray(0, first)),
  );
  const table = source.slice(source.lastIndexOf('\nxref\n'));
  const rows = [...table.matchAll(/^(\d+) 1\n(\d{10}) 00000 n /gm)];
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const [, id = '', offset = ''] of rows) expect(source.slice(Number(offset))).toMatch(new RegExp(`^${id} 0 obj`));
  expect(source).toMatch(new RegExp(`startxref\n${source.lastIndexOf('\nxref\n') + 1}\n%%EOF\n$`));
  expect(() => embedXml(bytes, '<a/>', '2026-12-01')).toThrow('The paper has');
});

test('a file that travels beside the paper is not in it', async () => {
  const { source, read } = await render(invoiceAs(invoice, 'xrechnung'), 'de');
  expect(source).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(source).not.toContain('EmbeddedFile');
  expect(read).not.toContain('XML in dieser Datei');
  expect(read).toContain('04011000-1234512345-06');
});

test('a direct debit is announced with day, mandate and who collects, and asks for no transfer', async () => {
  const { read } = await render(debit, 'de');
  for (const fact of [
    'am 08.12.2026 ab',
    '1.047,87 €',
    'TY-000017',
    'DE98ZZZ09999999999',
    'DE89 ••••',
    'Firmenlastschrift',
  ])
    expect(read).toContain(fact);
  expect(read).not.toContain('DE02 1203');
});

test('an advance says when it was received and asks for nothing', async () => {
  const { read } = await render(advance, 'de');
  expect(read).toContain('Bezahlt am 30.11.2026');
  expect(read).not.toContain('DE02 1203');
});

test('a credit note is never called what the law means self-billing by, and names its invoice', async () => {
  const { read } = await render(creditNote, 'de');
  for (const fact of [
    'Rechnungskorrektur C-26-DE-000007',
    'I-26-DE-000123',
    '214,20 €',
    '540,00 € berechnet, jetzt 360,00 €',
  ])
    expect(read).toContain(fact);
  expect(read).not.toContain('Gutschrift');
});

test('a claim says that there is no VAT on it and why it is made', async () => {
  const { read } = await render(claim, 'de');
  for (const fact of ['Schadensersatzforderung S-26-DE-000003', 'nicht steuerbar', 'Riss Plane rechts, 40 cm'])
    expect(read).toContain(fact);
  expect(read).not.toContain('PL5260001246');
  // Outside the scope of VAT is no rate of zero.
  expect(read).not.toMatch(/0 % ?Deutschland/);
});

test('many lines go on over pages that all name the document', async () => {
  const [line] = invoice.lines;
  if (line === undefined) throw new Error('The sample has no line');
  const lines = Array.from({ length: 40 }, (_, i) => ({
    ...line,
    no: i + 1,
    booking: { ...line.booking, number: `O-26-000134-${Math.floor(i / 3) + 1}` },
  }));
  const { read, pages } = await render({ ...invoice, lines }, 'pl');
  expect(pages).toBeGreaterThan(2);
  expect(read).toContain(`Strona ${pages} z ${pages}`);
  expect(read.split('Faktura · I-26-DE-000123').length - 1).toBe(pages - 1);
});
