import type { Proposal, ProposedItem } from './load-proposals.ts';

/** What stands in a letter: all that is late and nothing speaks against. */
export const namedItems = ({ items }: Proposal): readonly ProposedItem[] =>
  items.filter(({ plan }) => plan.obstacle === undefined);

/** What a letter of today asks for. */
export function letterSums(proposal: Proposal) {
  const named = namedItems(proposal);
  const openCents = named.reduce((sum, item) => sum + item.openCents, 0);
  const added = named.flatMap(({ plan }) => plan.claims);
  const claimedCents = [...proposal.openClaims, ...added].reduce((sum, { cents }) => sum + cents, 0);
  return { openCents, claimedCents, totalCents: openCents + claimedCents };
}
