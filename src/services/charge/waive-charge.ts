import type { LaterCharge } from '#contract/charge.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { changeCharge, type WhichCharge } from './change-charge.ts';

/** The operator gives up a charge before it is billed. It stays to be seen; once it is billed, a correction takes it back. */
export async function waiveCharge(
  deps: Reads,
  actor: Actor,
  which: WhichCharge,
): Promise<Outcome<readonly LaterCharge[]>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const { userId: waivedBy } = admin.value;
  return changeCharge(deps, admin.value, which, ({ waivedAt }, now) =>
    waivedAt === null ? ok({ action: 'charge.waive', changes: { waivedAt: now, waivedBy } }) : refuse('illegal-state'),
  );
}
