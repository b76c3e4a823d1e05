import { describe, expect, test } from 'vitest';
import type { MailContent, MailTemplate } from '#contract/mail.ts';
import { LOCALES } from '#i18n/locales.ts';
import { localePrefix } from '#i18n/paths.ts';
import { SAMPLE_HANDOVER } from '../../../test/support/sample-handover.ts';
import { SAMPLE_BOOKING_MAILS } from '../../../test/support/sample-booking.ts';
import { SAMPLE_ORDER } from '../../../test/support/sample-order.ts';
import { renderMail } from './render-mail.tsx';

const SETTINGS = {
  productName: 'Trailyard',
  origin: 'https://shop.example',
  contactEmail: 'service@trailyard.example',
};
const person = { name: 'Maria', company: 'Müller & <Söhne>' };

const aboutOrder = { name: 'Maria', order: SAMPLE_ORDER, path: `/checkout/${SAMPLE_ORDER.id}` };

const aboutHandover = { name: 'Maria', handover: SAMPLE_HANDOVER, path: `/booking/${SAMPLE_HANDOVER.booking.id}` };

const aboutBooking = {
  name: 'Maria',
  booking: {
    number: 'O-26-000123-1',
    trailer: SAMPLE_ORDER.lineItems[0]?.trailer ?? SAMPLE_HANDOVER.trailer,
    depot: 'Depot București',
    depotPhone: '+40215550101',
    from: '2026-11-20T07:00:00.000Z',
    to: '2026-11-27T07:00:00.000Z',
    timeZone: 'Europe/Bucharest',
  },
  path: '/booking/1',
};

const CONTENTS: { [T in MailTemplate]: Extract<MailContent, { template: T }> } = {
  passwordReset: { template: 'passwordReset', name: 'Maria', path: '/reset-account/token' },
  signUpLink: { template: 'signUpLink', ...person, path: '/register/token' },
  signUpKnown: { template: 'signUpKnown', name: 'Maria', path: '/login' },
  invitation: { template: 'invitation', inviter: 'Uwe', company: 'Nordwind', role: 'dispatcher', path: '/register/t' },
  passwordChanged: { template: 'passwordChanged', name: 'Maria', at: '2026-03-02T08:00:00Z', path: '/reset-account' },
  certificatesEnding: {
    template: 'certificatesEnding',
    name: 'Paul',
    certificates: [{ trailer: 'PS-101', kind: 'hu', validUntil: '2026-12-01' }],
    path: '/admin/trailers?sort=certificate',
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
  companyRejected: { template: 'companyRejected', ...person, path: '/#help' },
  orderPendingApproval: { template: 'orderPendingApproval', ...aboutOrder },
  orderAwaitingTransfer: { template: 'orderAwaitingTransfer', ...aboutOrder },
  orderConfirmed: { template: 'orderConfirmed', ...aboutOrder },
  orderRejected: { template: 'orderRejected', ...aboutOrder },
  orderCancelled: { template: 'orderCancelled', ...aboutOrder },
  orderExpired: { template: 'orderExpired', ...aboutOrder },
  orderToApprove: { template: 'orderToApprove', ...aboutOrder },
  ...SAMPLE_BOOKING_MAILS,
  pickUpSigned: { template: 'pickUpSigned', ...aboutHandover },
  returnSigned: { template: 'returnSigned', ...aboutHandover },
  trailerSwapped: {
    template: 'trailerSwapped',
    ...aboutBooking,
    news: { kind: 'trailerSwapped', oldTrailer: 'KM-100', newTrailer: 'KM-101' },
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
  returnDisputed: {
    template: 'returnDisputed',
    ...aboutBooking,
    news: { kind: 'returnDisputed', at: '2026-11-26T16:42:00.000Z', reason: 'Nicht auf dem Hof' },
  },
  noShow: { template: 'noShow', ...aboutBooking, news: { kind: 'noShow', feeCents: 19_890 } },
};

const prepared = (content: MailContent, locale: (typeof LOCALES)[number]) => ({
  to: 'maria@nordwind.example',
  locale,
  userId: null,
  businessUnitId: null,
  content,
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(Object.values(CONTENTS))('$template is a text and a page with a link in that language', (content) => {
    const { subject, html, text } = renderMail(prepared(content, locale), SETTINGS);
    const link = `https://shop.example${localePrefix(locale)}${content.path}`;
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(subject.length).toBeGreaterThan(5);
    for (const part of [subject, text]) expect(part).not.toMatch(/(?<![\w-])mail\.\w|\{|undefined/);
    expect(html.match(/href="([^"]+)"/g)?.every((href) => href === `href="${link}"`)).toBe(true);
  });
});

test.each(LOCALES)(
  'what is read first about a company nobody knows says nothing that people typed, in %s',
  (locale) => {
    const { signUpLink, signUpKnown, invitation, companyApproved, companyRejected } = CONTENTS;
    for (const content of [signUpLink, signUpKnown, invitation, companyApproved, companyRejected]) {
      const { subject } = renderMail(prepared(content, locale), SETTINGS);
      expect(subject).toContain('Trailyard');
      expect(subject).not.toMatch(/Maria|Müller|Uwe|Nordwind/);
    }
  },
);

test('what people type stays text', () => {
  const { html, text } = renderMail(prepared(CONTENTS.signUpLink, 'de'), SETTINGS);
  expect(html).not.toContain('<Söhne>');
  expect(text).toContain('Müller & <Söhne>');
});

test('a mail about an order tells its trailers, its sums to the cent and where a transfer goes', () => {
  const { html, text } = renderMail(prepared(CONTENTS.orderAwaitingTransfer, 'de'), SETTINGS);
  for (const part of [html.replaceAll('&nbsp;', ' '), text]) {
    for (const fact of ['KM-101', '20.11.2026, 09:00', '516,40', '108,44', '624,84', 'DE02120300000000202051']) {
      expect(part).toContain(fact);
    }
  }
});

test('a mail about a changed period tells both by the clock of the depot, and what it costs', () => {
  const { text } = renderMail(prepared(CONTENTS.periodCorrected, 'de'), SETTINGS);
  for (const fact of ['19.11.2026, 09:00', '20.11.2026, 09:00', '27.11.2026, 09:00', '−66,30']) {
    expect(text).toContain(fact);
  }
});
