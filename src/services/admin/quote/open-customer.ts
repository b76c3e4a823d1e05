import type { CounterCustomer } from '#contract/admin-quote.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { createBusinessUnit, findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findUser, findUserByEmail } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import type { Locale } from '#i18n/locales.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { sendInvitation } from '../../team/send-invitation.ts';

export type Customer = {
  readonly businessUnitId: string;
  /** Null of somebody who is invited with the quote. */
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
};

type Newcomer = Exclude<CounterCustomer, { kind: 'person' }>;

/** Whom a quote is for. Who is new is invited, and a new company waits for the operator's approval like any other. */
export async function openCustomer(
  trx: Transaction,
  actor: PlatformAdmin,
  { wish, now }: { readonly wish: CounterCustomer; readonly now: Date },
): Promise<Outcome<Customer>> {
  if (wish.kind !== 'person') return inviteCustomer(trx, actor, { wish, now });
  const user = await findUser(trx, wish.userId);
  if (user === undefined || user.businessUnitId === null) return refuseFields({ 'customer.userId': 'unknown' });
  if (user.status === 'blocked' || user.businessUnitStatus === 'blocked') return refuse('unit-not-active');
  const { id: userId, businessUnitId, firstName, lastName, email, locale } = user;
  return ok({ businessUnitId, userId, name: `${firstName} ${lastName}`, email, locale });
}

async function inviteCustomer(
  trx: Transaction,
  actor: PlatformAdmin,
  { wish, now }: { readonly wish: Newcomer; readonly now: Date },
): Promise<Outcome<Customer>> {
  const { firstName, lastName, email } = wish;
  const known = await findUserByEmail(trx, email);
  // Somebody of another company could not accept the invitation, and the desk finds whoever is known.
  if (known && (known.businessUnitId !== null || known.isAdmin))
    return refuseFields({ 'customer.email': 'known-person' });
  const unit = wish.kind === 'newCompany' ? await openUnit(trx, actor, wish, now) : await findUnit(trx, wish);
  if (!unit.ok) return unit;
  const { businessUnitId, locale } = unit.value;
  const role = wish.kind === 'newCompany' ? 'admin' : 'dispatcher';
  await sendInvitation(trx, actor, { businessUnitId, email, role, locale, now });
  return ok({ businessUnitId, userId: null, name: `${firstName} ${lastName}`, email, locale });
}

type Unit = Pick<Customer, 'businessUnitId' | 'locale'>;

async function findUnit(
  trx: Transaction,
  { businessUnitId }: Extract<Newcomer, { kind: 'newPerson' }>,
): Promise<Outcome<Unit>> {
  const unit = await findBusinessUnit(trx, businessUnitId);
  if (unit === undefined) return refuseFields({ 'customer.businessUnitId': 'unknown' });
  return unit.status === 'blocked' ? refuse('unit-not-active') : ok({ businessUnitId, locale: unit.defaultLocale });
}

async function openUnit(
  trx: Transaction,
  actor: PlatformAdmin,
  { company, country, locale }: Extract<Newcomer, { kind: 'newCompany' }>,
  now: Date,
): Promise<Outcome<Unit>> {
  const businessUnitId = await createBusinessUnit(trx, {
    name: company,
    country,
    defaultLocale: locale,
    status: 'pendingReview',
    createdAt: now,
  });
  await recordAudit(trx, { actor, businessUnitId, action: 'businessUnit.create', objectId: businessUnitId, now });
  return ok({ businessUnitId, locale });
}
