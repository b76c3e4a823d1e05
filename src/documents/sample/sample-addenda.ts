import type { ExtensionOnPaper, RebookingOnPaper } from '#contract/document.ts';
import { money, ZERO } from '#domain/money/money.ts';
import { SAMPLE_ORDER } from './sample-order.ts';

const [line] = SAMPLE_ORDER.lineItems;
if (line === undefined) throw new Error('The sample order has no line');

/** Beyond day 30, so that the tax becomes another one. */
export const SAMPLE_EXTENSION: ExtensionOnPaper = {
  number: 'O-26-000123-1-A1',
  at: '2026-11-24T10:00:00.000Z',
  line,
  previousTo: line.to,
  to: '2026-12-29T07:00:00.000Z',
  days: 39,
  totals: {
    net: money(90_000),
    taxes: [{ country: 'DE', case: 'reverseCharge', rate: 0, base: money(90_000), amount: ZERO }],
    gross: money(90_000),
  },
  orderGross: money(152_484),
};

/** Later, shorter and with extras. */
export const SAMPLE_REBOOKING: RebookingOnPaper = {
  number: 'O-26-000123-1-A2',
  at: '2026-11-16T10:00:00.000Z',
  line,
  previousFrom: '2026-11-18T07:00:00.000Z',
  previousTo: '2026-11-27T07:00:00.000Z',
  previousReturn: null,
  previousServices: [],
  previousNet: money(63_985),
  difference: { net: money(-12_345), tax: money(-2592), gross: money(-14_937) },
  orderGross: SAMPLE_ORDER.totals.gross,
};
