import { ledgerKindKey } from '#contract/ledger-kind-key.ts';
import { listLedger, type LedgerRow } from '#db/account/ledger.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../failure.ts';
import type { CsvReader, Say } from '../list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import { requireStaff } from '../require-actor.ts';

const toColumns = (say: Say): CsvColumns<LedgerRow> => ({
  [say('document.date')]: ({ on }) => on,
  [say('word.type')]: ({ kind }) => say(ledgerKindKey(kind)),
  [say('invoice.number')]: ({ number }) => number,
  [say('word.noun.order')]: ({ orderNumber }) => orderNumber,
  [say('word.note')]: ({ note }) => note,
  [say('document.invoice.amount')]: ({ cents }) => cents / 100,
  [say('adminAccount.left')]: ({ openCents }) => openCents / 100,
  [say('adminAccount.balance')]: ({ balanceCents }) => balanceCents / 100,
  [say('invoice.dueOn')]: ({ dueOn }) => dueOn,
});

/** More than a company is billed and pays in the years that are kept. */
const MOST_ENTRIES = 100_000;

/** The account of a company, all of it, as a file: what was billed and what was paid, newest first. */
export const writeAccount = ({ db }: Pick<Deps, 'db'>, actor: Actor, businessUnitId: string, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), async () => {
    const admin = requireStaff(actor, 'invoices.read');
    if (!admin.ok) return admin;
    if ((await findBusinessUnit(db, businessUnitId)) === undefined) return refuse('not-found');
    return ok({ items: await listLedger(db, { businessUnitId, limit: MOST_ENTRIES }), nextCursor: null });
  });
