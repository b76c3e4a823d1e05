import { renderToBuffer } from '@react-pdf/renderer';
import type { InvoicePaper as Paper } from '#contract/document.ts';
import { withFont } from '#documents/order/with-font.ts';
import { embedXml } from './embed-xml.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { createInvoiceText } from './invoice-text.ts';

/** The paper; and in it, where that is how it travels, the file that is the original. */
export async function renderInvoice({ document, xml, locale }: Paper): Promise<Uint8Array> {
  const paper = await withFont((fontFamily) =>
    renderToBuffer(<InvoicePaper document={document} text={createInvoiceText(locale)} fontFamily={fontFamily} />),
  );
  return document.format === 'hybrid' ? embedXml(paper, xml, document.issuedOn) : paper;
}
