import type { Context } from 'hono';
import { locale } from '#contract/field.ts';
import { statementCalls, type StatementQuery } from '#contract/statement.ts';
import type { Actor } from '#domain/team/actor.ts';
import { exportStatement } from '#services/account/export-statement.ts';
import { getStatement } from '#services/account/get-statement.ts';
import { getStatementPaper } from '#services/account/get-statement-paper.ts';
import type { Whose } from '#services/account/require-account.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import type { ApiEnv } from '../env.ts';
import { implement } from '../implement.ts';
import type { LanguageOf } from '../language.ts';
import { respond } from '../respond.ts';
import { sendPdf } from '../send-pdf.ts';

type Ask = { readonly c: Context<ApiEnv>; readonly actor: Actor; readonly query: StatementQuery };

/** The account of a company in some days, for itself and for the operator. */
export function implementStatements(deps: Deps, languageOf: LanguageOf) {
  const csv = ({ c, actor, query }: Ask, whose: Whose) =>
    respondCsv(c, 'statement', (reader) => exportStatement(deps, actor, { whose, query, reader }));
  const pdf = async ({ c, actor, query }: Ask, whose: Whose) => {
    const wish = { whose, query, locale: locale.parse(languageOf(c.req.raw).locale) };
    return respond(c, await getStatementPaper(deps, actor, wish), (file) => sendPdf(c, file));
  };
  return implement(statementCalls, {
    'GET /api/statement': ({ actor, query }) => getStatement(deps, actor, { whose: 'own', query }),
    'GET /api/statement.csv': (ask) => csv(ask, 'own'),
    'GET /api/statement.pdf': (ask) => pdf(ask, 'own'),
    'GET /api/admin/accounts/{id}/statement': ({ actor, params, query }) =>
      getStatement(deps, actor, { whose: { businessUnitId: params.id }, query }),
    'GET /api/admin/accounts/{id}/statement.csv': (ask) => csv(ask, { businessUnitId: ask.params.id }),
    'GET /api/admin/accounts/{id}/statement.pdf': (ask) => pdf(ask, { businessUnitId: ask.params.id }),
  });
}
