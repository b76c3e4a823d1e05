import { adminDebitCalls } from '#contract/admin-debit.ts';
import { bookBatch } from '#services/debit/book-batch.ts';
import { createBatch } from '#services/debit/create-batch.ts';
import { discardBatch } from '#services/debit/discard-batch.ts';
import { downloadBatch } from '#services/debit/download-batch.ts';
import { exportBatch } from '#services/debit/export-batch.ts';
import { getBatch } from '#services/debit/get-batch.ts';
import { listDebits } from '#services/debit/list-debits.ts';
import { releaseDebits } from '#services/debit/release-debits.ts';
import { returnDebit } from '#services/debit/return-debit.ts';
import { writeDebits } from '#services/debit/write-debits.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';
import { respond } from '../respond.ts';

/** What is collected by direct debit, for the operator. */
export const implementAdminDebits = (deps: Deps) =>
  implement(adminDebitCalls, {
    'GET /api/admin/debits': ({ actor }) => listDebits(deps, actor),
    'POST /api/admin/debit-batches': ({ actor, body, key }) =>
      createBatch(deps, actor, { input: body, idempotencyKey: key }),
    'GET /api/admin/debit-batches/{id}': ({ actor, params }) => getBatch(deps, actor, params.id),
    'GET /api/admin/debit-batches/{id}/debits.csv': ({ c, actor, params }) =>
      respondCsv(c, 'debits', (reader) => writeDebits(deps, actor, params.id, reader)),
    'GET /api/admin/debit-batches/{id}/file': async ({ c, actor, params }) =>
      respond(c, await downloadBatch(deps, actor, params.id), ({ number, xml }) =>
        c.body(xml, 200, {
          'Content-Type': 'application/xml',
          'Content-Disposition': `attachment; filename="${number}.xml"`,
          'Cache-Control': 'no-store',
        }),
      ),
    'POST /api/admin/debit-batches/{id}/export': ({ actor, params, version }) =>
      exportBatch(deps, actor, { batchId: params.id, version }),
    'POST /api/admin/debit-batches/{id}/discard': ({ actor, params, version }) =>
      discardBatch(deps, actor, { batchId: params.id, version }),
    'POST /api/admin/debit-batches/{id}/booked': ({ actor, params, version }) =>
      bookBatch(deps, actor, { batchId: params.id, version }),
    'POST /api/admin/business-units/{id}/release-debits': ({ actor, params, body }) =>
      releaseDebits(deps, actor, { businessUnitId: params.id, reason: body.reason }),
    'POST /api/admin/debits/{id}/return': ({ actor, params, body, version }) =>
      returnDebit(deps, actor, { debitId: params.id, version, input: body }),
  });
