import { listLegalAcceptances, listVisits } from '#db/user/personal-data.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireSignedIn } from '../require-actor.ts';

export type PrivacyEvents = {
  readonly acceptances: readonly { readonly document: 'terms' | 'privacy'; version: string; acceptedAt: string }[];
  /** When somebody of the operator acted in the name of this user. */
  readonly visits: readonly { readonly startedAt: string; readonly adminName: string; readonly reason: string }[];
};

const MOST_VISITS = 50;

/** What has been agreed to, and who has looked in. */
export async function listPrivacyEvents({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Outcome<PrivacyEvents>> {
  const user = requireSignedIn(actor);
  if (!user.ok) return user;
  const { userId } = user.value;
  const [acceptances, visits] = await Promise.all([
    listLegalAcceptances(db, { userId }),
    listVisits(db, { userId, limit: MOST_VISITS }),
  ]);
  return ok({
    acceptances: acceptances.map(({ document, documentVersion: version, acceptedAt }) => ({
      document,
      version,
      acceptedAt: acceptedAt.toISOString(),
    })),
    visits: visits.map(({ startedAt, adminName, reason }) => ({
      startedAt: startedAt.toISOString(),
      adminName,
      reason,
    })),
  });
}
