import type { Quote } from '#contract/quote.ts';
import { pick } from '#domain/table.ts';
import { SAMPLE_ORDER } from './sample-order.ts';

/** What an order might have been before it was one. */
export const SAMPLE_QUOTE: Quote = {
  id: '8a0c4f0e-6a34-4d0a-9d1c-2f4f5b1f7c11',
  number: 'Q-26-000123',
  state: 'open',
  token: 'token',
  createdAt: '2026-11-15T08:00:00.000Z',
  validUntil: '2026-11-22T08:00:00.000Z',
  heldUntil: null,
  recipient: 'Maria Müller',
  company: 'Spedition Müller & Söhne',
  poNumber: null,
  note: 'Bitte mit Palettenkasten',
  lines: SAMPLE_ORDER.lineItems.map((line) => ({
    ...pick(line, [
      'id',
      'trailerId',
      'trailer',
      'depotId',
      'depot',
      'returnDepot',
      'oneWay',
      'from',
      'to',
      'period',
      'unitChoice',
    ]),
    ...pick(line, ['price', 'trace', 'services', 'net', 'tax']),
    asked: null,
    free: true,
    needsWorkshop: false,
    twins: [],
    offers: [],
    freeCancellationHours: { exact: 24, any: 4 },
    serviceProblems: [],
  })),
  totals: SAMPLE_ORDER.totals,
  mayAnswer: false,
};
