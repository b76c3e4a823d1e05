import type { AdminUnit } from '#contract/admin-business-unit.ts';
import { type AddressRow, listAddresses } from '#db/address/address.queries.ts';
import { listBillingAddresses, listLatestOrders } from '#db/business-unit/admin-business-unit.queries.ts';
import { listContacts } from '#db/business-unit/contact.queries.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import { listPendingInvitations } from '#db/team/invitation.queries.ts';
import { listUsersOfUnit } from '#db/user/admin-user.queries.ts';
import { type BusinessUnitRow, findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { decisionsFor } from '#domain/business-unit/business-unit-decision.ts';
import { money } from '#domain/money/money.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toAddress } from '#services/address/to-address.ts';
import { findMissingData, type MissingData } from '#services/cart/missing-data.ts';
import type { Deps, Settings } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { toInvitation } from '#services/team/to-invitation.ts';
import { MOST_CONTACTS } from './add-contact.ts';
import { findTwins } from './find-twins.ts';
import { findVerdicts } from './list-business-units.ts';
import { toUserSummary } from './to-user-summary.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Enough for the page of a company; the lists of people and orders have the rest. */
const MOST_MEMBERS = 100;
const LATEST_ORDERS = 10;
const MOST_INVITATIONS = 50;

/** One customer with everything the operator decides by. */
export async function getBusinessUnit(deps: Needs, actor: Actor, businessUnitId: string): Promise<Outcome<AdminUnit>> {
  const admin = requireStaff(actor, 'customers.read');
  if (!admin.ok) return admin;
  const unit = await loadUnit(deps, businessUnitId);
  return unit === undefined ? refuse('not-found') : ok(unit);
}

export async function loadUnit({ db, clock, settings }: Needs, businessUnitId: string): Promise<AdminUnit | undefined> {
  const row = await findBusinessUnit(db, businessUnitId);
  if (row === undefined) return undefined;
  const {
    trailerConnectLoginEncrypted: _sealed,
    vatIdCheckedAt: _checked,
    logo: _logo,
    createdAt,
    erasedAt,
    ...unit
  } = row;
  const [addresses, billing, members, orders, exposure, contacts, invitations, twins, verdicts] = await Promise.all([
    listAddresses(db, { businessUnitId }),
    listBillingAddresses(db, { businessUnitId }),
    listUsersOfUnit(db, { businessUnitId, limit: MOST_MEMBERS }),
    listLatestOrders(db, { businessUnitId, limit: LATEST_ORDERS }),
    readExposure(db, { businessUnitId }),
    listContacts(db, { businessUnitId, limit: MOST_CONTACTS }),
    listPendingInvitations(db, { businessUnitId, limit: MOST_INVITATIONS }),
    findTwins(db, [businessUnitId]),
    findVerdicts(db, [businessUnitId]),
  ]);
  return {
    ...unit,
    createdAt: createdAt.toISOString(),
    erasedAt: erasedAt?.toISOString() ?? null,
    addresses: addresses.map(toAddress),
    missing: findLeastMissing(row, billing, settings),
    openOrders: money(exposureOf(exposure)),
    decisions: decisionsFor(row),
    verdict: verdicts.get(businessUnitId) ?? null,
    approval: row.status === 'pendingReview' ? settings.newCustomer : null,
    twins: [...(twins.get(businessUnitId) ?? [])],
    contacts,
    members: members.map(toUserSummary),
    invitations: invitations.map((invitation) => toInvitation(invitation, clock.now())),
    latestOrders: orders.map(({ createdAt: at, netCents, dueNetCents, ...order }) => ({
      ...order,
      createdAt: at.toISOString(),
      agreed: money(netCents),
      due: money(dueNetCents),
    })),
  };
}

/** Members may have different addresses for bills: what counts is whether one of them can order. */
function findLeastMissing(row: BusinessUnitRow, billing: readonly AddressRow[], settings: Settings): MissingData {
  const judged = [...billing, null].map((billingAddress) => findMissingData({ ...row, billingAddress }, settings));
  return judged.reduce((best, next) => (next.billing.length < best.billing.length ? next : best));
}
