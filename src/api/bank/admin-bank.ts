import { adminBankCalls } from '#contract/admin-bank.ts';
import { acceptDebits } from '#services/bank/accept-debits.ts';
import { findPayers } from '#services/bank/find-payers.ts';
import { ignoreEntry } from '#services/bank/ignore-entry.ts';
import { importStatement } from '#services/bank/import-statement.ts';
import { listEntries, writeEntries } from '#services/bank/list-entries.ts';
import { matchEntry } from '#services/bank/match-entry.ts';
import { undoEntry } from '#services/bank/undo-entry.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

/** What the bank tells of our account, and what becomes of it. */
export const implementAdminBank = (deps: Deps) =>
  implement(adminBankCalls, {
    'POST /api/admin/bank-statements': ({ actor, body }) => importStatement(deps, actor, { body }),
    'GET /api/admin/bank-entries': ({ actor, query }) => listEntries(deps, actor, query),
    'GET /api/admin/bank-entries.csv': ({ c, actor, query }) =>
      respondCsv(c, 'bank-entries', (reader) => writeEntries(deps, actor, query, reader)),
    'GET /api/admin/bank-payers': ({ actor, query }) => findPayers(deps, actor, query),
    'POST /api/admin/bank-entries/{id}/match': ({ actor, params, body, version }) =>
      matchEntry(deps, actor, { entryId: params.id, version, input: body }),
    'POST /api/admin/bank-entries/{id}/debits': ({ actor, params, body, version }) =>
      acceptDebits(deps, actor, { entryId: params.id, version, input: body }),
    'POST /api/admin/bank-entries/{id}/ignore': ({ actor, params, version }) =>
      ignoreEntry(deps, actor, { entryId: params.id, version }),
    'POST /api/admin/bank-entries/{id}/undo': ({ actor, params, version }) =>
      undoEntry(deps, actor, { entryId: params.id, version }),
  });
