import { createHash } from 'node:crypto';
import type { BookedEntry } from '#domain/bank/bank-file.ts';

/**
 * What tells whether something booked is known: the bank's reference with its day and amount, because some banks give a
 * reversal the reference of what it reverses. Without a reference it is all that the bank says, and how many in the file
 * say the same: whoever pays twice on a day has paid twice.
 */
export function bookingKeys(entries: readonly BookedEntry[]): readonly Buffer[] {
  const seen = new Map<string, number>();
  return entries.map(({ reference, bookedOn, cents, movements }) => {
    if (reference !== null) return hash(['reference', reference, bookedOn, cents]);
    const said = movements.map(({ cents: part, name, text, endToEndId }) => [part, name, text, endToEndId]);
    const content = JSON.stringify([bookedOn, cents, said]);
    const count = (seen.get(content) ?? 0) + 1;
    seen.set(content, count);
    return hash(['content', content, count]);
  });
}

const hash = (parts: readonly unknown[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest();
