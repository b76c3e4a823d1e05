import type { ListView, SaveViewInput } from '#contract/admin-view.ts';
import { insertView, listViews } from '#db/view/view.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { namingTwice } from './naming-twice.ts';

/** More of one list than anybody finds their way among. */
export const MOST_VIEWS = 30;

/** Keeps the address of a list under a name, for whoever asks alone. */
export async function saveView({ db, clock }: Reads, actor: Actor, input: SaveViewInput): Promise<Outcome<ListView>> {
  const admin = requireStaff(actor, 'yard.read');
  if (!admin.ok) return admin;
  const { userId } = admin.value;
  return namingTwice(() =>
    attempt(db, async (trx) => {
      const kept = await listViews(trx, { userId, list: input.list, limit: MOST_VIEWS });
      if (kept.length >= MOST_VIEWS) return refuseFields({ name: 'too-many' });
      return ok(await insertView(trx, { ...input, userId, createdAt: clock.now() }));
    }),
  );
}
