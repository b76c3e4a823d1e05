import {
  countOpenEntries,
  type EntryPlace,
  type EntryRow,
  listOpenEntries,
  lockEntry,
  markEntries,
} from '#db/bank/bank-entry.queries.ts';
import type { Verdict } from '#domain/bank/match-entry.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { bookDebits } from './book-debits.ts';
import { bookEntry } from './book-entry.ts';
import { isOpenEntry } from './is-open-entry.ts';
import { loadJudge } from './load-judge.ts';

const AT_A_TIME = 200;

export type Judged = { readonly matched: number; readonly proposed: number; readonly unknown: number };

/**
 * Books what is sure of all that is open, in the order of the bank, and says of the rest whether something can be
 * proposed. One transaction for each booking: one that fails stops no other, and nobody waits long for a document.
 */
export async function judgeOpenEntries(deps: ReadsWithSettings, admin: PlatformAdmin): Promise<Judged> {
  // What came back has been collected before, whatever the order of the file.
  const came = await judgeThose(deps, admin, { isIncoming: true });
  const went = await judgeThose(deps, admin, { isIncoming: false });
  const [matched, proposed] = [came.matched + went.matched, came.proposed + went.proposed];
  return { matched, proposed, unknown: Math.max(0, (await countOpenEntries(deps.db)) - proposed) };
}

async function judgeThose(
  deps: ReadsWithSettings,
  admin: PlatformAdmin,
  { isIncoming }: { readonly isIncoming: boolean },
): Promise<Omit<Judged, 'unknown'>> {
  let [matched, proposed] = [0, 0];
  let after: EntryPlace | undefined;
  do {
    const entries = await listOpenEntries(deps.db, { isIncoming, after, limit: AT_A_TIME });
    const { judge } = await loadJudge(deps.db, deps.settings, entries);
    const left = { new: new Array<string>(), proposed: new Array<string>() };
    for (const entry of entries) {
      const verdict = judge(entry);
      const isBooked = isSure(verdict) && !entry.isUndone && (await bookSure(deps, admin, entry)).ok;
      if (isBooked) matched += 1;
      else left[verdict.result === 'new' ? 'new' : 'proposed'].push(entry.id);
    }
    await markEntries(deps.db, { entryIds: left.new, status: 'new' });
    await markEntries(deps.db, { entryIds: left.proposed, status: 'proposed' });
    proposed += left.proposed.length;
    after = entries.length < AT_A_TIME ? undefined : entries.at(-1);
  } while (after !== undefined);
  return { matched, proposed };
}

const isSure = (verdict: Verdict): boolean =>
  verdict.result === 'sure' || (verdict.result === 'debit' && verdict.isSure);

/** What was sure a moment ago is judged again: an entry before it, or somebody else, may have paid the same. */
const bookSure = (
  { db, clock, settings }: ReadsWithSettings,
  by: PlatformAdmin,
  { id }: Pick<EntryRow, 'id'>,
): Promise<Outcome<void>> =>
  attempt(db, async (trx) => {
    const entry = await lockEntry(trx, id);
    if (entry === undefined || !isOpenEntry(entry)) return refuse('illegal-state');
    const verdict = (await loadJudge(trx, settings, [entry])).judge(entry);
    const acting = { by, now: clock.now() };
    if (verdict.result === 'debit' && verdict.isSure) {
      return bookDebits(trx, entry, { ...verdict, collectAgain: false, decidedBy: null }, acting);
    }
    return verdict.result === 'sure'
      ? bookEntry(trx, entry, { ...verdict, decidedBy: null }, acting)
      : refuse('illegal-state');
  });
