import type { AdminServiceRow } from '#contract/admin-service.ts';
import { findAdminService } from '#db/service/admin-service.queries.ts';
import type { Database } from '#db/client.ts';
import { findPriceListIdInForce } from '#db/price/price.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { toServiceRow } from './list-services.ts';

export async function getService({ db, clock }: Reads, actor: Actor, key: string): Promise<Outcome<AdminServiceRow>> {
  const admin = requireStaff(actor, 'prices.read');
  if (!admin.ok) return admin;
  return readService(db, { key, now: clock.now() });
}

export async function readService(
  db: Database,
  { key, now }: { readonly key: string; readonly now: Date },
): Promise<Outcome<AdminServiceRow>> {
  const priceListId = await findPriceListIdInForce(db, now);
  const row = await findAdminService(db, { key, priceListId });
  return row === undefined ? refuse('not-found') : ok(toServiceRow(row));
}
