import { Hono } from 'hono';
import type { MailTemplate } from '#contract/mail.ts';
import { renderDunning } from '#documents/dunning/render-dunning.tsx';
import { renderStatement } from '#documents/account/render-statement.tsx';
import { renderQuote } from '#documents/quote/render-quote.tsx';
import { SAMPLE_QUOTE } from '#documents/sample/sample-quote.ts';
import { renderProtocol } from '#documents/handover/render-protocol.tsx';
import { renderInvoice } from '#documents/invoice/render-invoice.tsx';
import { wordInvoice } from '#documents/invoice/word-invoice.ts';
import { embedPictures } from '#documents/mail/embed-pictures.ts';
import { renderMail } from '#documents/mail/render-mail.tsx';
import {
  renderExtensionAddendum,
  renderOrderConfirmation,
  renderRebookingAddendum,
  renderRentalContract,
} from '#documents/order/render-order-paper.tsx';
import { SAMPLE_EXTENSION, SAMPLE_REBOOKING } from '#documents/sample/sample-addenda.ts';
import { SAMPLE_FACTS } from '#documents/sample/sample-facts.ts';
import { SAMPLE_HANDOVER, SAMPLE_PHOTOS } from '#documents/sample/sample-handover.ts';
import { SAMPLE_INVOICES } from '#documents/sample/sample-invoices.ts';
import { SAMPLE_LETTER } from '#documents/sample/sample-letter.ts';
import { prepareSample, SAMPLE_MAILS } from '#documents/sample/sample-mails.ts';
import { SAMPLE_ORDER } from '#documents/sample/sample-order.ts';
import { SAMPLE_STATEMENT, SAMPLE_STATEMENT_FRAME } from '#documents/sample/sample-statement.ts';
import type { InvoiceDocument } from '#domain/invoice/invoice-document.ts';
import { writeInvoice } from '#domain/invoice/write-invoice.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#i18n/locales.ts';
import type { Settings } from '#services/deps.ts';

type Needs = Pick<Settings, 'productName' | 'origin' | 'lessor' | 'mapLink'>;

const PAPERS = {
  confirmation: ({ lessor }: Needs, locale: Locale) => renderOrderConfirmation({ ...paperOf(locale), lessor }),
  contract: ({ lessor }: Needs, locale: Locale) => renderRentalContract({ ...paperOf(locale), lessor }),
  extension: ({ lessor }: Needs, locale: Locale) =>
    renderExtensionAddendum({ ...paperOf(locale), lessor, extension: SAMPLE_EXTENSION }),
  rebooking: ({ lessor }: Needs, locale: Locale) =>
    renderRebookingAddendum({ ...paperOf(locale), lessor, rebooking: SAMPLE_REBOOKING }),
  protocol: ({ lessor }: Needs, locale: Locale) =>
    renderProtocol({ handover: SAMPLE_HANDOVER, photos: SAMPLE_PHOTOS, lessor, locale }),
  invoice: (_: Needs, locale: Locale) => renderSample(SAMPLE_INVOICES.invoice, locale),
  creditNote: (_: Needs, locale: Locale) => renderSample(SAMPLE_INVOICES.creditNote, locale),
  claim: (_: Needs, locale: Locale) => renderSample(SAMPLE_INVOICES.claim, locale),
  dunning: (_: Needs, locale: Locale) => renderDunning({ letter: SAMPLE_LETTER, locale }),
  quote: ({ lessor }: Needs, locale: Locale) => renderQuote({ quote: SAMPLE_QUOTE, lessor, locale }),
  statement: ({ lessor }: Needs, locale: Locale) =>
    renderStatement({ statement: SAMPLE_STATEMENT, ...SAMPLE_STATEMENT_FRAME, lessor, locale }),
};

const renderSample = (document: InvoiceDocument, locale: Locale) =>
  renderInvoice({ document, xml: writeInvoice(document, wordInvoice(document, locale)), locale });

const paperOf = (locale: Locale) => ({
  order: SAMPLE_ORDER,
  facts: SAMPLE_FACTS,
  company: '',
  open: SAMPLE_ORDER.balance.open,
  locale,
});
const toLocale = (language: string | undefined): Locale => (isLocale(language) ? language : DEFAULT_LOCALE);
const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(SAMPLE_MAILS, name);
const isPaper = (name: string): name is keyof typeof PAPERS => Object.hasOwn(PAPERS, name);

/** The page of a mail has its styles and its picture in it, and stands in a frame of the gallery. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** Every mail and some papers with sample data, for the gallery of the development server. */
export const createSampleRoutes = (settings: Needs) =>
  new Hono()
    .get('/_ui/mails/:template', async (c) => {
      const template = c.req.param('template');
      if (!isTemplate(template)) return c.notFound();
      const mail = prepareSample(template, toLocale(c.req.query('lang')));
      const rendered = await renderMail(mail, settings);
      if (c.req.query('as') === 'text') return c.text(rendered.text);
      return c.html(embedPictures(rendered), 200, { 'Content-Security-Policy': MAIL_POLICY });
    })
    .get('/_ui/papers/:kind', async (c) => {
      const kind = c.req.param('kind');
      if (!isPaper(kind)) return c.notFound();
      const bytes = await PAPERS[kind](settings, toLocale(c.req.query('lang')));
      return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'application/pdf' });
    });
