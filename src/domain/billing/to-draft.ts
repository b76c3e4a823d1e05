import type { BilledTax } from './billed-order.ts';
import { creditTaxes } from './credit-taxes.ts';
import type { DraftDocument, IssuedLine } from './draft-document.ts';
import type { Difference } from './find-differences.ts';
import { taxClassOf } from './tax-class-of.ts';
import type { Totals } from '#domain/tax/totals.ts';

type Heading = Pick<DraftDocument, 'correctsId'> & { readonly taxes: Totals<BilledTax['case']>['taxes'] };

/** A document of lines that may stand together. */
export function toDraft(differences: readonly Difference[], { correctsId, taxes }: Heading): DraftDocument {
  const [first] = differences;
  if (first === undefined) throw new RangeError('A document has lines');
  const taxClass = taxClassOf(first.line.tax);
  const lines = differences.map(({ line }) => line);
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

/** A credit note for one document, given all lines that were issued for the order. */
export const toCreditNote = (
  differences: readonly Difference[],
  correctsId: string,
  issued: readonly IssuedLine[],
): DraftDocument =>
  toDraft(differences, {
    correctsId,
    taxes: creditTaxes(
      differences.map(({ line }) => line),
      issued.filter(({ credits }) => credits?.invoiceId === correctsId),
    ),
  });
