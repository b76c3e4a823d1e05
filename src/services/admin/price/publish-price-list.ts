import type { AdminPriceList } from '#contract/admin-price.ts';
import type { Transaction } from '#db/client.ts';
import { lockPriceList } from '#db/price/admin-price.queries.ts';
import { findPriceListIdInForce } from '#db/price/price.queries.ts';
import { largestMonthlyChange } from '#domain/approval/largest-monthly-change.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { doOrAsk } from '#services/approval/do-or-ask.ts';
import { attempt } from '../../attempt.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '../../require-actor.ts';
import { unlessDayIsTaken } from './alter-price-list.ts';
import { readPriceList } from './get-price-list.ts';
import { putListInForce } from './put-list-in-force.ts';

type Which = { readonly id: string; readonly version?: number | undefined };

/** Publishes a draft. If it changes prices by more than a sum, somebody else has to agree first and it stays a draft. */
export async function publishPriceList(
  { db, clock, settings: { secondPair: limits } }: ReadsWithSettings,
  actor: Actor,
  { id, version }: Which,
): Promise<Outcome<AdminPriceList>> {
  const admin = requireStaff(actor, 'prices.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  const acting = { by: admin.value, now };
  return unlessDayIsTaken(() =>
    attempt(db, async (trx) => {
      const draft = await lockPriceList(trx, id);
      if (draft === undefined) return refuse('not-found');
      // What was looked at is what is agreed to, also where nobody named a version.
      const input = { version: draft.version };
      const cents = await measureChange(trx, { id, validFrom: draft.validFrom, now });
      const act = { kind: 'priceList', objectId: id, businessUnitId: null, cents, input, reason: null } as const;
      const done = await doOrAsk(trx, act, { ...acting, limits }, () => putListInForce(trx, { id, version }, acting));
      if (!done.ok) return done;
      return 'done' in done.value ? ok(done.value.done) : readPriceList(trx, { id, now });
    }),
  );
}

type Draft = { readonly id: string; readonly validFrom: Date; readonly now: Date };

/** Against the list whose place it would take. */
async function measureChange(trx: Transaction, { id, validFrom, now }: Draft): Promise<number> {
  const draft = await readPriceList(trx, { id, now });
  const replacedId = await findPriceListIdInForce(trx, validFrom < now ? now : validFrom);
  const replaced = replacedId === undefined ? undefined : await readPriceList(trx, { id: replacedId, now });
  return draft.ok ? largestMonthlyChange(replaced?.ok === true ? replaced.value : undefined, draft.value) : 0;
}
