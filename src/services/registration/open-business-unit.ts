import { createAddress, replaceChosenAddresses } from '#db/address/address.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { addMember, createBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { completeSignUp, type SignUpRow } from '#db/registration/sign-up.queries.ts';
import { createUser } from '#db/user/user.queries.ts';
import type { VatIdJudgement } from '#domain/business-unit/vat-id.ts';

type Account = { readonly passwordHash: string; readonly vatIdStatus: VatIdJudgement; readonly now: Date };

/** A new company in review, with its address and its first admin. */
export async function openBusinessUnit(
  trx: Transaction,
  { id: signUpId, email, locale, details }: SignUpRow,
  { passwordHash, vatIdStatus, now }: Account,
): Promise<string> {
  const { company, address, person } = details;
  const businessUnitId = await createBusinessUnit(trx, {
    ...company,
    vatIdStatus,
    vatIdCheckedAt: vatIdStatus === 'unchecked' ? null : now,
    defaultLocale: locale,
    status: 'pendingReview',
    createdAt: now,
  });
  const userId = await createUser(trx, {
    email,
    firstName: person.firstName,
    lastName: person.lastName,
    locale,
    passwordHash,
    passwordChangedAt: now,
    createdAt: now,
  });
  await addMember(trx, { userId, businessUnitId, role: 'admin', createdAt: now });
  const addressId = await createAddress(trx, {
    ...address,
    ...person,
    company: company.name,
    email,
    businessUnitId,
    createdAt: now,
  });
  const owner = { businessUnitId, userId, addressIds: [addressId], defaultId: addressId };
  await replaceChosenAddresses(trx, { ...owner, purpose: 'billing' });
  await replaceChosenAddresses(trx, { ...owner, purpose: 'shipping' });
  await completeSignUp(trx, { signUpId, businessUnitId, now });
  await recordAudit(trx, {
    actor: { kind: 'member', userId, businessUnitId, role: 'admin', legalAccepted: true, impersonatedBy: null },
    businessUnitId,
    action: 'businessUnit.signUp',
    objectId: businessUnitId,
    now,
  });
  return userId;
}
