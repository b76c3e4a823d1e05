import type { FoundTrailer, SearchGroup } from '#db/trailer/trailer-search.queries.ts';
import type { GroupQuestion } from '#services/ports/availability.ts';
import { createListing } from './create-listing.ts';
import { toMatch } from './match.ts';
import type { ReadModel } from './read-model.ts';
import { hasBit } from './slot-bits.ts';

/** Goes through the groups in their order until the page is full. */
export function findInGroups<G extends SearchGroup>(
  model: ReadModel,
  { groups, after, grid, filter, asker, wanted, limit }: GroupQuestion<G>,
): (FoundTrailer & { readonly group: G })[] {
  const { fleet } = model;
  const match = toMatch(model, filter);
  const judge = model.createJudge(asker);
  const isListed = createListing(model, { grid, asker });
  const found: (FoundTrailer & { readonly group: G })[] = [];
  let seen = after;
  for (const asked of groups) {
    const { window, priceClass } = asked;
    const group = fleet.findGroup(window.depotId, window.type, priceClass);
    const first = group && seen !== undefined ? fleet.positionAfter(group.slots, seen) : 0;
    seen = undefined;
    if (!group) continue;
    judge.enter(window.startsAt, window.occupiedUntil, window.certifiedUntil);
    for (let at = first; at < group.slots.length; at += 1) {
      const slot = group.slots[at] ?? 0;
      if (!hasBit(match, slot)) continue;
      const isFree = !window.blocked && judge.isFree(slot);
      if (isFree !== (wanted === 'free') || !isListed(slot)) continue;
      found.push({ ...fleet.describe(slot, group), group: asked });
      if (found.length === limit) return found;
    }
  }
  return found;
}
