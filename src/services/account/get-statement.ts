import type { AccountStatement, StatementQuery } from '#contract/statement.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { loadStatement } from './load-statement.ts';
import { requireAccount, type Whose } from './require-account.ts';

/** What a company was billed, has paid and owed from one day to another. */
export async function getStatement(
  deps: Reads,
  actor: Actor,
  { whose, query }: { readonly whose: Whose; readonly query: StatementQuery },
): Promise<Outcome<AccountStatement>> {
  const account = requireAccount(actor, whose);
  if (!account.ok) return account;
  const loaded = await loadStatement(deps, { businessUnitId: account.value, query });
  return loaded === undefined ? refuse('not-found') : ok(loaded.statement);
}
