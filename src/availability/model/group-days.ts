import { DAY_MS } from '#domain/time/duration.ts';

/** Thirteen months; beyond them the exact times decide alone. */
const DAYS = 400;

/** Bits of all members of a group, one after the other. */
export type Bits = Uint32Array;
export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export type GroupDays = ReturnType<typeof createGroupDays>;

/**
 * For every day, which members of a group are taken on it, be it for a minute: the sieve before the exact times. Days
 * are those of UTC, counted from the first one. Many members share a word, so a window costs a few words for all.
 */
export function createGroupDays(first: number, members: number) {
  const width = Math.max(1, Math.ceil(members / 32));
  const words = new Uint32Array(DAYS * width);

  return {
    members: 32 * width,

    mark(at: number, startsAt: number, endsAt: number): void {
      const to = Math.min(Math.floor((endsAt - 1) / DAY_MS) - first, DAYS - 1);
      for (let day = Math.max(Math.floor(startsAt / DAY_MS) - first, 0); day <= to; day += 1) {
        const word = day * width + (at >> 5);
        words[word] = (words[word] ?? 0) | (1 << (at & 31));
      }
    },

    clear(at: number): void {
      for (let word = at >> 5; word < words.length; word += width) {
        words[word] = (words[word] ?? 0) & ~(1 << (at & 31));
      }
    },

    /**
     * Who is taken on any day of the window, and who on a day that lies in it with all its hours. The others of the
     * former are taken only if their exact times say so.
     */
    sieve(from: number, until: number, touched: Bits, inside: Bits): void {
      const firstDay = Math.floor(from / DAY_MS) - first;
      const lastDay = Math.floor((until - 1) / DAY_MS) - first;
      const isKnown = firstDay >= 0 && lastDay < DAYS;
      touched.fill(isKnown ? 0 : 0xff_ff_ff_ff, 0, width);
      inside.fill(0, 0, width);
      for (let day = firstDay; isKnown && day <= lastDay; day += 1) {
        const isInside = day > firstDay && day < lastDay;
        for (let word = 0; word < width; word += 1) {
          const taken = words[day * width + word] ?? 0;
          touched[word] = (touched[word] ?? 0) | taken;
          if (isInside) inside[word] = (inside[word] ?? 0) | taken;
        }
      }
    },
  };
}
