import type { IssuedLine, Item } from './draft-document.ts';
import { itemKey } from './item-key.ts';
import type { Target } from './targets-of.ts';

/**
 * What a person has credited stays credited: it lowers what may be billed for its item, however that is taxed by then.
 * Else the next run would bill it again.
 */
export function lessByHand(targets: readonly Target[], issued: readonly IssuedLine[]): readonly Target[] {
  const given = new Map<string, number>();
  for (const line of issued) {
    if (line.isByHand) given.set(keyOf(line), (given.get(keyOf(line)) ?? 0) + line.netCents);
  }
  if (given.size === 0) return targets;
  return targets
    .map((target) => {
      const byHandCents = given.get(keyOf(target));
      if (byHandCents === undefined) return target;
      const netCents = Math.max(0, target.netCents - byHandCents);
      return { ...target, netCents, trace: { ...target.trace, byHandCents: target.netCents - netCents } };
    })
    .filter(({ netCents }) => netCents > 0);
}

const keyOf = (item: Item): string => `${item.bookingId} ${itemKey(item)}`;
