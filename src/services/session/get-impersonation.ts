import { findVisitInProgress } from '#db/session/session.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireSignedIn } from '../require-actor.ts';

export type Impersonation = {
  readonly name: string;
  readonly company: string;
  readonly reason: string;
  readonly startedAt: string;
  readonly endsAt: string;
};

/** In whose place an admin acts now, since when and until when. Null if nobody does. */
export async function getImpersonation({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Outcome<Impersonation | null>> {
  const signedIn = requireSignedIn(actor);
  if (!signedIn.ok) return signedIn;
  if (actor.kind !== 'member' || actor.impersonatedBy === null) return ok(null);
  const { userId, impersonatedBy: impersonatorId } = actor;
  const [user, visit] = await Promise.all([findUser(db, userId), findVisitInProgress(db, { userId, impersonatorId })]);
  if (user === undefined || visit === undefined || visit.endsAt === null) return ok(null);
  return ok({
    name: `${user.firstName} ${user.lastName}`,
    company: user.businessUnitName ?? '',
    reason: visit.reason ?? '',
    startedAt: visit.startedAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
  });
}
