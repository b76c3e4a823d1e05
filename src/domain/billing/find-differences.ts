import { datesOf } from './dates-of.ts';
import type { DayRange, DraftLine, IssuedLine } from './draft-document.ts';
import { itemKey } from './item-key.ts';
import { quantityOf } from './quantity-of.ts';
import { billingKey, readBilled, type BilledItem, type BilledLine } from './read-billed.ts';
import { takeBack } from './take-back.ts';
import type { Target } from './targets-of.ts';

/** A line to be issued, and of which seller. */
export type Difference = { readonly country: string; readonly line: DraftLine };

const NOTHING: BilledItem = { netCents: 0, lines: [] };

/** What is to be billed and what to be credited, so that each item is billed with exactly what it may be billed with. */
export function findDifferences(targets: readonly Target[], issued: readonly IssuedLine[]): readonly Difference[] {
  const billed = readBilled(issued);
  const wanted = new Map(targets.map((target) => [billingKey(target), target]));
  const gone = [...billed].filter(([key]) => !wanted.has(key)).flatMap(([, item]) => credit(item, undefined));
  const changed = [...wanted].flatMap(([key, target]) => {
    const item = billed.get(key) ?? NOTHING;
    if (target.netCents < item.netCents) return credit(item, target);
    return target.netCents > item.netCents ? [charge(item, target)] : [];
  });
  return [...gone, ...changed];
}

function charge({ netCents: beforeCents, lines }: BilledItem, target: Target): Difference {
  const { bookingId, partNo, serviceKey, chargeId, country, tax, startsOn, on } = target;
  const netCents = target.netCents - beforeCents;
  const days = target.days && unbilledDays(lines.filter(isStillBilled(target)), target.days);
  return {
    country,
    line: {
      bookingId,
      partNo,
      serviceKey,
      chargeId,
      itemKey: itemKey(target),
      days,
      dates: days ? datesOf(startsOn, days) : { from: on ?? startsOn, to: on ?? startsOn },
      ...quantityOf(netCents, target.isByDay ? days : null),
      netCents,
      tax,
      credits: null,
      trace: { ...target.trace, targetCents: target.netCents, beforeCents },
    },
  };
}

/** Days that a person has credited are not billed anew. */
const isStillBilled =
  ({ trace }: Target) =>
  ({ leftCents }: BilledLine): boolean =>
    leftCents > 0 || trace.byHandCents !== undefined;

/** The days after those that are billed; all of them where only their price has changed. */
function unbilledDays(lines: readonly BilledLine[], { from, to }: DayRange): DayRange {
  const billedTo = Math.max(from - 1, ...lines.map(({ days }) => days?.to ?? 0));
  return { from: billedTo < to ? billedTo + 1 : from, to };
}

/** Takes back what is too much, of the newest lines first. */
function credit({ netCents: beforeCents, lines }: BilledItem, target: Target | undefined): readonly Difference[] {
  const targetCents = target?.netCents ?? 0;
  let surplus = beforeCents - targetCents;
  const differences: Difference[] = [];
  for (const billed of lines.toReversed()) {
    const netCents = Math.min(billed.leftCents, surplus);
    if (netCents === 0) continue;
    surplus -= netCents;
    const trace = target ? { ...target.trace, targetCents, beforeCents } : null;
    differences.push({
      country: billed.line.country,
      line: { ...takeBack(billed, { netCents, keptTo: target?.days?.to ?? 0 }), trace },
    });
  }
  return differences;
}
