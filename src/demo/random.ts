import { createHash } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(`trailyard demo ${text}`).digest();

/** The same id for the same thing in every demo shop, so that links to it keep working after a reset. */
export function demoId(name: string): string {
  const hex = digest(name).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * A stream of numbers from 0 up to 1 that depends on the seed alone. Each thing has a stream of its own, so that adding
 * one does not change the others. (mulberry32)
 */
export function createRandom(seed: string): () => number {
  let state = digest(seed).readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Range = readonly [from: number, to: number];

/** A whole multiple of `step`, both ends included. */
export const between = (random: () => number, [from, to]: Range, step = 1): number =>
  from + Math.floor(random() * (Math.floor((to - from) / step) + 1)) * step;

export function pick<T>(random: () => number, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new RangeError('Nothing to pick from');
  return choice;
}
