import type { ServiceOffer } from '#contract/service.ts';

type Rules = Pick<ServiceOffer, 'key' | 'mandatory' | 'requires' | 'excludes'>;

/** Excluding goes both ways, whichever of the two says so. */
export const excludes = (a: Rules, b: Rules): boolean => a.excludes.includes(b.key) || b.excludes.includes(a.key);

/**
 * The choice after a service was ticked or unticked. Ticking brings along what it needs and drops what does not go with
 * it; unticking drops what cannot be without it. What always goes with the trailer stays.
 */
export function chooseService(
  chosen: readonly string[],
  { key, isChosen }: { readonly key: string; readonly isChosen: boolean },
  offers: readonly Rules[],
): readonly string[] {
  const next = new Set([...chosen, ...offers.filter(({ mandatory }) => mandatory).map((offer) => offer.key)]);
  if (isChosen) add(key, next, offers);
  else drop(key, next, offers);
  return offers.filter((offer) => next.has(offer.key)).map((offer) => offer.key);
}

function add(key: string, chosen: Set<string>, offers: readonly Rules[]): void {
  const offer = offers.find((known) => known.key === key);
  if (!offer || (chosen.has(key) && offer.requires.every((needed) => chosen.has(needed)))) return;
  chosen.add(key);
  for (const other of offers) if (chosen.has(other.key) && excludes(offer, other)) drop(other.key, chosen, offers);
  for (const needed of offer.requires) add(needed, chosen, offers);
}

function drop(key: string, chosen: Set<string>, offers: readonly Rules[]): void {
  if (!chosen.has(key) || offers.some((offer) => offer.key === key && offer.mandatory)) return;
  chosen.delete(key);
  for (const other of offers) if (other.requires.includes(key)) drop(other.key, chosen, offers);
}

/** As much of a choice as is offered for another trailer, in time, with what always goes with that one. */
export function carryOver(
  chosen: readonly string[],
  offers: readonly (Rules & { readonly isTooLate: boolean })[],
): readonly string[] {
  const open = offers.filter(({ isTooLate, mandatory }) => mandatory || !isTooLate);
  const wanted = open.filter(({ key }) => chosen.includes(key));
  return wanted.reduce<readonly string[]>(
    (kept, { key }) => chooseService(kept, { key, isChosen: true }, open),
    open.filter(({ mandatory }) => mandatory).map(({ key }) => key),
  );
}
