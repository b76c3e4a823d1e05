import { isConnectionLost } from '#db/postgres-error.ts';
import { inTransaction } from '#db/transaction.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { loadProposals } from './load-proposals.ts';
import { sendLetters } from './send-letters.ts';

export type DunningReport = { readonly proposed: number; readonly sent: number; readonly failed: number };
type Complain = (cause: unknown, about: { readonly businessUnitId: string }) => void;

/**
 * Looks at what can be sent today. It waits for a person, unless letters are sent by themselves: then each company has a
 * transaction of its own, and one that fails stops no other.
 */
export async function proposeDunning(
  { db, clock, settings }: ReadsWithSettings,
  complain?: Complain,
): Promise<DunningReport> {
  const today = operatorToday(toInstant(clock.now())).toString();
  const { proposals } = await loadProposals(db, settings, { today });
  const due = proposals.filter(({ level }) => level !== undefined);
  let [sent, failed] = [0, 0];
  for (const { businessUnitId } of settings.dunning.isAutomatic ? due : []) {
    const acting = { by: { kind: 'system' }, now: clock.now() } as const;
    try {
      const letters = await inTransaction(db, (trx) =>
        sendLetters(trx, { settings, businessUnitIds: [businessUnitId] }, acting),
      );
      sent += letters.length;
    } catch (cause) {
      if (isConnectionLost(cause)) throw cause;
      complain?.(cause, { businessUnitId });
      failed += 1;
    }
  }
  return { proposed: due.length - sent - failed, sent, failed };
}
