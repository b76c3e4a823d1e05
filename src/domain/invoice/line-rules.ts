import { failing, failingLines, isSaid, type InvoiceRule } from './invoice-rule.ts';
import { isDay } from './is-day.ts';

/** Whole, and small enough that a file and a database can hold it: below ten million euros. */
const isCents = (cents: number): boolean => Number.isSafeInteger(cents) && Math.abs(cents) < 1_000_000_000;

/** What is sold, for how long and at which price. */
export const LINE_RULES: readonly InvoiceRule[] = [
  {
    id: 'BR-21',
    says: 'Lines are numbered from 1 without gaps.',
    breaks: (document) => failingLines(document, 'no', ({ no }, i) => no === i + 1),
  },
  {
    id: 'BR-22',
    says: 'A quantity is whole and above zero.',
    breaks: (document) =>
      failingLines(document, 'quantity', ({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0),
  },
  {
    id: 'BR-24',
    says: 'A line has an amount above zero.',
    breaks: (document) => failingLines(document, 'netCents', ({ netCents }) => netCents > 0),
  },
  {
    id: 'BR-25',
    says: 'A line says what it is for.',
    breaks: (document, words) => failingLines(document, 'name', (_, i) => isSaid(words.lines[i]?.name)),
  },
  {
    id: 'BR-27',
    says: 'A price is not negative.',
    breaks: (document) => failingLines(document, 'unitPriceCents', ({ unitPriceCents }) => unitPriceCents >= 0),
  },
  {
    id: 'BR-30',
    says: 'The service of a line does not end before it begins.',
    breaks: (document) =>
      failingLines(document, 'period', ({ period: { from, to } }) => isDay(from) && isDay(to) && from <= to),
  },
  {
    id: 'BR-DEC-23',
    says: 'Amounts are whole cents below ten million euros.',
    breaks: (document) => [
      ...failingLines(
        document,
        'netCents',
        ({ netCents, unitPriceCents }) => isCents(netCents) && isCents(unitPriceCents),
      ),
      ...failing({
        netCents: isCents(document.netCents),
        taxCents: isCents(document.taxCents),
        grossCents: isCents(document.grossCents),
      }),
    ],
  },
  {
    id: 'PEPPOL-EN16931-R120',
    says: 'The amount of a line is its quantity times its price.',
    breaks: (document) =>
      failingLines(
        document,
        'netCents',
        ({ netCents, quantity, unitPriceCents }) => netCents === quantity * unitPriceCents,
      ),
  },
  {
    id: 'TY-09',
    says: 'A line in days counts its days.',
    breaks: (document) =>
      failingLines(document, 'quantity', ({ unit, quantity, days }) => quantity === (unit === 'DAY' ? days : 1)),
  },
];
