import type { CalendarPort } from '#services/ports/calendar.ts';
import type { InvoicePort } from '#services/ports/invoice.ts';
import type { MailWordsPort } from '#services/ports/mail-words.ts';
import type { PdfPort } from '#services/ports/pdf.ts';

// Templates bring a good deal of code along, and most processes never render one: they are loaded when needed.
const loadPapers = () => import('#documents/order/render-order-paper.tsx');
const loadProtocol = () => import('#documents/handover/render-protocol.tsx');
const loadDataSheet = () => import('#documents/trailer/render-data-sheet.tsx');
const loadMandate = () => import('#documents/mandate/render-mandate.tsx');
const loadInvoice = () => import('#documents/invoice/render-invoice.tsx');
const loadDunning = () => import('#documents/dunning/render-dunning.tsx');
const loadStatement = () => import('#documents/account/render-statement.tsx');
const loadQuote = () => import('#documents/quote/render-quote.tsx');
const loadFileName = () => import('#documents/file-name.ts');
const loadExample = () => import('#documents/mail/example-mail.ts');
const loadCalendar = () => import('#documents/order/order-calendar.ts');

export const pdf: PdfPort = {
  renderOrderConfirmation: async (paper) => (await loadPapers()).renderOrderConfirmation(paper),
  renderRentalContract: async (paper) => (await loadPapers()).renderRentalContract(paper),
  renderExtensionAddendum: async (paper) => (await loadPapers()).renderExtensionAddendum(paper),
  renderRebookingAddendum: async (paper) => (await loadPapers()).renderRebookingAddendum(paper),
  renderHandoverProtocol: async (paper) => (await loadProtocol()).renderProtocol(paper),
  renderDataSheet: async (sheet) => (await loadDataSheet()).renderDataSheet(sheet),
  renderMandate: async (paper) => (await loadMandate()).renderMandate(paper),
  renderInvoice: async (paper) => (await loadInvoice()).renderInvoice(paper),
  renderDunning: async (paper) => (await loadDunning()).renderDunning(paper),
  renderStatement: async (paper) => (await loadStatement()).renderStatement(paper),
  renderQuote: async (paper) => (await loadQuote()).renderQuote(paper),
  nameFile: async (which) => (await loadFileName()).nameFile(which),
};

export const invoices: InvoicePort = {
  describe: async (document, locale) =>
    (await import('#documents/invoice/word-invoice.ts')).wordInvoice(document, locale),
};

export const mailWords: MailWordsPort = {
  describe: async (which, frame) => (await loadExample()).describeMail(which, frame),
  preview: async (which, frame) => (await loadExample()).previewMail(which, frame),
};

export const calendar: CalendarPort = {
  writeOrder: async (paper, now) => {
    const { order, locale } = paper;
    const { nameFile } = await loadFileName();
    const { writeOrderCalendar } = await loadCalendar();
    const filename = nameFile({ kind: 'calendar', number: order.number, locale });
    return { text: writeOrderCalendar(paper, now), filename };
  },
};
