import type { InvoiceDocument, InvoiceFormat } from '#domain/invoice/invoice-document.ts';

/** A document with what its format asks for beyond the others. */
export function invoiceAs(document: InvoiceDocument, format: InvoiceFormat): InvoiceDocument {
  const { payment, seller, buyer } = document;
  switch (format) {
    case 'hybrid':
      return { ...document, format };
    case 'xrechnung':
      return {
        ...document,
        format,
        buyerReference: '04011000-1234512345-06',
        payment: payment.by === 'debit' ? { ...payment, iban: 'DE89 3704 0044 0532 0130 00' } : payment,
      };
    case 'peppolUbl':
      return {
        ...document,
        format,
        seller: { ...seller, peppolId: { scheme: '9930', id: 'DE999999999' } },
        buyer: { ...buyer, peppolId: { scheme: '9945', id: 'PL5260001246' } },
      };
  }
}
