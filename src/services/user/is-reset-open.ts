import { findOneTimeToken } from '#db/session/token.queries.ts';
import type { Reads } from '../deps.ts';
import { hashToken } from '../secret/token.ts';

/** Whether a link for a new password still works. Looking does not use it up. */
export async function isResetOpen({ db, clock }: Reads, token: string): Promise<boolean> {
  const lookup = { tokenHash: hashToken(token), type: 'passwordReset', now: clock.now() } as const;
  return (await findOneTimeToken(db, lookup)) !== undefined;
}
