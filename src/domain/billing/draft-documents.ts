import { money } from '#domain/money/money.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { BilledOrder } from './billed-order.ts';
import type { DraftDocument, IssuedLine } from './draft-document.ts';
import { findDifferences, type Difference } from './find-differences.ts';
import { lessByHand } from './less-by-hand.ts';
import { targetsOf } from './targets-of.ts';
import { taxClassOf } from './tax-class-of.ts';
import { toCreditNote, toDraft } from './to-draft.ts';

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
  const differences = findDifferences(lessByHand(targetsOf(order, today), issued), issued);
  if (differences.length === 0) return [];
  const corrected = new Set(issued.map(({ invoiceId }) => invoiceId));
  const credits = [...corrected].flatMap((correctsId) => {
    const some = differences.filter(({ line }) => line.credits?.invoiceId === correctsId);
    return some.length === 0 ? [] : [toCreditNote(some, correctsId, issued)];
  });
  const charges = Map.groupBy(
    differences.filter(({ line }) => line.credits === null),
    ({ country, line }) => `${country} ${taxClassOf(line.tax)}`,
  );
  const bills = [...charges.values()].map((some) => toDraft(some, { correctsId: null, taxes: taxesOf(some) }));
  return [...credits, ...bills].toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0));
}

const KIND_PLACES = { creditNote: 1, invoice: 2, claim: 3 } as const;

/** Credit notes of a country stay in the order of what they correct. */
const placeOf = ({ kind, country, taxClass }: DraftDocument): string =>
  `${KIND_PLACES[kind]} ${country} ${kind === 'creditNote' ? '' : taxClass}`;

const taxesOf = (differences: readonly Difference[]) =>
  totalsOf(differences.map(({ line: { netCents, tax } }) => ({ net: money(netCents), tax }))).taxes;
