import type { Picture } from '#contract/upload.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findBusinessUnit, updateBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findUser, updateUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight, requireUser } from '../require-actor.ts';
import { queueDeletion } from '../queue-deletion.ts';

type Change = { readonly picture: Picture; readonly url: string | null };

/** The picture of a person is theirs, the logo is company data. */
export const requirePictureOwner = (actor: Actor, picture: Picture): Outcome<Member | PlatformAdmin> =>
  picture === 'avatar' ? requireUser(actor) : requireRight(actor, 'editCompany');

/** Points at the new picture, and promises that the file of the old one goes. */
export async function replacePicture(
  { db, clock }: Reads,
  actor: Member | PlatformAdmin,
  { picture, url }: Change,
): Promise<Outcome<void>> {
  const businessUnitId = actor.kind === 'member' ? actor.businessUnitId : null;
  return attempt(db, async (trx) => {
    const before = await point(trx, actor, { picture, url });
    if (before === undefined) return refuse('not-found');
    await recordAudit(trx, {
      actor,
      businessUnitId,
      action: `${picture}.${url === null ? 'remove' : 'change'}`,
      objectId: picture === 'avatar' ? actor.userId : (businessUnitId ?? ''),
      now: clock.now(),
    });
    await queueDeletion(trx, [before]);
    return ok(undefined);
  });
}

/** Where the old picture is; undefined if there is nobody to show one of. */
async function point(
  trx: Transaction,
  actor: Member | PlatformAdmin,
  { picture, url }: Change,
): Promise<string | null | undefined> {
  if (picture === 'avatar') {
    const before = await findUser(trx, actor.userId);
    await updateUser(trx, { userId: actor.userId, changes: { avatar: url } });
    return before?.avatar;
  }
  if (actor.kind !== 'member') return undefined;
  const { businessUnitId } = actor;
  const before = await findBusinessUnit(trx, businessUnitId);
  await updateBusinessUnit(trx, { businessUnitId, changes: { logo: url } });
  return before?.logo;
}
