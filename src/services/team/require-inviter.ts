import type { Actor, Member } from '#domain/team/actor.ts';
import { ok } from '#domain/result.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { findInviteObstacle } from './find-invite-obstacle.ts';
import { requireRight } from '../require-actor.ts';

/** Whoever may send mails to strangers in the name of their unit. */
export async function requireInviter(deps: Pick<Deps, 'db'>, actor: Actor): Promise<Outcome<Member>> {
  const admin = requireRight(actor, 'manageTeam');
  if (!admin.ok) return admin;
  switch (await findInviteObstacle(deps, actor)) {
    case 'impersonating':
      return refuse('forbidden');
    case 'inReview':
      return refuse('unit-not-active');
    case undefined:
      return ok(admin.value);
  }
}
