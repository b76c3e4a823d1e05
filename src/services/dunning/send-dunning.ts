import type { SendDunningInput, SentDunning } from '#contract/admin-dunning.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { type Created, once } from '../once.ts';
import { requireStaff } from '../require-actor.ts';
import { sendLetters } from './send-letters.ts';

type Wish = { readonly input: SendDunningInput; readonly idempotencyKey: string | undefined };

/** The operator sends what is proposed for some companies. Those with nothing to send any more are passed over. */
export async function sendDunning(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  { input, idempotencyKey: key }: Wish,
): Promise<Outcome<Created<SentDunning>>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  if (key === undefined) return refuse('idempotency-key-required');
  const { secretKey } = settings;
  const { userId } = admin.value;
  const { businessUnitIds } = input;
  const now = clock.now();
  return attempt(db, (trx) =>
    once<SentDunning>(trx, { userId, key, operation: 'dunning.send', input }, { secretKey, now }, async () => {
      const sent = await sendLetters(trx, { settings, businessUnitIds }, { by: admin.value, now });
      if (sent.length === 0) return refuse('nothing-to-send');
      const letters = sent.map(({ totalCents, ...letter }) => ({
        ...letter,
        total: money(totalCents),
        isAutomatic: false,
      }));
      return ok({ letters });
    }),
  );
}
