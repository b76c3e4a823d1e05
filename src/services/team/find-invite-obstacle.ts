import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { mayInvite } from '#domain/business-unit/fields.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isForbiddenAct } from '#domain/team/impersonation.ts';
import type { Deps } from '../deps.ts';

/** Why nobody can be invited now, by those who otherwise may. */
export type InviteObstacle = 'impersonating' | 'inReview';

export async function findInviteObstacle({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<InviteObstacle | undefined> {
  if (actor.kind !== 'member') return undefined;
  if (isForbiddenAct(actor, 'invite')) return 'impersonating';
  const unit = await findBusinessUnit(db, actor.businessUnitId);
  return unit === undefined || mayInvite(unit.status) ? undefined : 'inReview';
}
