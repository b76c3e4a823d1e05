import { listInvoiceFiles } from '#db/invoice/invoice-list.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { writeZip, type ZipFile } from '../list/write-zip.ts';
import { requireRight } from '../require-actor.ts';

type Needs = Pick<Deps, 'db' | 'pdf' | 'storage'>;
type InvoiceFiles = Awaited<ReturnType<typeof listInvoiceFiles>>;

/** Papers and originals of some documents of the unit, as one file that is made while it is read. */
export async function zipInvoices(
  deps: Needs,
  actor: Actor,
  invoiceIds: readonly string[],
): Promise<Outcome<ReadableStream<Uint8Array>>> {
  const reader = requireRight(actor, 'seeInvoices');
  if (!reader.ok) return reader;
  const ids = [...new Set(invoiceIds)];
  const files = await listInvoiceFiles(deps.db, { businessUnitId: reader.value.businessUnitId, ids });
  return files.length < ids.length ? refuse('not-found') : ok(writeZip(listFiles(deps, files)));
}

/** Of papers there is never more than one in memory. */
async function* listFiles({ pdf, storage }: Needs, files: InvoiceFiles): AsyncGenerator<ZipFile> {
  for (const { content, path, ...document } of files) {
    const paper = path === null ? undefined : await storage.get(path);
    if (paper !== undefined) yield { name: await pdf.nameFile(document), content: [paper.bytes] };
    yield { name: await pdf.nameFile({ ...document, extension: 'xml' }), content: [content] };
  }
}
