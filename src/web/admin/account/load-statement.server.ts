import { getIntl } from '#i18n/translate.server.ts';
import { getStatement } from '#services/account/get-statement.ts';
import { describeStatement } from '#web/invoice/describe-statement.server.ts';
import { readStatementRange } from '#web/invoice/read-statement-range.server.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';

type Asked = { readonly businessUnitId: string; readonly url: URL };

/** The account of a company in the days of the address, as the operator sees it. */
export async function loadStatementOf(request: PageRequest, { businessUnitId, url }: Asked) {
  const { deps, format, locale } = request;
  const { from, to, range, isWrong } = readStatementRange(url.searchParams, deps.clock.now());
  const wish = { whose: { businessUnitId }, query: { from, to } };
  const statement = requireValue(await getStatement(deps, await request.getActor(), wish));
  return {
    title: pageTitle(request, 'statement.title'),
    businessUnitId,
    range,
    isWrong,
    view: describeStatement(statement, { intl: getIntl(locale), format }, '/admin/invoices'),
  };
}
