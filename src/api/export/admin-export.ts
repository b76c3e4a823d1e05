import { adminExportCalls } from '#contract/admin-export.ts';
import type { Deps } from '#services/deps.ts';
import { downloadExport } from '#services/export/download-export.ts';
import { exportDatev } from '#services/export/export-datev.ts';
import { getExports } from '#services/export/get-exports.ts';
import { previewDatev } from '#services/export/preview-datev.ts';
import { writeArchive } from '#services/export/write-archive.ts';
import { implement } from '../implement.ts';
import { respond } from '../respond.ts';

/** What leaves the shop for the accountants and for those who audit them. */
export const implementAdminExports = (deps: Deps) =>
  implement(adminExportCalls, {
    'GET /api/admin/exports': ({ actor }) => getExports(deps, actor),
    'GET /api/admin/exports/datev/preview': ({ actor, query }) => previewDatev(deps, actor, query),
    'POST /api/admin/exports/datev': ({ actor, body, key }) =>
      exportDatev(deps, actor, { input: body, idempotencyKey: key }),
    'GET /api/admin/exports/datev/{id}/file': async ({ c, actor, params }) =>
      respond(c, await downloadExport(deps, actor, params.id), ({ fileName, content }) =>
        c.body(new Uint8Array(content), 200, {
          'Content-Type': 'text/csv; charset=windows-1252; header=present',
          'Content-Disposition': `attachment; filename="${fileName}"`,
          'Cache-Control': 'no-store',
        }),
      ),
    'GET /api/admin/exports/archive.zip': async ({ c, actor, query }) =>
      respond(c, await writeArchive(deps, actor, query), ({ name, zip }) =>
        c.body(zip, 200, {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="${name}.zip"`,
          'Cache-Control': 'no-store',
        }),
      ),
  });
