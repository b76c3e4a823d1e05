import type { TeamPage, TeamQuery } from '#contract/team.ts';
import { listMembers } from '#db/team/membership.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { decodeTeamCursor, encodeTeamCursor } from './team-cursor.ts';
import { toMember } from './to-member.ts';

const USUAL_LIMIT = 50;

/** The members of the own unit by name. */
export async function listTeam(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { q = '', cursor, limit = USUAL_LIMIT }: TeamQuery,
): Promise<Outcome<TeamPage>> {
  const admin = requireRight(actor, 'manageTeam');
  if (!admin.ok) return admin;
  const after = cursor === undefined ? undefined : decodeTeamCursor(cursor);
  if (cursor !== undefined && after === undefined) return refuseFields({ cursor: 'unknown' });
  const { businessUnitId } = admin.value;
  const words = q.split(/\s+/).filter((word) => word !== '');
  // One more than wanted tells whether there is another page.
  const rows = await listMembers(db, { businessUnitId, words, after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return ok({
    items: items.map(toMember),
    nextCursor: rows.length > limit && last !== undefined ? encodeTeamCursor(last) : null,
  });
}
