import type { AdminUnit } from '#contract/admin-business-unit.ts';
import { type AddressRow, listAddresses } from '#db/address/address.queries.ts';
import { listBillingAddresses, listLatestOrders } from '#db/business-unit/admin-business-unit.queries.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
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
import { requirePlatformAdmin } from '#services/require-actor.ts';
import { toUserSummary } from './to-user-summary.ts';

type Needs = Pick<Deps, 'db' | 'settings'>;

/** Enough for the page of a company; the lists of people and orders have the rest. */
const MOST_MEMBERS = 100;
const LATEST_ORDERS = 10;

/** One customer with everything the operator decides by. */
export async function getBusinessUnit(deps: Needs, actor: Actor, businessUnitId: string): Promise<Outcome<AdminUnit>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const unit = await loadUnit(deps, businessUnitId);
  return unit === undefined ? refuse('not-found') : ok(unit);
}

export async function loadUnit({ db, settings }: Needs, businessUnitId: string): Promise<AdminUnit | undefined> {
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
  const [addresses, billing, members, orders, exposure] = await Promise.all([
    listAddresses(db, { businessUnitId }),
    listBillingAddresses(db, { businessUnitId }),
    listUsersOfUnit(db, { businessUnitId, limit: MOST_MEMBERS }),
    listLatestOrders(db, { businessUnitId, limit: LATEST_ORDERS }),
    readExposure(db, { businessUnitId }),
  ]);
  return {
    ...unit,
    createdAt: createdAt.toISOString(),
    erasedAt: erasedAt?.toISOString() ?? null,
    addresses: addresses.map(toAddress),
    missing: findLeastMissing(row, billing, settings),
    openOrders: money(exposureOf(exposure)),
    decisions: decisionsFor(row),
    members: members.map(toUserSummary),
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
