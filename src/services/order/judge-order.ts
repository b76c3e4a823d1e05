import type { PlaceOrderInput } from '#contract/order.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import type { CartItemRow } from '#db/cart/cart.queries.ts';
import type { Transaction } from '#db/client.ts';
import { openOrder } from '#db/order/order.queries.ts';
import { lockOrderer, type Orderer } from '#db/order/orderer.queries.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import type { PriceChanged } from '#contract/checkout.ts';
import { billedBy } from '#domain/billing/billed-by.ts';
import { mayOrder } from '#domain/business-unit/fields.ts';
import { money } from '#domain/money/money.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import { findRisk } from '#domain/payment/risk.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { settingsInForce } from '#domain/setting/settings-in-force.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { Member } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { findMissingData } from '../cart/missing-data.ts';
import type { Deps } from '../deps.ts';
import { refuse, refuseFields } from '../failure.ts';
import { assessLines, type AssessedLine } from '../line/assess-lines.ts';
import type { LineRefusal } from '../line/refuse-lines.ts';
import { findServiceFields } from '../line/service-fields.ts';
import { lockQuotas } from '../one-way/lock-quotas.ts';
import { chooseMandate } from './choose-mandate.ts';
import { type DraftParts, draftOrder, type OrderDraft } from './draft-order.ts';
import { decideTerms, type OrderTerms } from './order-terms.ts';

export type OrderDeps = Pick<Deps, 'db' | 'availability' | 'clock' | 'holidays' | 'risk' | 'settings'>;

export type JudgedOrder = {
  readonly draft: OrderDraft;
  readonly lines: readonly AssessedLine[];
  readonly path: OrderTerms['path'];
  readonly orderer: Orderer;
};

type Wish = {
  readonly items: readonly CartItemRow[];
  readonly books: DraftParts['books'];
  readonly input: Pick<PlaceOrderInput, 'paymentMethod' | 'mandate' | 'campaign'>;
  /** The list that prices were promised by; otherwise the one in force. */
  readonly priceListId?: string;
  /** What has become of the price since somebody saw it. */
  readonly findChange: (lines: readonly AssessedLine[]) => PriceChanged | undefined;
  /** By a service outside. */
  readonly objected: boolean;
  readonly now: Date;
};

/**
 * What an order of these lines is going to be, if nothing stands in its way: what was judged is locked until the
 * transaction ends, first the unit, then the trailers, then the quotas of ways to other depots.
 */
export async function judgeOrder(
  trx: Transaction,
  deps: OrderDeps,
  actor: Member,
  { items, books, input, priceListId, findChange, objected, now }: Wish,
): Promise<Result<JudgedOrder, LineRefusal>> {
  const { businessUnitId } = actor;
  const orderer = await lockOrderer(trx, actor);
  if (orderer === undefined || !mayOrder(orderer.status)) return refuse('unit-not-active');
  const missing = findMissingData(orderer, deps.settings);
  if (missing.billing.length + missing.company.length > 0)
    return refuse('billing-incomplete', { details: { missing } });

  await lockTrailers(
    trx,
    items.map(({ trailer }) => trailer.id),
  );
  await lockQuotas(trx, { items, priceListId, now });
  const lines = await assessLines(
    { ...deps, db: trx },
    { items, unit: { ...orderer, id: businessUnitId }, priceListId, now },
  );
  const obstacle = findObstacle(lines, findChange);
  if (obstacle !== undefined) return obstacle;

  const { net } = totalsOf(lines);
  const { status, riskStatus, creditLimitCents } = orderer;
  const exposure = await readExposure(trx, { businessUnitId });
  const { isDunned } = exposure;
  const open = money(exposureOf(exposure));
  const risk = findRisk({ status, riskStatus, creditLimitCents, open, order: net, objected, isDunned });
  const riskCheckFailed = risk !== undefined;
  const mandate = await chooseMandate(trx, actor, { input, riskCheckFailed, settings: deps.settings, now });
  if (!mandate.ok) return mandate;
  const billing = billedBy(
    deps.settings.sellers,
    items.map(({ depot }) => depot.country),
  );
  const { sequence, settings } = await openOrder(trx);
  const { fees: feeTerms, waiting: patience } = settingsInForce(deps.settings.usualSettings, settings);
  const terms = decideTerms({
    net,
    patience,
    billing,
    orderLimitCents: orderer.orderLimitCents,
    method: input.paymentMethod,
    riskCheckFailed,
    firstPickUp: toInstant(new Date(Math.min(...items.map(({ startsAt }) => startsAt.getTime())))),
    now: toInstant(now),
  });
  if (!terms.ok) return terms;

  const parts = { actor, orderer, books, lines, input, riskCheckFailed, feeTerms, now };
  const draft = draftOrder({ ...parts, mandate: mandate.value, terms: terms.value, billing, sequence });
  return ok({ draft, lines, path: terms.value.path, orderer });
}

/** What about the lines stands in the way of an order, the worst first. */
function findObstacle(
  lines: readonly AssessedLine[],
  findChange: Wish['findChange'],
): Result<never, LineRefusal> | undefined {
  const taken = lines.filter(({ verdict }) => !verdict.free);
  if (taken.length > 0) return fail({ taken });
  const fields = Object.assign(
    {},
    ...lines.map((line) => findServiceFields(line.serviceProblems, `items.${line.item.id}.`)),
  );
  if (Object.keys(fields).length > 0) return refuseFields(fields);
  const change = findChange(lines);
  return change && refuse('price-changed', { details: change });
}
