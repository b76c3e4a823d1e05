type Stay = { readonly pickUp: string; readonly return: string; readonly days: number };

/** The period that all lines share, if they do: then it needs to be told only once. */
export function findCommonPeriod(lines: readonly Stay[]): Stay | null {
  const [first] = lines;
  if (!first || lines.some((line) => line.pickUp !== first.pickUp || line.return !== first.return)) return null;
  return { pickUp: first.pickUp, return: first.return, days: first.days };
}
