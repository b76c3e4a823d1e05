import { createHash, randomBytes } from 'node:crypto';
import type { AdminTrailer } from '#contract/admin-trailer.ts';
import type { TrailerDocumentKind } from '#contract/admin-trailer-input.ts';
import { insertPaper, listPapers } from '#db/trailer/trailer-part.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isPdf } from '#domain/upload/is-pdf.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { hasPdfActions } from '../../upload/has-pdf-actions.ts';
import { readLimited } from '../../upload/read-limited.ts';
import { alterTrailer } from './alter-trailer.ts';

type Upload = {
  readonly trailerId: string;
  readonly documentId: string;
  readonly kind: TrailerDocumentKind;
  readonly body: AsyncIterable<Uint8Array>;
};

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_DOCUMENTS = 60;

/**
 * Keeps a paper of the trailer as a PDF file. Its content decides what it is, not what the sender calls it; it lies
 * under a name nobody can guess, outside of what is public.
 */
export async function addDocument(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { trailerId, documentId, kind, body }: Upload,
): Promise<Outcome<AdminTrailer>> {
  const admin = requireStaff(actor, 'fleet.write');
  if (!admin.ok) return admin;
  const bytes = await readLimited(body, MOST_BYTES);
  if (bytes === undefined) return refuse('too-large');
  if (!isPdf(bytes)) return refuse('unsupported-media-type');
  if (await hasPdfActions(bytes)) return refuse('unsupported-media-type', { fields: { document: 'scripts' } });
  const path = `trailer-documents/${randomBytes(16).toString('hex')}.pdf`;
  const stored = await deps.storage.put(path, bytes, 'application/pdf');
  if (!stored.ok) return refuse('unavailable');
  let isKept = false;
  const added = await alterTrailer(deps, actor, { trailerId }, async (trx) => {
    isKept = false;
    const papers = await listPapers(trx, trailerId);
    if (papers.some(({ id }) => id === documentId)) return ok(undefined);
    if (papers.length >= MOST_DOCUMENTS) return refuseFields({ document: 'too-many' });
    const sha256 = createHash('sha256').update(bytes).digest();
    await insertPaper(trx, { trailerId, id: documentId, kind, path, bytes: bytes.length, sha256 });
    isKept = true;
    return ok({ action: 'document.add', data: { kind, documentId } });
  });
  if (!added.ok || !isKept) await deps.storage.delete(path);
  return added;
}
