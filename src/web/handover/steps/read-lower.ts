import type { Lower } from './lower-reading.tsx';

/** What was said of a meter that shows less than it did, as far as it was kept. */
export function readLower(kept: unknown): Lower | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { isConfirmed, note }: { isConfirmed?: unknown; note?: unknown } = kept;
  return typeof isConfirmed === 'boolean' && typeof note === 'string' ? { isConfirmed, note } : undefined;
}
