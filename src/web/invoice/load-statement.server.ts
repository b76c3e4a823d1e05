import { hasRight } from '#domain/team/rights.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getStatement } from '#services/account/get-statement.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { describeStatement } from './describe-statement.server.ts';
import { readStatementRange } from './read-statement-range.server.ts';

/** The account of the own unit, in the days of the address. */
export async function loadStatementPage(request: PageRequest, { searchParams }: URL) {
  const { deps, format, locale } = request;
  const title = pageTitle(request, 'statement.title');
  const actor = await request.getActor();
  if (!hasRight(actor, 'seeInvoices')) return { kind: 'closed', title, isMember: actor.kind === 'member' } as const;
  const { from, to, range, isWrong } = readStatementRange(searchParams, deps.clock.now());
  const statement = requireValue(await getStatement(deps, actor, { whose: 'own', query: { from, to } }));
  const view = describeStatement(statement, { intl: getIntl(locale), format }, '/invoices');
  return { kind: 'open', title, range, isWrong, view } as const;
}
