import { createHash, randomUUID } from 'node:crypto';
import type { OrderPaper } from '#contract/document.ts';
import { findOrderDocument, issueDocument } from '#db/document.queries.ts';
import type { Deps } from '../deps.ts';

export type OrderDocumentKind = 'orderConfirmation' | 'rentalContract';
type Needs = Pick<Deps, 'db' | 'clock' | 'pdf' | 'storage'>;
type Issue = {
  readonly businessUnitId: string;
  readonly kind: OrderDocumentKind;
  readonly locale: OrderPaper['locale'];
  readonly orderId: string;
  /** Read only if the document has not been issued yet. */
  readonly readPaper: () => Promise<OrderPaper>;
};

/** The bytes of a document of an order. It is rendered once in each language and never changes again. */
export async function issueOrderDocument(deps: Needs, { readPaper, ...which }: Issue): Promise<Uint8Array> {
  const stored = await readStored(deps, which);
  if (stored !== undefined) return stored;
  const { kind, orderId } = which;
  const paper = await readPaper();
  const bytes =
    kind === 'orderConfirmation'
      ? await deps.pdf.renderOrderConfirmation(paper)
      : await deps.pdf.renderRentalContract(paper);
  const path = `documents/order/${randomUUID()}.pdf`;
  const put = await deps.storage.put(path, bytes, 'application/pdf');
  // Whoever asked gets the document all the same; it is issued when there is room again.
  if (!put.ok) return bytes;
  const sha256 = createHash('sha256').update(bytes).digest();
  const row = { ...which, orderId, path, bytes: bytes.length, sha256, issuedAt: deps.clock.now() };
  if (await issueDocument(deps.db, row)) return bytes;
  await deps.storage.delete(path);
  return (await readStored(deps, which)) ?? bytes;
}

async function readStored({ db, storage }: Needs, which: Omit<Issue, 'readPaper'>): Promise<Uint8Array | undefined> {
  const issued = await findOrderDocument(db, which);
  if (issued === undefined) return undefined;
  const file = await storage.get(issued.path);
  if (file === undefined) throw new Error(`The issued document ${issued.id} is missing in the storage`);
  return file.bytes;
}
