import type { LegalInput, Me } from '#contract/user.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { recordLegalAcceptance } from '#db/content/legal.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { refuseForImpersonator, requireSignedIn } from '../require-actor.ts';
import { getMe } from './get-me.ts';

/** Records which of the texts in force the user accepts. An acceptance is never taken back here. */
export async function acceptLegal(
  deps: ReadsWithSettings,
  actor: Actor,
  { tosAccepted, privacyPolicyAccepted }: LegalInput,
): Promise<Outcome<Me>> {
  const signedIn = requireSignedIn(actor);
  if (!signedIn.ok) return signedIn;
  const personal = refuseForImpersonator(actor, 'acceptLegal');
  if (!personal.ok) return personal;
  const { userId } = signedIn.value;
  const now = deps.clock.now();
  const documents = [
    ...(tosAccepted ? ['terms' as const] : []),
    ...(privacyPolicyAccepted ? ['privacy' as const] : []),
  ];
  await inTransaction(deps.db, async (trx) => {
    await recordLegalAcceptance(trx, { userId, documents, now });
    await recordAudit(trx, {
      actor,
      businessUnitId: actor.kind === 'member' ? actor.businessUnitId : null,
      action: 'user.acceptLegal',
      objectId: userId,
      data: Object.fromEntries(documents.map((document) => [document, LEGAL_VERSIONS[document]])),
      now,
    });
  });
  return getMe(deps, actor);
}
