import { isNumberOf } from './invoice-number.ts';
import { failing, failingLines, isSaid, type InvoiceRule } from './invoice-rule.ts';
import { isDay } from './is-day.ts';
import { TAX_CATEGORIES } from './tax-category.ts';
import { registeredIn } from './registered-in.ts';

const CORRECTABLE = ['invoice', 'claim'] as const;

/** What the document is, when it was issued, and what it is about. */
export const HEAD_RULES: readonly InvoiceRule[] = [
  {
    id: 'BR-02',
    says: 'It has a number of its kind.',
    breaks: ({ kind, number }) => failing({ number: isNumberOf(kind, number) }),
  },
  {
    id: 'TY-02',
    says: 'The number names the year of issue and the country that the seller is registered in.',
    breaks: ({ number, issuedOn, seller }) =>
      failing({ number: number.slice(2, 7) === `${issuedOn.slice(2, 4)}-${registeredIn(seller)}` }),
  },
  {
    id: 'BR-03',
    says: 'It is issued on a day of the calendar.',
    breaks: ({ issuedOn }) => failing({ issuedOn: isDay(issuedOn) }),
  },
  {
    id: 'BR-16',
    says: 'It has a line.',
    breaks: ({ lines }) => failing({ lines: lines.length > 0 }),
  },
  {
    id: 'BR-29',
    says: 'The service does not end before it begins.',
    breaks: ({ period: { from, to } }) => failing({ period: isDay(from) && isDay(to) && from <= to }),
  },
  {
    id: 'PEPPOL-EN16931-R110',
    says: 'No line begins before the period of the document or ends after it.',
    breaks: (document) =>
      failingLines(
        document,
        'period',
        ({ period: { from, to } }) => document.period.from <= from && to <= document.period.to,
      ),
  },
  {
    id: 'BR-55',
    says: 'A credit note names the document that it corrects and its day, and nothing else does.',
    breaks: ({ kind, corrects }) =>
      failing({
        corrects:
          kind === 'creditNote'
            ? corrects !== null &&
              CORRECTABLE.some((each) => isNumberOf(each, corrects.number)) &&
              isDay(corrects.issuedOn)
            : corrects === null,
      }),
  },
  {
    id: 'TY-05',
    says: 'Lines of one class of taxes stand together: VAT and reverse charge, outside the EU, or damages.',
    breaks: (document) =>
      failingLines(document, 'tax', ({ tax }) => TAX_CATEGORIES[tax.case].taxClass === document.taxClass),
  },
  {
    id: 'TY-06',
    says: 'A claim is for damages, an invoice is not.',
    breaks: ({ kind, taxClass }) =>
      failing({ taxClass: kind === 'creditNote' || (kind === 'claim') === (taxClass === 'claim') }),
  },
  {
    id: 'TY-07',
    says: 'A credit note takes back lines of the document that it corrects.',
    breaks: (document) =>
      failingLines(document, 'credits', ({ credits }) =>
        document.kind === 'creditNote' ? credits?.number === document.corrects?.number : credits === null,
      ),
  },
  {
    id: 'TY-08',
    says: 'It names the order.',
    breaks: ({ orderNumber }) => failing({ orderNumber: isSaid(orderNumber) }),
  },
];
