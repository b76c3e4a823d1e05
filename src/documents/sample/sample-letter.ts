import type { DunningLetter } from '#domain/dunning/dunning-letter.ts';
import { SAMPLE_INVOICES } from './sample-invoices.ts';

const { seller, buyer } = SAMPLE_INVOICES.invoice;

/** A second notice: one invoice that costs interest and the fixed sum by now, one of which a part was paid. */
export const SAMPLE_LETTER: DunningLetter = {
  number: 'D-27-000042',
  level: 2,
  sentOn: '2027-01-14',
  payUntil: '2027-01-21',
  seller,
  buyer: { number: buyer.number, name: buyer.name, address: buyer.address },
  account: { holder: 'Trailyard GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  items: [
    {
      number: 'I-26-DE-000123',
      issuedOn: '2026-12-01',
      dueOn: '2026-12-15',
      daysOverdue: 30,
      grossCents: 76_743,
      openCents: 76_743,
      level: 2,
    },
    {
      number: 'I-26-DE-000187',
      issuedOn: '2026-12-21',
      dueOn: '2027-01-04',
      daysOverdue: 10,
      grossCents: 102_923,
      openCents: 52_923,
      level: 1,
    },
  ],
  claims: [
    { invoiceNumber: 'I-26-DE-000123', kind: 'interest', cents: 648, from: '2026-12-16', to: '2027-01-14' },
    { invoiceNumber: 'I-26-DE-000123', kind: 'flat40', cents: 4000, from: null, to: null },
  ],
  openCents: 129_666,
  claimedCents: 4648,
  totalCents: 134_314,
};
