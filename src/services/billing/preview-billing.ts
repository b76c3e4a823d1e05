import type { BillingPreview, BillingPreviewQuery } from '#contract/admin-billing.ts';
import { countOrdersToBill, findOrdersToBill, listOrdersToBill } from '#db/billing/billed-order.queries.ts';
import { listProblems } from '#db/billing/billing-problem.queries.ts';
import { nextRunDay } from '#domain/billing/next-run.ts';
import { money } from '#domain/money/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import type { BillingNeeds } from './bill-orders.ts';
import { toUnexpected, type BillingProblem } from './billing-problem.ts';
import { composeBill, type ComposedBill } from './compose-bill.ts';
import { loadBills, type Bill } from './load-bill.ts';

/** More would be read by nobody. */
const MOST_ORDERS = 50;

type PreviewOrder = BillingPreview['orders'][number];

/** What a run would bill on a day, by the functions of the run and without writing anything. */
export async function previewBilling(
  deps: BillingNeeds,
  actor: Actor,
  { on = nextRunDay(toInstant(deps.clock.now())) }: BillingPreviewQuery,
): Promise<Outcome<BillingPreview>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const kept = await listProblems(deps.db, { limit: MOST_ORDERS });
  const sinceOf = new Map(kept.map(({ orderId, since }) => [orderId, since]));
  const due = await listOrdersToBill(deps.db, { on, limit: MOST_ORDERS });
  const wanted = new Map([...kept, ...due].map((which) => [which.orderId, which]));
  const orders = await findOrdersToBill(deps.db, { orders: [...wanted.values()].slice(0, MOST_ORDERS), on });
  const looked: PreviewOrder[] = [];
  for (const bill of await loadBills(deps.db, orders)) {
    const order = await previewOrder(deps, bill, { on, since: sinceOf.get(bill.order.id) });
    if (order !== undefined) looked.push(order);
  }
  const count = await countOrdersToBill(deps.db, on);
  return ok({
    on,
    sellers: Object.keys(deps.settings.sellers).toSorted(),
    orders: looked.toSorted((a, b) => rankOf(a) - rankOf(b) || a.number.localeCompare(b.number, 'en')),
    due: count,
    isWhole: count <= MOST_ORDERS,
  });
}

const rankOf = ({ problem }: PreviewOrder): number => (problem === null ? 1 : 0);

async function previewOrder(
  deps: BillingNeeds,
  bill: Bill,
  { on, since }: { readonly on: string; readonly since: Date | undefined },
): Promise<PreviewOrder | undefined> {
  const composed = await tryToCompose(deps, bill, on);
  if (composed.ok && composed.value.length === 0) return undefined;
  const { id: orderId, number, unitName: company } = bill.order;
  return {
    orderId,
    number,
    company,
    documents: composed.ok ? composed.value.map(toPreview) : [],
    problem: composed.ok ? null : { ...composed.error, since: since?.toISOString() ?? null },
  };
}

async function tryToCompose(
  deps: BillingNeeds,
  bill: Bill,
  on: string,
): Promise<Result<readonly ComposedBill[], BillingProblem>> {
  try {
    return await composeBill(deps, bill, on);
  } catch (cause) {
    return fail(toUnexpected(cause));
  }
}

const toPreview = ({ drafted: { draft } }: ComposedBill): PreviewOrder['documents'][number] => ({
  kind: draft.kind,
  country: draft.country,
  lines: draft.lines.length,
  net: money(draft.netCents),
  gross: money(draft.grossCents),
});
