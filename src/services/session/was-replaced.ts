import { findSessionOfToken } from '#db/session/session.queries.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../secret/token.ts';

/**
 * Whether the browser has signed in again since: an answer to what it asked before must not take the new session's
 * cookies away.
 */
export async function wasReplaced({ db }: Pick<Deps, 'db'>, token: string): Promise<boolean> {
  return (await findSessionOfToken(db, hashToken(token)))?.revokedBecause === 'newLogin';
}
