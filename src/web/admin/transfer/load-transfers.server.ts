import { adminTransferQuery, type AdminTransferRow } from '#contract/admin-transfer.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import { countTransfers, listTransfers } from '#services/admin/transfer/list-transfers.ts';
import { toInstant } from '#domain/time/instant.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import { listTypes, nameType } from '../list/list-types.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

export async function loadTransfers(request: PageRequest, { searchParams }: URL) {
  const { deps, getActor, locale } = request;
  const query = readListQuery(adminTransferQuery, searchParams);
  const actor = await getActor();
  const [page, counts, book] = await Promise.all([
    listTransfers(deps, actor, query),
    countTransfers(deps, actor, query),
    loadDepotBook(deps, { now: deps.clock.now() }),
  ]);
  const { items, nextCursor } = requireValue(page);
  return {
    title: pageTitle(request, 'word.transfers'),
    rows: items.map((row) => toView(row, request)),
    nextCursor,
    counts: requireValue(counts),
    types: listTypes(request),
    /** Whose role is bound to depots sees those only. */
    depots:
      actor.kind === 'platformAdmin' && actor.role === 'depot'
        ? []
        : [...book.values()]
            .map(({ row: { id, name } }) => ({ id, label: name }))
            .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
  };
}

function toView(row: AdminTransferRow, request: PageRequest) {
  const { format, deps } = request;
  const now = deps.clock.now();
  const { leavesAt, arrivesAt, from, to, shortOn, km, cost, offer } = row;
  return {
    ...row,
    typeName: nameType(request, row.trailer.type),
    leaves: leavesAt && momentText(format, leavesAt, { timeZone: from.timeZone, now }),
    arrives: arrivesAt && momentText(format, arrivesAt, { timeZone: to.timeZone, now }),
    hasBegun: leavesAt !== null && Date.parse(leavesAt) < now.getTime(),
    short: shortOn && format.day(`${shortOn}T12:00:00Z`, 'UTC'),
    distance: km === null ? null : format.distance(km),
    amount: cost && format.money(cost),
    offered: offer && format.money(offer),
    /** By the clock where it arrives. */
    until: arrivesAt && toWallTime(toInstant(new Date(arrivesAt)), to.timeZone),
  };
}
export type TransferRowView = ReturnType<typeof toView>;
