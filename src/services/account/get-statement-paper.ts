import type { StatementQuery } from '#contract/statement.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { IssuedDocument } from '../open-document.ts';
import { loadStatement } from './load-statement.ts';
import { renderStatement } from './render-statement.ts';
import { requireAccount, type Whose } from './require-account.ts';

type Wish = { readonly whose: Whose; readonly query: StatementQuery; readonly locale: Locale };

/** A statement on paper, in the reader's language. */
export async function getStatementPaper(
  deps: Pick<Deps, 'clock' | 'db' | 'pdf' | 'settings'>,
  actor: Actor,
  { whose, query, locale }: Wish,
): Promise<Outcome<IssuedDocument>> {
  const account = requireAccount(actor, whose);
  if (!account.ok) return account;
  const loaded = await loadStatement(deps, { businessUnitId: account.value, query });
  return loaded === undefined ? refuse('not-found') : ok(await renderStatement(deps, loaded, locale));
}
