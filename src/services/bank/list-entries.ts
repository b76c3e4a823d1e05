import type { BankEntry, BankEntryQuery } from '#contract/admin-bank.ts';
import type { ListPage } from '#contract/list-query.ts';
import { ENTRY_ORDERS, type EntryRow, listEntries as findEntries } from '#db/bank/bank-entry.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { orderBy, pageOf } from '../list/page-of.ts';
import type { CsvReader, Say } from '../list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import { requireStaff } from '../require-actor.ts';
import { describeEntries } from './describe-entries.ts';

/** What the bank has told, newest first, with what is proposed for it as things stand now. */
export async function listEntries(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  actor: Actor,
  { sort = '-bookedOn', q, status, ...asked }: BankEntryQuery,
): Promise<Outcome<ListPage<BankEntry>>> {
  const admin = requireStaff(actor, 'money.read');
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

const toColumns = (say: Say): CsvColumns<BankEntry> => ({
  [say('document.date')]: ({ bookedOn }) => bookedOn,
  [`${say('adminDebit.amount')} (EUR)`]: ({ amount }) => amount.cents / 100,
  [say('adminDepot.name')]: ({ name }) => name,
  IBAN: ({ ibanMasked }) => ibanMasked,
  [say('adminOrder.reference')]: ({ text }) => text,
  'End-to-End-ID': ({ endToEndId }) => endToEndId,
  [say('adminDebit.return.ownCode')]: ({ returnCode }) => returnCode,
  [say('word.status')]: ({ status }) => say(`csv.entry.${status}`),
  [say('word.field.company')]: ({ company }) => company?.name,
  [say('word.noun.order')]: ({ order }) => order?.number,
  // What is proposed is nobody's word yet.
  [say('adminBilling.documents')]: ({ status, shares }) =>
    status === 'matched' ? shares.map(({ number }) => number).join(' ') : '',
  [say('adminBank.rest')]: ({ status, rest }) => (status === 'matched' ? rest.cents / 100 : ''),
});

/** What a list of entries would show, all of it, as a file. */
export const writeEntries = (
  deps: Pick<Deps, 'db' | 'settings'>,
  actor: Actor,
  query: BankEntryQuery,
  reader: CsvReader,
) => writeCsv(reader, toColumns(reader.say), (page) => listEntries(deps, actor, { ...query, ...page }));
