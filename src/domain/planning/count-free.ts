import type { PlannedTrailer } from './bar.ts';

type Stretch = { readonly from: number; readonly to: number };

/** How many of the trailers are free from the beginning to the end of each stretch. */
export function countFree(trailers: readonly PlannedTrailer[], stretches: readonly Stretch[]): readonly number[] {
  const counts = stretches.map(() => 0);
  for (const trailer of trailers) {
    if (!trailer.isOffered || trailer.lacksCertificate) continue;
    const end = Math.min(Infinity, ...trailer.certificates.map(({ at }) => at));
    stretches.forEach(({ from, to }, i) => {
      const isTaken =
        to > end || trailer.bars.some((bar) => bar.kind !== 'returned' && bar.from < to && bar.until > from);
      if (!isTaken) counts[i] = (counts[i] ?? 0) + 1;
    });
  }
  return counts;
}
