import type { AdminTransferQuery, AdminTransferRow } from '#contract/admin-transfer.ts';
import type { ListPage } from '#contract/list-query.ts';
import {
  countTransferStates,
  listTransfers as findTransfers,
  TRANSFER_ORDERS,
  type TransferFilter,
  type TransferListRow,
} from '#db/transfer/transfer-list.queries.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { chosenDepots } from '#domain/team/my-depots.ts';
import { depotsOf } from '#domain/team/scope.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { type CsvReader, clockTime } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';

/** What is proposed, planned and under way, whatever is due first; people of a depot see what concerns theirs, without amounts. */
export async function listTransfers(
  { db, clock }: Reads,
  actor: Actor,
  query: AdminTransferQuery,
): Promise<Outcome<ListPage<AdminTransferRow>>> {
  const admin = requireStaff(actor, 'fleet.read');
  if (!admin.ok) return admin;
  const filter = toFilter(admin.value, query, clock.now());
  const showsCost = hasStaffRight(admin.value, 'depots.read');
  return pageOf(
    orderBy(TRANSFER_ORDERS, query.sort ?? 'due'),
    query,
    (page) => findTransfers(db, { ...filter, ...page }),
    (row) => toTransferRow(row, showsCost),
  );
}

const MOST_COUNTED = 1000;

/** How many there are in each state, whatever state is asked for. */
export async function countTransfers({ db, clock }: Reads, actor: Actor, query: AdminTransferQuery) {
  const admin = requireStaff(actor, 'fleet.read');
  if (!admin.ok) return admin;
  return ok(await countTransferStates(db, { ...toFilter(admin.value, query, clock.now()), most: MOST_COUNTED }));
}

const toFilter = (admin: PlatformAdmin, { q, status, type, depot }: AdminTransferQuery, now: Date): TransferFilter => ({
  q,
  status,
  types: type,
  among: chosenDepots({ depotIds: admin.depotIds ?? [] }, depot),
  depots: depotsOf(admin),
  now,
});

const toTransferRow = (row: TransferListRow, showsCost: boolean): AdminTransferRow => ({
  id: row.id,
  status: row.status,
  trailer: { id: row.trailerId, number: row.number, type: row.type },
  from: { id: row.fromDepotId, code: row.fromCode, name: row.fromName, timeZone: row.fromZone },
  to: { id: row.toDepotId, code: row.toCode, name: row.toName, timeZone: row.toZone },
  leavesAt: row.startsAt?.toISOString() ?? null,
  arrivesAt: row.endsAt?.toISOString() ?? null,
  hasLeft: row.hasLeft,
  shortOn: row.shortOn,
  km: row.km,
  cost: showsCost && row.costCents !== null ? money(row.costCents) : null,
  reason: row.reason,
  offer: row.offerCents === null ? null : money(row.offerCents),
  version: row.version,
});

const toColumns = ({ say }: CsvReader): CsvColumns<AdminTransferRow> => ({
  [say('word.noun.trailer')]: ({ trailer }) => trailer.number,
  [say('word.type')]: ({ trailer }) => say(`trailerType.${trailer.type}`, trailer.type),
  [say('word.status')]: ({ status }) => say(`adminTransfer.status.${status}`),
  [say('adminTransfer.from')]: ({ from }) => from.name,
  [say('adminTrailer.transfer.to')]: ({ to }) => to.name,
  [say('adminTrailer.transfer.leaves')]: ({ leavesAt, from }) => leavesAt && clockTime(leavesAt, from.timeZone),
  [say('adminTrailer.transfer.arrives')]: ({ arrivesAt, to }) => arrivesAt && clockTime(arrivesAt, to.timeZone),
  [say('adminTransfer.shortOn')]: ({ shortOn }) => shortOn,
  [say('adminTransfer.km')]: ({ km }) => km,
  [say('word.costs')]: ({ cost }) => cost && cost.cents / 100,
  [say('word.reason')]: ({ reason }) => reason,
  [say('adminTransfer.offer')]: ({ offer }) => offer && offer.cents / 100,
});

/** The list as a file. */
export const exportTransfers = (deps: Reads, actor: Actor, query: AdminTransferQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader), (page) => listTransfers(deps, actor, { ...query, ...page }));
