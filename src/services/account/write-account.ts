import { listLedger, type LedgerRow } from '#db/account/ledger.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../failure.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import { requirePlatformAdmin } from '../require-actor.ts';

const COLUMNS: CsvColumns<LedgerRow> = {
  on: ({ on }) => on,
  kind: ({ kind }) => kind,
  number: ({ number }) => number,
  order: ({ orderNumber }) => orderNumber,
  note: ({ note }) => note,
  amount: ({ cents }) => cents / 100,
  open: ({ openCents }) => openCents / 100,
  balance: ({ balanceCents }) => balanceCents / 100,
  dueOn: ({ dueOn }) => dueOn,
  status: ({ status }) => status,
  id: ({ id }) => id,
};

/** More than a company is billed and pays in the years that are kept. */
const MOST_ENTRIES = 100_000;

/** The account of a company, all of it, as a file: what was billed and what was paid, newest first. */
export const writeAccount = ({ db }: Pick<Deps, 'db'>, actor: Actor, businessUnitId: string) =>
  writeCsv(COLUMNS, async () => {
    const admin = requirePlatformAdmin(actor);
    if (!admin.ok) return admin;
    if ((await findBusinessUnit(db, businessUnitId)) === undefined) return refuse('not-found');
    return ok({ items: await listLedger(db, { businessUnitId, limit: MOST_ENTRIES }), nextCursor: null });
  });
