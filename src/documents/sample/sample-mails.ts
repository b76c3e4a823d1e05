import type { PaperKind } from '#contract/document.ts';
import type { MailContent, MailTemplate, PreparedMail } from '#contract/mail.ts';
import type { Order } from '#contract/order.ts';
import { subtract, ZERO } from '#domain/money/money.ts';
import type { Locale } from '#i18n/locales.ts';
import { nameFile } from '#documents/file-name.ts';
import { SAMPLE_BOOKING, SAMPLE_BOOKING_MAILS } from './sample-booking.ts';
import { SAMPLE_FACTS } from './sample-facts.ts';
import { SAMPLE_HANDOVER } from './sample-handover.ts';
import { SAMPLE_INVOICES } from './sample-invoices.ts';
import { SAMPLE_LETTER } from './sample-letter.ts';
import { SAMPLE_ORDER } from './sample-order.ts';
import { SAMPLE_QUOTE } from './sample-quote.ts';
import { SAMPLE_STATEMENT } from './sample-statement.ts';

const person = { name: 'Maria', company: 'Müller & <Söhne>' };
const aboutOrder = {
  writtenAt: SAMPLE_ORDER.createdAt,
  name: 'Maria',
  order: SAMPLE_ORDER,
  facts: SAMPLE_FACTS,
  path: `/checkout/${SAMPLE_ORDER.id}`,
};
const aboutHandover = { name: 'Maria', handover: SAMPLE_HANDOVER, path: `/booking/${SAMPLE_HANDOVER.booking.id}` };
const aboutBooking = { name: 'Maria', booking: SAMPLE_BOOKING, path: '/booking/1' };
const aboutInvoice = { name: '', path: '/invoices/6f1f3c9e-2c1f-4a35-9c43-5d1d5cf5d3b1' };
const aboutDebit = {
  name: '',
  path: aboutInvoice.path,
  debit: {
    number: 'I-26-DE-000123',
    orderNumber: SAMPLE_ORDER.number,
    openCents: 76_743,
    dueOn: '2026-12-11',
    reason: 'revoked',
    returnCode: 'AM04',
    ibanMasked: 'DE89 •••• •••• •••• ••30 00',
    account: { holder: 'Trailyard GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  },
} as const;
const aboutLetter = { name: '', path: aboutInvoice.path, letter: SAMPLE_LETTER } as const;
/** Nothing is left to pay once an order has ended. */
const ended: Order = {
  ...SAMPLE_ORDER,
  feesAndCredits: subtract(ZERO, SAMPLE_ORDER.totals.net),
  due: { net: ZERO, taxes: [], gross: ZERO },
  balance: { paid: ZERO, open: ZERO, refund: ZERO },
};
const decision = { by: 'Anna Albers', at: '2026-11-15T12:00:00.000Z', note: 'Bitte erst im Dezember.' };

/** Every kind of mail, with letters that are easily broken. */
export const SAMPLE_MAILS: { [T in MailTemplate]: Extract<MailContent, { template: T }> } = {
  passwordReset: { template: 'passwordReset', name: 'Maria', path: '/reset-account/token' },
  signUpLink: { template: 'signUpLink', ...person, path: '/register/token' },
  signUpKnown: { template: 'signUpKnown', name: 'Maria', path: '/login' },
  invitation: { template: 'invitation', inviter: 'Uwe', company: 'Nordwind', role: 'dispatcher', path: '/register/t' },
  staffInvitation: {
    template: 'staffInvitation',
    name: 'Ines',
    inviter: 'Ada Admin',
    role: 'auditor',
    path: '/reset-account/token',
  },
  passwordChanged: { template: 'passwordChanged', name: 'Maria', at: '2026-03-02T08:00:00Z', path: '/reset-account' },
  quoteWithdrawn: {
    template: 'quoteWithdrawn',
    name: 'Maria Müller',
    number: SAMPLE_QUOTE.number,
    company: SAMPLE_QUOTE.company,
    path: '/trailers',
  },
  quote: { template: 'quote', name: 'Maria Müller', quote: SAMPLE_QUOTE, path: '/quote/token' },
  certificatesEnding: {
    template: 'certificatesEnding',
    name: 'Paul',
    certificates: [{ trailer: 'PS-101', kind: 'hu', validUntil: '2026-12-01' }],
    path: '/admin/trailers?sort=certificate',
  },
  contactMessage: {
    template: 'contactMessage',
    sender: 'Żaneta <Müller>',
    email: 'zaneta@lodz.example',
    topic: 'invoice',
    message: 'Guten Tag,\nbitte schicken Sie mir die Rechnung noch einmal.',
    language: 'pl',
    company: 'Łódź Transport',
    path: '/admin/users/1',
  },
  pickUpStopped: {
    template: 'pickUpStopped',
    name: 'Paul',
    stop: {
      since: '2026-11-20T07:05:00.000Z',
      tyres: [{ position: '2L', depthMm: 2.5 }],
      checks: [{ check: 'lights', note: null }],
    },
    number: 'O-26-000123-1',
    company: 'Nordwind',
    trailer: 'PS-101 · HH TY 101',
    depot: 'Depot Hamburg · +49405550101',
    driver: 'Jan Kowalski',
    path: '/admin/bookings/1',
  },
  companyApproved: { template: 'companyApproved', ...person, path: '/trailers' },
  companyRejected: { template: 'companyRejected', ...person, ground: 'unproven', path: '/help' },
  orderPendingApproval: { template: 'orderPendingApproval', ...aboutOrder },
  orderAwaitingTransfer: { template: 'orderAwaitingTransfer', ...aboutOrder },
  orderConfirmed: { template: 'orderConfirmed', ...aboutOrder },
  orderRejected: { template: 'orderRejected', ...aboutOrder, order: { ...ended, decision } },
  orderCancelled: { template: 'orderCancelled', ...aboutOrder, order: ended },
  orderExpired: { template: 'orderExpired', ...aboutOrder, order: ended },
  orderToApprove: { template: 'orderToApprove', ...aboutOrder },
  ...SAMPLE_BOOKING_MAILS,
  pickUpSigned: { template: 'pickUpSigned', ...aboutHandover },
  returnSigned: { template: 'returnSigned', ...aboutHandover },
  trailerSwapped: {
    template: 'trailerSwapped',
    ...aboutBooking,
    news: { kind: 'trailerSwapped', oldTrailer: 'KM-100', newTrailer: 'KM-101' },
  },
  trailersMoved: {
    template: 'trailersMoved',
    name: aboutBooking.name,
    changed: [
      { ...aboutBooking.booking, news: { kind: 'trailerSwapped', oldTrailer: 'KM-100', newTrailer: 'KM-101' } },
    ],
    path: '/booking',
  },
  bookingsChanged: {
    template: 'bookingsChanged',
    name: aboutBooking.name,
    changed: [
      { ...aboutBooking.booking, news: { kind: 'trailerSwapped', oldTrailer: 'KM-100', newTrailer: 'KM-101' } },
      {
        ...aboutBooking.booking,
        news: {
          kind: 'periodCorrected',
          previousFrom: '2026-11-19T07:00:00.000Z',
          previousTo: '2026-11-27T07:00:00.000Z',
          differenceCents: -6630,
        },
      },
    ],
    path: '/booking',
  },
  trailerExchanged: {
    template: 'trailerExchanged',
    ...aboutBooking,
    news: { kind: 'trailerExchanged', oldTrailer: 'KM-100', newTrailer: 'KM-101' },
  },
  periodCorrected: {
    template: 'periodCorrected',
    ...aboutBooking,
    news: {
      kind: 'periodCorrected',
      previousFrom: '2026-11-19T07:00:00.000Z',
      previousTo: '2026-11-27T07:00:00.000Z',
      differenceCents: -6630,
    },
  },
  returnConfirmed: {
    template: 'returnConfirmed',
    ...aboutBooking,
    news: { kind: 'returnConfirmed', at: '2026-11-26T16:42:00.000Z' },
  },
  returnedElsewhere: {
    template: 'returnedElsewhere',
    ...aboutBooking,
    news: { kind: 'returnedElsewhere', depot: 'Trailyard München', feeCents: 29_000 },
  },
  returnDisputed: {
    template: 'returnDisputed',
    ...aboutBooking,
    news: { kind: 'returnDisputed', at: '2026-11-26T16:42:00.000Z', reason: 'Nicht auf dem Hof' },
  },
  extensionAsked: {
    template: 'extensionAsked',
    ...aboutBooking,
    news: { kind: 'extensionAsked', to: '2026-12-03T16:00:00.000Z' },
  },
  extensionDeclined: {
    template: 'extensionDeclined',
    ...aboutBooking,
    news: {
      kind: 'extensionDeclined',
      to: '2026-12-03T16:00:00.000Z',
      answer: 'Der nächste Kunde braucht genau diesen Trailer.',
    },
  },
  extensionLapsed: {
    template: 'extensionLapsed',
    ...aboutBooking,
    news: { kind: 'extensionLapsed', to: '2026-12-03T16:00:00.000Z' },
  },
  claimProposed: {
    template: 'claimProposed',
    ...aboutBooking,
    news: { kind: 'claimProposed', netCents: 25_000, note: 'Plane hinten rechts aufgerissen', until: '2026-12-03' },
  },
  invoice: { template: 'invoice', ...aboutInvoice, invoice: SAMPLE_INVOICES.invoice },
  creditNote: { template: 'creditNote', ...aboutInvoice, invoice: SAMPLE_INVOICES.creditNote },
  debitTurned: { template: 'debitTurned', ...aboutDebit },
  debitReturned: { template: 'debitReturned', ...aboutDebit },
  debitRepeated: { template: 'debitRepeated', ...aboutDebit },
  dunningReminder: { template: 'dunningReminder', ...aboutLetter },
  dunningNotice1: { template: 'dunningNotice1', ...aboutLetter },
  dunningNotice2: { template: 'dunningNotice2', ...aboutLetter },
  dunningNotice3: { template: 'dunningNotice3', ...aboutLetter },
  claim: { template: 'claim', ...aboutInvoice, invoice: SAMPLE_INVOICES.claim },
  disputeAnswered: {
    template: 'disputeAnswered',
    ...aboutInvoice,
    name: 'Maria',
    number: SAMPLE_INVOICES.invoice.number,
    decision: 'rejected',
    answer: 'Der Auflieger kam am 24.01. um 15:10 Uhr zurück, vereinbart war 07:00 Uhr. Der Mehrtag stimmt deshalb.',
    due: { openCents: 104_787, on: '2026-12-22' },
  },
  purchaseOrderMissing: {
    template: 'purchaseOrderMissing',
    name: 'Maria',
    number: SAMPLE_INVOICES.invoice.orderNumber,
    document: SAMPLE_INVOICES.invoice.number,
    path: aboutInvoice.path,
  },
  statement: { template: 'statement', name: '', statement: SAMPLE_STATEMENT, path: '/invoices/statement' },
  noShow: { template: 'noShow', ...aboutBooking, news: { kind: 'noShow', feeCents: 19_890 } },
};

const WITH_SECRET: readonly MailTemplate[] = ['passwordReset', 'signUpLink', 'invitation', 'staffInvitation'];
const PAPERS: Readonly<Partial<Record<MailTemplate, readonly PaperKind[]>>> = {
  orderAwaitingTransfer: ['orderConfirmation'],
  orderConfirmed: ['orderConfirmation', 'rentalContract', 'calendar'],
  bookingExtended: ['extensionAddendum', 'calendar'],
  bookingRebooked: ['rebookingAddendum', 'calendar'],
  pickUpSigned: ['pickUpProtocol'],
  returnSigned: ['returnProtocol'],
  invoice: ['invoice'],
  creditNote: ['creditNote'],
  claim: ['claim'],
  dunningReminder: ['dunningNotice'],
  dunningNotice1: ['dunningNotice'],
  dunningNotice2: ['dunningNotice'],
  dunningNotice3: ['dunningNotice'],
  statement: ['statement'],
  quote: ['quote'],
};

/** A mail as it is handed over to be put into words; its papers are empty. */
export function prepareSample(template: MailTemplate, locale: Locale): PreparedMail {
  return {
    to: 'maria@nordwind.example',
    locale,
    userId: null,
    businessUnitId: null,
    content: SAMPLE_MAILS[template],
    ...(WITH_SECRET.includes(template) && { secret: 'token' }),
    attachments: (PAPERS[template] ?? []).map((kind) => ({
      filename: nameFile({ kind, number: SAMPLE_ORDER.number, locale }),
      contentType: 'application/pdf',
      bytes: new Uint8Array(96_000),
    })),
  };
}
