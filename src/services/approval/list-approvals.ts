import type { AdminApproval, AdminApprovalQuery } from '#contract/admin-approval.ts';
import type { ListPage } from '#contract/list-query.ts';
import { APPROVAL_ORDERS, listApprovals as findApprovals } from '#db/approval/approval.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chosenScope } from '#domain/team/scope.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { type CsvReader, onOperatorClock, operatorTime, type Say } from '../list/csv-reader.ts';
import { orderBy, pageOf } from '../list/page-of.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import { requireStaff } from '../require-actor.ts';
import { toApproval } from './to-approval.ts';

/** What was asked for and what became of it, newest first. */
export async function listApprovals(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
  { sort = '-askedAt', q, kind: kinds, state: states, businessUnit, object: objectId, ...asked }: AdminApprovalQuery,
): Promise<Outcome<ListPage<AdminApproval>>> {
  const reader = requireStaff(actor, 'approvals.read');
  if (!reader.ok) return reader;
  const filters = { q, kinds, states, objectId, scope: chosenScope(businessUnit) };
  return pageOf(
    orderBy(APPROVAL_ORDERS, sort),
    asked,
    (page) => findApprovals(db, { ...filters, ...page }),
    (row) => toApproval(row, reader.value),
  );
}

const toColumns = (say: Say): CsvColumns<AdminApproval> => ({
  [onOperatorClock(say('adminApproval.askedAt'))]: ({ asked }) => operatorTime(asked.at),
  [say('adminApproval.askedBy')]: ({ asked }) => asked.by.name,
  [say('adminApproval.what')]: ({ kind }) => say(`adminApproval.kind.${kind}`),
  [say('adminApproval.object')]: ({ name }) => name,
  [say('word.field.company')]: ({ company }) => company?.name ?? '',
  [say('order.amount')]: ({ amount }) => amount.cents / 100,
  [say('word.reason')]: ({ reason }) => reason ?? '',
  [say('word.status')]: ({ state }) => say(`adminApproval.state.${state}`),
  [say('adminApproval.decidedBy')]: ({ decided }) => decided?.by?.name ?? '',
  [say('adminApproval.words')]: ({ decided }) => decided?.words ?? '',
});

export const writeApprovals = (deps: Pick<Reads, 'db'>, actor: Actor, query: AdminApprovalQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), (page) => listApprovals(deps, actor, { ...query, ...page }));
