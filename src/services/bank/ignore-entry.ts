import { recordAudit } from '#db/audit/audit.queries.ts';
import { decideEntry } from '#db/bank/bank-entry.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { refuse } from '../failure.ts';
import { changeEntry, type WhichEntry } from './change-entry.ts';
import { isOpenEntry } from './is-open-entry.ts';

/** Puts an entry aside that is no payment of a customer: a fee of the bank, a refund of tax. */
export const ignoreEntry = (deps: ReadsWithSettings, actor: Actor, which: WhichEntry) =>
  changeEntry(deps, actor, which, async (trx, entry, { by, now }) => {
    if (!isOpenEntry(entry)) return refuse('illegal-state');
    const { id: entryId, isUndone, cents } = entry;
    const decision = { businessUnitId: null, grounds: [], isUndone, decidedAt: now, decidedBy: by.userId };
    await decideEntry(trx, { entryId, status: 'ignored', ...decision });
    const about = { action: 'bankEntry.ignore', objectId: entryId, businessUnitId: null } as const;
    await recordAudit(trx, { actor: by, ...about, data: { cents }, now });
    return ok(undefined);
  });
