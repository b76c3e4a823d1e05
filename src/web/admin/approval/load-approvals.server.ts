import { adminApprovalQuery } from '#contract/admin-approval.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getApproval } from '#services/approval/get-approval.ts';
import { listApprovals } from '#services/approval/list-approvals.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { findCompany } from '../list/find-company.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { loadPriceList } from '../price/load-price-list.server.ts';
import { describeApproval } from './describe-approval.server.ts';

export async function loadApprovals(request: PageRequest, { searchParams }: URL) {
  const { deps, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(adminApprovalQuery, searchParams);
  const { items, nextCursor } = requireValue(await listApprovals(deps, actor, query));
  return {
    title: pageTitle(request, 'admin.nav.approvals'),
    rows: items.map((approval) => describeApproval(request, approval)),
    nextCursor,
    company: await findCompany(request, actor, query.businessUnit),
  };
}

export async function loadApproval(request: PageRequest, id: string) {
  const { deps, getActor, config, locale } = request;
  const approval = describeApproval(request, requireValue(await getApproval(deps, await getActor(), id)));
  const kind = getIntl(locale).formatMessage({ id: `adminApproval.kind.${approval.kind}` });
  return {
    title: `${kind}: ${approval.name} · ${config.productName}`,
    approval,
    /** What would change, as whoever publishes it is shown. */
    prices:
      approval.kind === 'priceList' && approval.state === 'waiting'
        ? await loadPriceList(request, approval.objectId)
        : null,
  };
}
