import { roundHalfUp } from '#domain/money/money.ts';
import { failing, sumOf, type InvoiceRule } from './invoice-rule.ts';
import type { InvoiceDocument, InvoiceTax } from './invoice-document.ts';
import { categoryOf, type TaxCategory } from './tax-category.ts';

const keyOf = ({ country, case: which, basisPoints }: InvoiceTax): string => `${country} ${which} ${basisPoints}`;

/** The groups of a category whose base is not the sum of their lines, and lines without a group. */
const unequalBases =
  (category: TaxCategory) =>
  ({ lines, taxes }: InvoiceDocument): readonly string[] => {
    const wrong = taxes.flatMap((group, i) => {
      const own = lines.filter(({ tax }) => keyOf(tax) === keyOf(group));
      const isSum = own.length > 0 && sumOf(own, ({ netCents }) => netCents) === group.baseCents;
      return categoryOf(group.case) !== category || isSum ? [] : [`taxes.${i}.baseCents`];
    });
    const keys = new Set(taxes.map(keyOf));
    const lost = lines.flatMap(({ tax }, i) =>
      categoryOf(tax.case) === category && !keys.has(keyOf(tax)) ? [`lines.${i}.tax`] : [],
    );
    return [...wrong, ...lost];
  };

/**
 * A credit note may be a cent off: its tax is what its invoice's still has to lose. The official rules allow a whole
 * euro; so much is never ours.
 */
const isTaxOf = (kind: InvoiceDocument['kind'], baseCents: number, basisPoints: number, taxCents: number): boolean => {
  if (![baseCents, basisPoints, taxCents].every(Number.isSafeInteger)) return false;
  const exact = roundHalfUp(BigInt(baseCents) * BigInt(basisPoints), 10_000n);
  return Math.abs(exact - taxCents) <= (kind === 'creditNote' ? 1 : 0);
};

/** That everything adds up. */
export const SUM_RULES: readonly InvoiceRule[] = [
  {
    id: 'BR-CO-10',
    says: 'The net amount is the sum of the lines.',
    breaks: ({ netCents, lines }) => failing({ netCents: netCents === sumOf(lines, (line) => line.netCents) }),
  },
  {
    id: 'BR-CO-14',
    says: 'The tax is the sum of the groups.',
    breaks: ({ taxCents, taxes }) => failing({ taxCents: taxCents === sumOf(taxes, (group) => group.taxCents) }),
  },
  {
    id: 'BR-CO-15',
    says: 'Net and tax make the total.',
    breaks: ({ netCents, taxCents, grossCents }) => failing({ grossCents: netCents + taxCents === grossCents }),
  },
  {
    id: 'BR-CO-17',
    says: 'The tax of a group is its base times its rate.',
    breaks: ({ kind, taxes }) =>
      taxes.flatMap(({ baseCents, basisPoints, taxCents }, i) =>
        isTaxOf(kind, baseCents, basisPoints, taxCents) ? [] : [`taxes.${i}.taxCents`],
      ),
  },
  {
    id: 'BR-CO-18',
    says: 'There is a group of taxes, and each only once.',
    breaks: ({ taxes }) => failing({ taxes: taxes.length > 0 && new Set(taxes.map(keyOf)).size === taxes.length }),
  },
  {
    id: 'BR-S-08',
    says: 'The base of each rate is the sum of its lines.',
    breaks: unequalBases('S'),
  },
  {
    id: 'BR-AE-08',
    says: 'The base of the reverse charge is the sum of its lines.',
    breaks: unequalBases('AE'),
  },
  {
    id: 'BR-O-08',
    says: 'The base of what is outside VAT is the sum of its lines.',
    breaks: unequalBases('O'),
  },
  {
    id: 'TY-10',
    says: 'The total is above zero.',
    breaks: ({ grossCents }) => failing({ grossCents: grossCents > 0 }),
  },
];
