import type { BankMatchInput } from '#contract/admin-bank.ts';
import { listCompanies } from '#db/bank/bank-knowledge.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { refuse } from '../failure.ts';
import { bookEntry } from './book-entry.ts';
import { changeEntry, type WhichEntry } from './change-entry.ts';
import { isOpenEntry } from './is-open-entry.ts';

/** A person says whose money it is, and what it pays. What is left is the credit of the company. */
export const matchEntry = (
  deps: ReadsWithSettings,
  actor: Actor,
  { input: { businessUnitId, shares, orderId }, ...which }: WhichEntry & { readonly input: BankMatchInput },
) =>
  changeEntry(deps, actor, which, async (trx, entry, { by, now }) => {
    if (!isOpenEntry(entry) || entry.cents < 0) return refuse('illegal-state');
    const [company] = await listCompanies(trx, [businessUnitId]);
    if (company === undefined) return refuse('not-found');
    const booking = { businessUnitId, shares, orderId: orderId ?? null, grounds: [], decidedBy: by.userId };
    return bookEntry(trx, entry, booking, { by, now });
  });
