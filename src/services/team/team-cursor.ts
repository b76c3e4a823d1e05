import * as z from 'zod/mini';
import type { MemberPlace } from '#db/team/membership.queries.ts';

const place = z.tuple([z.string(), z.string(), z.uuid()]);

export const encodeTeamCursor = ({ lastName, firstName, userId }: MemberPlace): string =>
  Buffer.from(JSON.stringify([lastName, firstName, userId])).toString('base64url');

/** Undefined if it is none of ours. */
export function decodeTeamCursor(cursor: string): MemberPlace | undefined {
  try {
    const [lastName, firstName, userId] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { lastName, firstName, userId };
  } catch {
    return undefined;
  }
}
