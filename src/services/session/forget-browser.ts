import { forgetDevice } from '#db/session/device.queries.ts';
import { type Actor, GUEST } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { hashToken } from '../secret/token.ts';
import { findSession } from './find-session.ts';
import { logOut } from './log-out.ts';

type Held = {
  readonly accessToken: string | undefined;
  readonly refreshToken: string | undefined;
  readonly deviceToken: string | undefined;
};

/**
 * Ends everything a browser holds of the server: an impersonation and the session behind it, or its own session, and
 * the device as one that is known.
 */
export async function forgetBrowser(
  deps: ReadsWithSettings,
  actor: Actor,
  { deviceToken, ...tokens }: Held,
): Promise<void> {
  const home = await logOut(deps, actor, tokens);
  if (home !== undefined) await logOut(deps, (await findSession(deps, home.accessToken))?.actor ?? GUEST, home);
  if (deviceToken !== undefined) await forgetDevice(deps.db, hashToken(deviceToken));
}
