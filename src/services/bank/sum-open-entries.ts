import type { Database } from '#db/client.ts';
import { type EntryPlace, listOpenEntries } from '#db/bank/bank-entry.queries.ts';
import type { Settings } from '../deps.ts';
import { loadJudge } from './load-judge.ts';

const AT_A_TIME = 500;

export type EntrySum = { readonly count: number; readonly cents: number };
type OpenSums = { readonly new: EntrySum; readonly proposed: EntrySum };

/** How much of what is open something can be proposed for as things stand now, and how much came in by it. */
export async function sumOpenEntries(
  db: Database,
  settings: Pick<Settings, 'secretKey' | 'openingKeys'>,
): Promise<OpenSums> {
  const sums = { new: { count: 0, cents: 0 }, proposed: { count: 0, cents: 0 } };
  for (const isIncoming of [true, false]) {
    let after: EntryPlace | undefined;
    do {
      const entries = await listOpenEntries(db, { isIncoming, after, limit: AT_A_TIME });
      const { judge } = await loadJudge(db, settings, entries);
      for (const entry of entries) {
        const sum = sums[judge(entry).result === 'new' ? 'new' : 'proposed'];
        sum.count += 1;
        sum.cents += Math.max(0, entry.cents);
      }
      after = entries.length < AT_A_TIME ? undefined : entries.at(-1);
    } while (after !== undefined);
  }
  return sums;
}
