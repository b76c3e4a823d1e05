import { money } from '#domain/money/money.ts';
import { totalsOf, type Totals } from '#domain/tax/totals.ts';
import type { BilledOrder, BilledTax } from './billed-order.ts';
import { creditTaxes } from './credit-taxes.ts';
import type { DraftDocument, IssuedLine } from './draft-document.ts';
import { findDifferences, type Difference } from './find-differences.ts';
import { targetsOf } from './targets-of.ts';
import { taxClassOf } from './tax-class-of.ts';

/**
 * The documents that an order needs on a day (`YYYY-MM-DD`, of the operator), given all lines that were issued for it, in
 * the order of their issue: a credit note for each document that is corrected, then an invoice for each seller and tax
 * class, then claims, by country as numbers are taken. Once they are issued, the same question has no answer.
 */
export function draftDocuments(
  order: BilledOrder,
  issued: readonly IssuedLine[],
  today: string,
): readonly DraftDocument[] {
  const differences = findDifferences(targetsOf(order, today), issued);
  if (differences.length === 0) return [];
  const corrected = new Set(issued.map(({ invoiceId }) => invoiceId));
  const credits = [...corrected].flatMap((correctsId) => {
    const isOfIt = ({ credits: of }: Pick<IssuedLine, 'credits'>) => of?.invoiceId === correctsId;
    const some = differences.filter(({ line }) => isOfIt(line));
    const taxes = creditTaxes(linesOf(some), issued.filter(isOfIt));
    return some.length === 0 ? [] : [toDocument(some, { correctsId, taxes })];
  });
  const charges = Map.groupBy(
    differences.filter(({ line }) => line.credits === null),
    ({ country, line }) => `${country} ${taxClassOf(line.tax)}`,
  );
  const bills = [...charges.values()].map((some) => toDocument(some, { correctsId: null, taxes: taxesOf(some) }));
  return [...credits, ...bills].toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0));
}

const KIND_PLACES = { creditNote: 1, invoice: 2, claim: 3 } as const;

/** Credit notes of a country stay in the order of what they correct. */
const placeOf = ({ kind, country, taxClass }: DraftDocument): string =>
  `${KIND_PLACES[kind]} ${country} ${kind === 'creditNote' ? '' : taxClass}`;

const linesOf = (differences: readonly Difference[]) => differences.map(({ line }) => line);

const taxesOf = (differences: readonly Difference[]): Taxes =>
  totalsOf(linesOf(differences).map(({ netCents, tax }) => ({ net: money(netCents), tax }))).taxes;

type Taxes = Totals<BilledTax['case']>['taxes'];
type Heading = Pick<DraftDocument, 'correctsId'> & { readonly taxes: Taxes };

function toDocument(differences: readonly Difference[], { correctsId, taxes }: Heading): DraftDocument {
  const [first] = differences;
  if (first === undefined) throw new RangeError('A document has lines');
  const taxClass = taxClassOf(first.line.tax);
  const lines = linesOf(differences);
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  const taxCents = taxes.reduce((sum, { amount }) => sum + amount.cents, 0);
  return {
    kind: correctsId !== null ? 'creditNote' : taxClass === 'claim' ? 'claim' : 'invoice',
    country: first.country,
    taxClass,
    correctsId,
    lines,
    taxes: taxes.map(({ base, amount, ...tax }) => ({ ...tax, baseCents: base.cents, taxCents: amount.cents })),
    netCents,
    taxCents,
    grossCents: netCents + taxCents,
  };
}
