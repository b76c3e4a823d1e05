import type { DayRange, IssuedLine, Item } from './draft-document.ts';
import type { BilledTax } from './billed-order.ts';
import { groupOf } from './group-of.ts';
import { itemKey } from './item-key.ts';

/** A line of an invoice or a claim, and what credit notes have left of it. */
export type BilledLine = {
  readonly line: IssuedLine;
  readonly leftCents: number;
  /** The days that are still billed by it. */
  readonly days: DayRange | null;
};
/** What has been billed for an item: its lines, also those of which nothing is left, in the order of their issue. */
export type BilledItem = { readonly netCents: number; readonly lines: readonly BilledLine[] };

type Taxed = Item & { readonly tax: BilledTax };

/** Lines with the same key bill the same thing, taxed in the same way. */
export const billingKey = (item: Taxed): string => `${item.bookingId} ${itemKey(item)} ${groupOf(item.tax)}`;

/** What is billed by the lines that have been issued, by their key. */
export function readBilled(issued: readonly IssuedLine[]): ReadonlyMap<string, BilledItem> {
  const credits = Map.groupBy(
    issued.filter((line) => line.credits !== null),
    ({ credits: of }) => `${of?.invoiceId} ${of?.lineNo}`,
  );
  const items = new Map<string, BilledItem>();
  for (const line of issued) {
    if (line.credits !== null) continue;
    const billed = lessCredits(line, credits.get(`${line.invoiceId} ${line.lineNo}`) ?? []);
    const key = billingKey(line);
    const { netCents, lines } = items.get(key) ?? { netCents: 0, lines: [] };
    items.set(key, { netCents: netCents + billed.leftCents, lines: [...lines, billed] });
  }
  return items;
}

/** A credit of its last days leaves the days before them, any other all of its days. */
function lessCredits(line: IssuedLine, credits: readonly IssuedLine[]): BilledLine {
  let { netCents: leftCents, days } = line;
  for (const credit of credits) {
    leftCents -= credit.netCents;
    if (days && credit.days?.to === days.to && credit.days.from > days.from) {
      days = { from: days.from, to: credit.days.from - 1 };
    }
  }
  return { line, leftCents, days };
}
