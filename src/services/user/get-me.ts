import type { BusinessUnit } from '#contract/business-unit.ts';
import type { Me, User } from '#contract/user.ts';
import { listAddresses, listChosenAddresses } from '#db/address/address.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { findLegalDates, type LegalDates } from '#db/content/legal.queries.ts';
import { findUser, type UserInUnit } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireSignedIn } from '../require-actor.ts';
import { toBusinessUnit } from '#services/business-unit/to-business-unit.ts';

type Needs = Pick<Deps, 'db' | 'settings'>;

/** Everything the shop shows about whoever is signed in. */
export async function getMe(deps: Needs, actor: Actor): Promise<Outcome<Me>> {
  const signedIn = requireSignedIn(actor);
  if (!signedIn.ok) return signedIn;
  const { userId } = signedIn.value;
  const [row, legal, unit, chosen, impersonator] = await Promise.all([
    findUser(deps.db, userId),
    findLegalDates(deps.db, userId),
    loadUnit(deps, signedIn.value),
    actor.kind === 'member' ? listChosenAddresses(deps.db, actor) : [],
    loadImpersonator(deps, signedIn.value),
  ]);
  // Deleted between the look at the session and now.
  if (row === undefined) return refuse('login-required');
  const user: User = { ...toUser(row, legal), ...toChoices(chosen), impersonatedBy: impersonator };
  return ok({ user, businessUnit: unit, businessUnitRole: actor.kind === 'member' ? actor.role : null });
}

async function loadUnit(deps: Needs, actor: Member | PlatformAdmin): Promise<BusinessUnit | null> {
  if (actor.kind !== 'member') return null;
  const [row, addresses] = await Promise.all([
    findBusinessUnit(deps.db, actor.businessUnitId),
    listAddresses(deps.db, actor),
  ]);
  return row === undefined
    ? null
    : toBusinessUnit(row, { addresses, role: actor.role, openingKeys: deps.settings.openingKeys });
}

async function loadImpersonator({ db }: Needs, actor: Member | PlatformAdmin): Promise<User['impersonatedBy']> {
  if (actor.kind !== 'member' || actor.impersonatedBy === null) return null;
  const admin = await findUser(db, actor.impersonatedBy);
  return { id: actor.impersonatedBy, name: admin === undefined ? '' : `${admin.firstName} ${admin.lastName}` };
}

const toUser = (row: UserInUnit, { termsAcceptedAt, privacyAcceptedAt }: LegalDates) => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  locale: row.locale,
  isAdmin: row.isAdmin,
  accountInformation: {
    tosAcceptedAt: termsAcceptedAt?.toISOString() ?? null,
    privacyPolicyAcceptedAt: privacyAcceptedAt?.toISOString() ?? null,
  },
  avatar: row.avatar,
  tourSeenAt: row.tourSeenAt?.toISOString() ?? null,
  version: row.version,
});

type Chosen = Awaited<ReturnType<typeof listChosenAddresses>>;

function toChoices(chosen: Chosen) {
  const idsFor = (purpose: 'billing' | 'shipping', onlyDefault = false): string[] =>
    chosen
      .filter((choice) => choice.purpose === purpose && (choice.isDefault || !onlyDefault))
      .map(({ addressId }) => addressId);
  return {
    billingAddressIds: idsFor('billing'),
    shippingAddressIds: idsFor('shipping'),
    defaultBillingAddressId: idsFor('billing', true)[0] ?? null,
    defaultShippingAddressId: idsFor('shipping', true)[0] ?? null,
  };
}
