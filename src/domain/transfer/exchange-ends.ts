import type { KmBetween, Leg } from './match-by-km.ts';

/** Two legs of a type change their ends as long as that makes them shorter together. */
export function exchangeEnds(legs: readonly Leg[], kmBetween: KmBetween): readonly Leg[] {
  const better = [...legs];
  const km = (leg: Leg): number => (leg.from === leg.to ? Infinity : (kmBetween(leg) ?? Infinity));
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const [i, one] of better.entries()) {
      for (const [j, other] of better.entries()) {
        const [a, b] = [better[i] ?? one, better[j] ?? other];
        if (j <= i || a.type !== b.type) continue;
        const [c, d] = [
          { ...a, to: b.to },
          { ...b, to: a.to },
        ];
        if (km(c) + km(d) >= km(a) + km(b)) continue;
        better[i] = c;
        better[j] = d;
        isBetter = true;
      }
    }
  }
  return better;
}
