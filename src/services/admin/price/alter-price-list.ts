import type { AdminPriceList } from '#contract/admin-price.ts';
import { lockPriceList, type PriceListRow } from '#db/price/admin-price.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { isUniqueViolation } from '#db/postgres-error.ts';
import type { AuditAction } from '#domain/admin/audit-action.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { type AgreedActing, namingAsker } from '../../ledger/acting.ts';
import { readPriceList } from './get-price-list.ts';
import { tellPriceChanges } from './tell-price-changes.ts';

type Work<T> = (trx: Transaction, list: PriceListRow) => Promise<Outcome<T>>;

type Which = {
  readonly id: string;
  readonly version?: number | undefined;
  readonly action: AuditAction;
  /** Whether this may be done to the list as it stands; only to drafts unless said otherwise. */
  readonly isOpen?: (list: PriceListRow) => boolean;
};

const isDraft = ({ publishedAt }: PriceListRow): boolean => publishedAt === null;

/** Changes a price list that is open to it. One that has been in force never changes: bookings are computed from it for years. */
export async function alterPriceList<T>(
  { db, clock }: Reads,
  actor: Actor,
  which: Which,
  work: Work<T>,
): Promise<Outcome<T>> {
  const admin = requireStaff(actor, 'prices.write');
  if (!admin.ok) return admin;
  const acting = { by: admin.value, now: clock.now() };
  return unlessDayIsTaken(() => attempt(db, (trx) => alterLockedList(trx, acting, which, work)));
}

/** Two published lists never begin at the same moment; the database says so. */
export async function unlessDayIsTaken<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'price_list_in_force')) return refuseFields({ validFrom: 'taken' });
    throw error;
  }
}

export async function alterLockedList<T>(
  trx: Transaction,
  acting: AgreedActing,
  { id, version, action, isOpen = isDraft }: Which,
  work: Work<T>,
): Promise<Outcome<T>> {
  const { by: actor, now } = acting;
  const list = await lockPriceList(trx, id);
  if (list === undefined) return refuse('not-found');
  if (!isOpen(list)) return refuse('illegal-state');
  if (version !== undefined && version !== list.version) {
    const current: Outcome<AdminPriceList> = await readPriceList(trx, { id, now });
    return refuse('stale-version', current.ok ? { details: { current: current.value } } : {});
  }
  const before = await readPriceList(trx, { id, now });
  const done = await work(trx, list);
  if (!done.ok) return done;
  const told = tellPriceChanges(before, await readPriceList(trx, { id, now }));
  await recordAudit(trx, {
    actor,
    businessUnitId: null,
    action,
    objectId: id,
    // Nothing is told as well: an entry without changes is one of the days when they were not written down.
    data: { number: list.number, name: list.name, changes: {}, ...told, ...namingAsker(acting) },
    now,
  });
  return done;
}
