import { deleteView as remove } from '#db/view/view.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';

export async function deleteView({ db }: Pick<Reads, 'db'>, actor: Actor, viewId: string): Promise<Outcome<void>> {
  const admin = requireStaff(actor, 'yard.read');
  if (!admin.ok) return admin;
  const isGone = await remove(db, { userId: admin.value.userId, viewId });
  return isGone ? ok(undefined) : refuse('not-found');
}
