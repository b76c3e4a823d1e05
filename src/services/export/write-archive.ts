import { createHash } from 'node:crypto';
import type { ArchiveQuery } from '#contract/admin-export.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import {
  type ArchivedRow,
  type ArchivePlace,
  findArchivePlace,
  listArchived,
  readOriginals,
} from '#db/export/archive.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { DOCUMENTS_IN_PART } from '#domain/export/archive-part.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { toCsvRow } from '../list/csv-row.ts';
import { writeZip, type ZipFile } from '../list/write-zip.ts';
import { requireStaff } from '../require-actor.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'storage'>;
type Archive = { readonly name: string; readonly zip: ReadableStream<Uint8Array> };

/** So many documents are read at once; of papers there is never more than one in memory. */
const AT_ONCE = 50;

/** All documents of a year as a zip, made while it is read. */
export async function writeArchive(
  deps: Needs,
  actor: Actor,
  { year, part = 1 }: ArchiveQuery,
): Promise<Outcome<Archive>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const { db, clock } = deps;
  const after =
    part === 1 ? undefined : await findArchivePlace(db, { year, documents: (part - 1) * DOCUMENTS_IN_PART });
  const [first] = part > 1 && after === undefined ? [] : await listArchived(db, { year, after, limit: 1 });
  if (first === undefined) return refuse('not-found');
  const record = (action: 'export.archive' | 'export.mismatch', data: object) =>
    inTransaction(db, (trx) =>
      recordAudit(trx, {
        actor,
        businessUnitId: null,
        action,
        objectId: String(year),
        data: { year, part, ...data },
        now: clock.now(),
      }),
    );
  await record('export.archive', {});
  const tellMismatches = async (names: readonly string[]) => {
    if (names.length > 0) await record('export.mismatch', { files: names.slice(0, MOST_NAMED) });
  };
  return ok({ name: `archive-${year}-${part}`, zip: writeZip(listFiles(deps, { year, after }, tellMismatches)) });
}

const MOST_NAMED = 100;

type Check = 'ok' | 'changed' | 'missing';
const HEAD = ['number', 'kind', 'issuedOn', 'company', 'debtorNumber', 'net', 'tax', 'gross', 'currency', 'corrects'];
const FILES = ['original', 'originalSha256', 'originalCheck', 'paper', 'paperSha256', 'paperCheck'];

/**
 * The originals and papers, each compared with the hash that was kept when it was made, and then the list of them. One
 * that is not as it was comes along as it is, and the list and a file of its own say so.
 */
async function* listFiles(
  { db, storage }: Needs,
  { year, after: start }: { readonly year: number; readonly after: ArchivePlace | undefined },
  tellMismatches: (names: readonly string[]) => Promise<void>,
): AsyncGenerator<ZipFile> {
  const index = [toCsvRow([...HEAD, ...FILES])];
  const mismatches: string[] = [];
  const note = (name: string, check: Check): Check => {
    if (check !== 'ok') mismatches.push(`${name}: ${check}`);
    return check;
  };
  let after = start;
  for (let left = DOCUMENTS_IN_PART; left > 0; left -= AT_ONCE) {
    const rows = await listArchived(db, { year, after, limit: Math.min(AT_ONCE, left) });
    const originals =
      rows.length === 0
        ? new Map<string, Buffer>()
        : await readOriginals(
            db,
            rows.map(({ id }) => id),
          );
    for (const row of rows) {
      const original = originals.get(row.id);
      const originalName = `originals/${row.number}.xml`;
      if (original !== undefined) yield { name: originalName, content: [original] };
      const originalCheck = note(originalName, check(original, row.sha256));
      const { paperPath, paperSha256 } = row;
      const paperName = paperPath === null ? '' : `papers/${row.number}.pdf`;
      const paper = paperPath === null ? undefined : (await storage.get(paperPath))?.bytes;
      if (paper !== undefined) yield { name: paperName, content: [paper] };
      const paperCheck = paperSha256 === null ? '' : note(paperName, check(paper, paperSha256));
      const files = [originalName, row.sha256.toString('hex'), originalCheck];
      index.push(toCsvRow([...describe(row), ...files, paperName, paperSha256?.toString('hex'), paperCheck]));
    }
    after = rows.at(-1);
    if (rows.length < AT_ONCE) break;
  }
  yield { name: 'index.csv', content: [Buffer.from(`\uFEFF${index.join('')}`)] };
  if (mismatches.length > 0) {
    yield { name: 'MISMATCHES.txt', content: [Buffer.from(`${mismatches.join('\r\n')}\r\n`)] };
  }
  await tellMismatches(mismatches);
}

const check = (bytes: Uint8Array | undefined, sha256: Buffer): Check => {
  if (bytes === undefined) return 'missing';
  return createHash('sha256').update(bytes).digest().equals(sha256) ? 'ok' : 'changed';
};

/** A credit note counts against the rest, so that a column can be added up. */
function describe(row: ArchivedRow) {
  const euros = (cents: number) => ((row.kind === 'creditNote' ? -1 : 1) * cents) / 100;
  const sums = [row.netCents, row.taxCents, row.grossCents].map(euros);
  return [row.number, row.kind, row.issuedOn, row.company, row.debtorNumber, ...sums, row.currency, row.corrects];
}
