import { adminReportCalls } from '#contract/admin-report.ts';
import { exportIdleReport, exportMoneyReport, exportUsageReport } from '#services/admin/figure/export-report.ts';
import { getIdleReport } from '#services/admin/figure/get-idle-report.ts';
import { getMoneyReport } from '#services/admin/figure/get-money-report.ts';
import { getUsageReport } from '#services/admin/figure/get-usage-report.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

export const implementAdminReports = (deps: Deps) =>
  implement(adminReportCalls, {
    'GET /api/admin/figures/money': ({ actor, query }) => getMoneyReport(deps, actor, query),
    'GET /api/admin/figures/money.csv': ({ c, actor, query }) =>
      respondCsv(c, query.figure ?? 'revenue', (reader) => exportMoneyReport(deps, actor, query, reader)),
    'GET /api/admin/figures/usage': ({ actor, query }) => getUsageReport(deps, actor, query),
    'GET /api/admin/figures/usage.csv': ({ c, actor, query }) =>
      respondCsv(c, 'usage', (reader) => exportUsageReport(deps, actor, query, reader)),
    'GET /api/admin/figures/idle': ({ actor, query }) => getIdleReport(deps, actor, query),
    'GET /api/admin/figures/idle.csv': ({ c, actor, query }) =>
      respondCsv(c, 'idle-trailers', (reader) => exportIdleReport(deps, actor, query, reader)),
  });
