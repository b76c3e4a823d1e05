import { expect, test } from 'vitest';
import { renderMail } from '#documents/mail/render-mail.tsx';
import { wordInvoice } from '#documents/invoice/word-invoice.ts';
import { SAMPLE_INVOICES } from '#documents/sample/sample-invoices.ts';
import type { InvoiceDocument } from '#domain/invoice/invoice-document.ts';
import { writeInvoice } from '#domain/invoice/write-invoice.ts';
import { pdf } from '#server/documents.ts';
import { invoiceAs } from '../../../test/support/invoice-as.ts';
import { SAMPLE_LESSOR } from '../../../test/support/sample-lessor.ts';
import { prepareInvoiceMail } from './prepare-invoice-mail.ts';

const SETTINGS = { productName: 'Trailyard', origin: 'https://shop.example', lessor: SAMPLE_LESSOR, mapLink: '' };

async function prepare(document: InvoiceDocument) {
  const xml = writeInvoice(document, wordInvoice(document, 'de'));
  const issued = { id: '3', document, xml, locale: 'de', orderId: '1', businessUnitId: '2' } as const;
  const mail = await prepareInvoiceMail({ pdf }, issued);
  const { subject, text } = await renderMail(mail, SETTINGS);
  return { mail, xml, subject, text: text.replaceAll('\u00a0', ' ') };
}

test('an invoice goes to the address for invoices, with its paper and where to pay', async () => {
  const { mail, subject, text } = await prepare(SAMPLE_INVOICES.invoice);
  expect(mail.to).toBe('faktury@lodz.example');
  expect(mail.attachments?.map(({ filename }) => filename)).toEqual(['Rechnung-I-26-DE-000123.pdf']);
  expect(subject.replaceAll('\u00a0', ' ')).toBe('Rechnung I-26-DE-000123 über 1.047,87 €');
  for (const fact of ['DE02 1203 0000 0000 2020 51', '15.12.2026', 'O-26-000134', '129,37 €'])
    expect(text).toContain(fact);
});

test.each(['xrechnung', 'peppolUbl'] as const)('%s travels as a file beside the paper', async (format) => {
  const { mail, xml } = await prepare(invoiceAs(SAMPLE_INVOICES.creditNote, format));
  expect(mail.attachments?.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ['Rechnungskorrektur-C-26-DE-000007.pdf', 'application/pdf'],
    ['Rechnungskorrektur-C-26-DE-000007.xml', 'application/xml'],
  ]);
  expect(new TextDecoder().decode(mail.attachments?.[1]?.bytes)).toBe(xml);
});

test('a paper that was rendered before is sent as it is', async () => {
  const document = SAMPLE_INVOICES.claim;
  const known = new Uint8Array([1, 2, 3]);
  const issued = { id: '3', document, xml: '', pdf: known, locale: 'de', orderId: '1', businessUnitId: '2' } as const;
  const { attachments } = await prepareInvoiceMail({ pdf }, issued);
  expect(attachments?.[0]?.bytes).toBe(known);
});
