import type { CreateBatchInput, DebitBatch } from '#contract/admin-debit.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertBatch, insertDebits, nextBatchSequence, updateBatch } from '#db/debit/debit-batch.queries.ts';
import { listToCollect } from '#db/debit/to-collect.queries.ts';
import { batchNumber } from '#domain/debit/batch-number.ts';
import { canCollectOn } from '#domain/debit/debit-day.ts';
import { findDebitObstacle } from '#domain/debit/debit-obstacle.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { type Created, once } from '../once.ts';
import { requireStaff } from '../require-actor.ts';
import { toBatch } from './to-batch.ts';
import { toQuestion } from './to-question.ts';

type Wish = { readonly input: CreateBatchInput; readonly idempotencyKey: string | undefined };

const MOST_DEBITS = 5000;

/** Puts all that can be collected on a day into a batch. Another one for that day is refused until this is discarded. */
export async function createBatch(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  { input, idempotencyKey: key }: Wish,
): Promise<Outcome<Created<DebitBatch>>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const { secretKey, sellers } = settings;
  if (Object.keys(sellers).length === 0) return refuse('illegal-state');
  const now = clock.now();
  const today = operatorToday(toInstant(now)).toString();
  if (!canCollectOn(input.collectOn, today)) return refuseFields({ collectOn: 'collection-day' });
  const { userId } = admin.value;
  return attempt(db, (trx) =>
    once<DebitBatch>(trx, { userId, key, operation: 'debitBatch.create', input }, { secretKey, now }, () =>
      fillBatch(trx, admin.value, { ...input, settings, today, now }),
    ),
  );
}

type Filling = CreateBatchInput & Pick<ReadsWithSettings, 'settings'> & { readonly today: string; readonly now: Date };

async function fillBatch(
  trx: Transaction,
  actor: PlatformAdmin,
  { collectOn, settings, today, now }: Filling,
): Promise<Outcome<DebitBatch>> {
  const waiting = await listToCollect(trx, { until: collectOn, limit: MOST_DEBITS });
  const sound = waiting.filter((row) => findDebitObstacle(toQuestion(row), collectOn) === undefined);
  if (sound.length === 0) return refuse('nothing-to-collect');
  const { bankAccount, creditor } = await settings.within(trx);
  const batch = await insertBatch(trx, {
    number: batchNumber(Number(today.slice(0, 4)), await nextBatchSequence(trx)),
    collectOn,
    creditorName: creditor.name,
    creditorIban: bankAccount.iban,
    creditorBic: bankAccount.bic,
    creditorIdentifier: creditor.identifier,
    createdAt: now,
    createdBy: actor.userId,
  });
  if (batch === undefined) return refuse('already-exists');
  const planned = await insertDebits(
    trx,
    batch.id,
    sound.map(({ businessUnitId, invoiceId, mandateId, scheme, openCents: cents }) => ({
      businessUnitId,
      invoiceId,
      mandateId,
      scheme,
      cents,
    })),
  );
  // All of them have been put into another batch meanwhile.
  if (planned.length === 0) return refuse('nothing-to-collect');
  const filled = await updateBatch(trx, batch.id);
  const data = { number: filled.number, collectOn, debits: filled.debits, sumCents: filled.sumCents };
  await recordAudit(trx, { actor, businessUnitId: null, action: 'debitBatch.create', objectId: batch.id, data, now });
  return ok(await toBatch(trx, filled, now));
}
