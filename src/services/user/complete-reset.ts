import type { CompleteResetInput } from '#contract/user.ts';
import { forgetDevices } from '#db/session/device.queries.ts';
import { consumeOneTimeToken, findOneTimeToken } from '#db/session/token.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import { GUEST } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { hashToken } from '../secret/token.ts';
import { takeAddressBudget } from '../address-throttle.ts';
import type { Client } from '../client.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { replacePassword } from './replace-password.ts';

type Input = CompleteResetInput & { readonly token: string };

/** Sets a new password with a mailed link. Of several attempts at once with one link exactly one succeeds. */
export async function completeReset(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  { token, newPassword }: Input,
  client: Client,
): Promise<Outcome<void>> {
  const address = await takeAddressBudget(deps.db, client.address, 'guest');
  if (!address.ok) return address;
  const now = deps.clock.now();
  const lookup = { tokenHash: hashToken(token), type: 'passwordReset', now } as const;
  const open = await findOneTimeToken(deps.db, lookup);
  const owner = open?.userId ? await findUser(deps.db, open.userId) : undefined;
  if (owner === undefined) return refuse('token-invalid');
  const hashed = await hashNewPassword(deps, {
    password: newPassword,
    field: 'newPassword',
    personal: [owner.email, owner.firstName, owner.lastName, owner.businessUnitName],
  });
  if (!hashed.ok) return hashed;

  return attempt(deps.db, async (trx) => {
    const used = await consumeOneTimeToken(trx, lookup);
    const user = used?.userId ? await findUser(trx, used.userId) : undefined;
    if (user === undefined) return refuse('token-invalid');
    await forgetDevices(trx, user.id);
    await replacePassword(trx, {
      actor: GUEST,
      userId: user.id,
      businessUnitId: user.businessUnitId,
      passwordHash: hashed.value,
      because: 'passwordReset',
      now,
    });
    return ok(undefined);
  });
}
