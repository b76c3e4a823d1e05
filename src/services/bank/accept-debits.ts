import type { BankDebitsInput } from '#contract/admin-bank.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { refuse } from '../failure.ts';
import { bookDebits } from './book-debits.ts';
import { changeEntry, type WhichEntry } from './change-entry.ts';
import { isOpenEntry } from './is-open-entry.ts';
import { loadJudge } from './load-judge.ts';

/** A person agrees to what an entry seems to say about debits of ours, as things stand now. */
export const acceptDebits = (
  deps: ReadsWithSettings,
  actor: Actor,
  { input: { collectAgain = false }, ...which }: WhichEntry & { readonly input: BankDebitsInput },
) =>
  changeEntry(deps, actor, which, async (trx, entry, acting) => {
    if (!isOpenEntry(entry)) return refuse('illegal-state');
    const verdict = (await loadJudge(trx, deps.settings, [entry])).judge(entry);
    if (verdict.result !== 'debit') return refuse('illegal-state');
    return bookDebits(trx, entry, { ...verdict, collectAgain, decidedBy: acting.by.userId }, acting);
  });
