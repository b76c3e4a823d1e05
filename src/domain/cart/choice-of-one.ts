type Alternative = {
  readonly key: string;
  readonly mandatory: boolean;
  readonly excludes: readonly string[];
  /** It costs nothing. */
  readonly isIncluded: boolean;
};

const isEitherOr = (a: Alternative, b: Alternative): boolean =>
  a.excludes.includes(b.key) || b.excludes.includes(a.key);

/**
 * The services of which exactly one holds, such as the levels of a cover: one that costs nothing and those that take its
 * place, each instead of all others; that one first. Where none of them is chosen, it holds. Empty if there is
 * no such choice.
 */
export function findChoiceOfOne<Offer extends Alternative>(offers: readonly Offer[]): readonly Offer[] {
  for (const included of offers.filter(({ isIncluded, mandatory }) => isIncluded && !mandatory)) {
    const choice = offers.reduce<readonly Offer[]>(
      (chosen, offer) =>
        offer !== included && chosen.every((other) => isEitherOr(other, offer)) ? [...chosen, offer] : chosen,
      [included],
    );
    if (choice.length > 1) return choice;
  }
  return [];
}

/** The one that holds. */
export const heldOf = (choice: readonly Alternative[], chosen: readonly string[]): string | undefined =>
  (choice.find(({ key }) => chosen.includes(key)) ?? choice.find(({ isIncluded }) => isIncluded))?.key;
