import type { BankEntry, BankEntryQuery } from '#contract/admin-bank.ts';
import type { ListPage } from '#contract/list-query.ts';
import { ENTRY_ORDERS, type EntryRow, listEntries as findEntries } from '#db/bank/bank-entry.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { orderBy, pageOf } from '../list/page-of.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import { requirePlatformAdmin } from '../require-actor.ts';
import { describeEntries } from './describe-entries.ts';

/** What the bank has told, newest first, with what is proposed for it as things stand now. */
export async function listEntries(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  actor: Actor,
  { sort = '-bookedOn', q, status, ...asked }: BankEntryQuery,
): Promise<Outcome<ListPage<BankEntry>>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const page = await pageOf(
    orderBy(ENTRY_ORDERS, sort),
    asked,
    (where) => findEntries(db, { q, status, ...where }),
    (row): EntryRow => row,
  );
  if (!page.ok) return page;
  const { items, nextCursor } = page.value;
  return ok({ items: await describeEntries(db, settings, items), nextCursor });
}

const COLUMNS: CsvColumns<BankEntry> = {
  bookedOn: ({ bookedOn }) => bookedOn,
  amount: ({ amount }) => amount.cents / 100,
  name: ({ name }) => name,
  iban: ({ ibanMasked }) => ibanMasked,
  text: ({ text }) => text,
  endToEndId: ({ endToEndId }) => endToEndId,
  returnCode: ({ returnCode }) => returnCode,
  status: ({ status }) => status,
  company: ({ company }) => company?.name,
  order: ({ order }) => order?.number,
  // What is proposed is nobody's word yet.
  documents: ({ status, shares }) => (status === 'matched' ? shares.map(({ number }) => number).join(' ') : ''),
  rest: ({ status, rest }) => (status === 'matched' ? rest.cents / 100 : ''),
  id: ({ id }) => id,
};

/** What a list of entries would show, all of it, as a file. */
export const writeEntries = (deps: Pick<Deps, 'db' | 'settings'>, actor: Actor, query: BankEntryQuery) =>
  writeCsv(COLUMNS, (page) => listEntries(deps, actor, { ...query, ...page }));
