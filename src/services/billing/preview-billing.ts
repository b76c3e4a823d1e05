import type { BillingPreview, BillingPreviewQuery } from '#contract/admin-billing.ts';
import { countOrdersToBill, findOrderToBill, listOrdersToBill } from '#db/billing/billed-order.queries.ts';
import { listProblems } from '#db/billing/billing-problem.queries.ts';
import { nextRunDay } from '#domain/billing/next-run.ts';
import { money } from '#domain/money/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Outcome } from '../failure.ts';
import { requirePlatformAdmin } from '../require-actor.ts';
import type { BillingNeeds } from './bill-order.ts';
import { toUnexpected, type BillingProblem } from './billing-problem.ts';
import { composeDocument } from './compose-document.ts';
import { draftBill, type DraftedDocument } from './draft-bill.ts';
import { loadBill } from './load-bill.ts';

/** More would be read by nobody. */
const MOST_ORDERS = 100;

type PreviewOrder = BillingPreview['orders'][number];
type Which = { readonly orderId: string; readonly businessUnitId: string };

/** What a run would bill on a day, by the functions of the run and without writing anything. */
export async function previewBilling(
  deps: BillingNeeds,
  actor: Actor,
  { on = nextRunDay(toInstant(deps.clock.now())) }: BillingPreviewQuery,
): Promise<Outcome<BillingPreview>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const kept = await listProblems(deps.db, { limit: MOST_ORDERS });
  const sinceOf = new Map(kept.map(({ orderId, since }) => [orderId, since]));
  const due = await listOrdersToBill(deps.db, { on, after: undefined, limit: MOST_ORDERS });
  const wanted = new Map<string, Which>(
    [...kept, ...due.map(({ id: orderId, businessUnitId }) => ({ orderId, businessUnitId }))].map((which) => [
      which.orderId,
      which,
    ]),
  );
  const looked: PreviewOrder[] = [];
  for (const which of [...wanted.values()].slice(0, MOST_ORDERS)) {
    const order = await previewOrder(deps, { ...which, on, since: sinceOf.get(which.orderId) });
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
  { since, ...which }: Which & { readonly on: string; readonly since: Date | undefined },
): Promise<PreviewOrder | undefined> {
  const order = await findOrderToBill(deps.db, which);
  if (order === undefined) return undefined;
  const drafted = await tryToDraft(deps, order, which.on);
  if (drafted.ok && drafted.value.length === 0) return undefined;
  return {
    orderId: order.id,
    number: order.number,
    company: order.unitName,
    documents: drafted.ok ? drafted.value.map(toPreview) : [],
    problem: drafted.ok ? null : { ...drafted.error, since: since?.toISOString() ?? null },
  };
}

/** Stands in for the number that a document has once it is issued. */
const standIn = ({ draft, series }: DraftedDocument, on: string): string =>
  `${series.slice(0, 1)}-${on.slice(2, 4)}-${draft.country}-000000`;

async function tryToDraft(
  deps: BillingNeeds,
  order: Parameters<typeof loadBill>[1],
  on: string,
): Promise<Result<readonly DraftedDocument[], BillingProblem>> {
  try {
    const bill = await loadBill(deps.db, order);
    const drafted = draftBill(bill, { on, settings: deps.settings });
    if (!drafted.ok) return drafted;
    for (const document of drafted.value) {
      const composed = await composeDocument(deps, document, { bill, on, number: standIn(document, on) });
      if (!composed.ok) return composed;
    }
    return drafted;
  } catch (cause) {
    return fail(toUnexpected(cause));
  }
}

const toPreview = ({ draft }: DraftedDocument): PreviewOrder['documents'][number] => ({
  kind: draft.kind,
  country: draft.country,
  lines: draft.lines.length,
  net: money(draft.netCents),
  gross: money(draft.grossCents),
});
