import type { AdminOrder } from '#contract/admin-order.ts';
import type { Order } from '#contract/order.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import type { StaffRight } from '#domain/team/staff-right.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { getOrder } from './get-order.ts';

export type WhichOrder = { readonly orderId: string; readonly version?: number | undefined };
type Step = (deps: ReadsWithSettings, actor: PlatformAdmin, which: WhichOrder) => Promise<Outcome<Order>>;

/** One step of the operator with one order. A refusal of what has changed meanwhile tells how the order stands now. */
export async function changeOrder(
  deps: ReadsWithSettings,
  actor: Actor,
  { right, ...which }: WhichOrder & { readonly right: StaffRight },
  step: Step,
): Promise<Outcome<AdminOrder>> {
  const admin = requireStaff(actor, right);
  if (!admin.ok) return admin;
  const changed = await step(deps, admin.value, which);
  const order = await getOrder(deps, actor, which.orderId);
  if (changed.ok || !order.ok) return changed.ok ? order : changed;
  const { code } = changed.error;
  if (code !== 'stale-version' && code !== 'illegal-state') return changed;
  const { status, paymentStatus, version } = order.value;
  return refuse(code, { details: { current: { status, paymentStatus, version } } });
}
