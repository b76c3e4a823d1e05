import { recordAudit } from '#db/audit/audit.queries.ts';
import { findActiveMandate, findMandateIban } from '#db/payment/mandate.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { findUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { IssuedDocument } from '../open-document.ts';
import { requireRight } from '../require-actor.ts';
import { unseal } from '../secret/seal.ts';
import { mayGrantMandate } from './grant-mandate.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings' | 'pdf'>;

/**
 * The unit's mandate on paper, for its bank. It names the whole account number: so it is for those who could grant another
 * one, in person, is kept nowhere, and the log says who fetched it.
 */
export async function getMandatePaper(
  { db, clock, settings, pdf }: Needs,
  actor: Actor,
): Promise<Outcome<IssuedDocument>> {
  const member = requireRight(actor, 'changeMandate');
  if (!member.ok) return member;
  const allowed = mayGrantMandate(member.value);
  if (!allowed.ok) return allowed;
  const { businessUnitId, userId } = member.value;
  const mandate = await findActiveMandate(db, { businessUnitId });
  const user = await findUser(db, userId);
  const sealed = mandate && (await findMandateIban(db, { businessUnitId, mandateId: mandate.id }));
  if (mandate === undefined || sealed === undefined || user === undefined) return refuse('not-found');
  const { locale } = user;
  const { reference, scheme, accountHolder, place, signedOn } = mandate;
  const now = clock.now();
  const bytes = await pdf.renderMandate({
    reference,
    scheme,
    iban: unseal(settings.openingKeys, sealed.ibanEncrypted),
    accountHolder,
    place,
    signedOn,
    company: user.businessUnitName ?? accountHolder,
    creditor: settings.creditor,
    lessor: settings.lessor,
    at: now.toISOString(),
    locale,
  });
  const data = { reference };
  await inTransaction(db, (trx) =>
    recordAudit(trx, { actor, businessUnitId, action: 'mandate.download', objectId: mandate.id, data, now }),
  );
  const kind = scheme === 'B2B' ? 'mandateB2b' : 'mandateCore';
  return ok({ bytes, filename: await pdf.nameFile({ kind, number: reference, locale }) });
}
