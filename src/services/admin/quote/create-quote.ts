import type { CreatedQuote, CreateQuoteInput } from '#contract/admin-quote.ts';
import { insertAudit } from '#db/audit/audit.queries.ts';
import { lockTrailers, takeTrailer } from '#db/booking/allocation.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { CartItemRow } from '#db/cart/cart.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findPriceListIdInForce } from '#db/price/price.queries.ts';
import { insertQuote, nextQuoteSequence } from '#db/quote/quote.queries.ts';
import { writeTogether } from '#db/write-together.ts';
import { quoteHeldUntil } from '#domain/quote/quote-terms.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import { occupiedUntil } from '#domain/time/period.ts';
import { attempt } from '../../attempt.ts';
import type { RentalReads } from '../../deps.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { assessLines, type AssessedLine } from '../../line/assess-lines.ts';
import { explainRefusal, type LineRefusal } from '../../line/refuse-lines.ts';
import { findServiceFields } from '../../line/service-fields.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { type Created, once } from '../../once.ts';
import { requireStaff } from '../../require-actor.ts';
import { draftItems } from './draft-items.ts';
import { draftQuote } from './draft-quote.ts';
import { openCustomer } from './open-customer.ts';
import { toCreatedQuote } from './to-created-quote.ts';
import { validUntilOf } from './valid-until-of.ts';

const OPERATION = 'quote.create';

type Wish = { readonly input: CreateQuoteInput; readonly idempotencyKey: string | undefined };

/**
 * Mails an offer to whoever has called. It promises the price, and the trailers only if the desk keeps them for a while:
 * otherwise whoever orders first has them.
 */
export async function createQuote(
  deps: RentalReads,
  actor: Actor,
  { input, idempotencyKey: key }: Wish,
): Promise<Outcome<Created<CreatedQuote>>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  if (key === undefined) return refuse('idempotency-key-required');
  const items = await draftItems(deps, input.lines);
  if (!items.ok) return items;
  const { userId } = admin.value;
  const { secretKey } = deps.settings;
  const created = await attempt<Created<CreatedQuote>, LineRefusal>(deps.db, (trx) => {
    const now = deps.clock.now();
    return once(trx, { userId, key, operation: OPERATION, input }, { secretKey, now }, () =>
      create(trx, deps, admin.value, { input, items: items.value, now }),
    );
  });
  return created.ok ? created : fail(await explainRefusal(deps, actor, created.error));
}

type Parts = { readonly input: CreateQuoteInput; readonly items: readonly CartItemRow[]; readonly now: Date };

async function create(
  trx: Transaction,
  deps: RentalReads,
  actor: PlatformAdmin,
  { input, items, now }: Parts,
): Promise<Result<CreatedQuote, LineRefusal>> {
  const customer = await openCustomer(trx, actor, { wish: input.customer, now });
  if (!customer.ok) return customer;
  const { businessUnitId } = customer.value;
  const unit = await findBusinessUnit(trx, businessUnitId);
  const priceListId = await findPriceListIdInForce(trx, now);
  if (unit === undefined || priceListId === undefined) return refuse('illegal-state');
  await lockTrailers(
    trx,
    items.map(({ trailer }) => trailer.id),
  );
  const lines = await assessLines({ ...deps, db: trx }, { items, unit, priceListId, now });
  const obstacle = findObstacle(lines);
  if (obstacle !== undefined) return obstacle;
  const { quotes } = await deps.settings.inForce(trx);
  const validUntil = validUntilOf(lines, { quotes }, now);
  const heldUntil = quoteHeldUntil({ holdHours: input.holdHours, validUntil }, quotes, now);
  const sequence = await nextQuoteSequence(trx);
  const terms = { validUntil, heldUntil, now };
  const parts = { customer: customer.value, call: input, lines, priceListId, takenBy: actor.userId, sequence };
  const draft = draftQuote({ ...parts, ...terms });
  if (heldUntil !== null) {
    const taken = await hold(trx, actor, { lines, businessUnitId, heldUntil, now });
    if (taken !== undefined) return fail({ taken: [{ ...taken, verdict: { free: false, reason: 'taken' } }] });
  }
  await queueMail(trx, { template: 'quote', quoteId: draft.quote.id });
  await writeTogether(trx, [
    ...insertQuote(draft.quote, draft.lines),
    insertAudit(trx, {
      actor,
      businessUnitId,
      action: OPERATION,
      objectId: draft.quote.id,
      data: { number: draft.quote.number },
      now,
    }),
  ]);
  return ok(toCreatedQuote(draft.quote));
}

function findObstacle(lines: readonly AssessedLine[]): Result<never, LineRefusal> | undefined {
  const taken = lines.filter(({ verdict }) => !verdict.free);
  if (taken.length > 0) return fail({ taken });
  const fields = Object.assign(
    {},
    ...lines.map(({ serviceProblems }, i) => findServiceFields(serviceProblems, `lines.${i}.`)),
  );
  return Object.keys(fields).length > 0 ? refuseFields(fields) : undefined;
}

type Hold = {
  readonly lines: readonly AssessedLine[];
  readonly businessUnitId: string;
  readonly heldUntil: Date;
  readonly now: Date;
};

/** In the name of the desk, so that the customer's own holds stay what they are. The first line that cannot be kept. */
async function hold(
  trx: Transaction,
  { userId }: PlatformAdmin,
  { lines, businessUnitId, heldUntil: expiresAt, now }: Hold,
): Promise<AssessedLine | undefined> {
  for (const line of lines) {
    // Also for the way back from another depot.
    const turnaroundHours = line.turnaroundHours + line.driveHours;
    const { trailer, depot, startsAt, endsAt } = line.item;
    const taken = await takeTrailer(trx, {
      trailerId: trailer.id,
      startsAt,
      endsAt: toDate(occupiedUntil(toInstant(endsAt), turnaroundHours)),
      depotId: depot.id,
      use: { kind: 'hold', businessUnitId, userId, cartItemId: null, expiresAt, turnaroundHours },
      now,
    });
    if (!taken.ok) return line;
  }
  return undefined;
}
