import { createHash, randomUUID } from 'node:crypto';
import type { HandoverPaper, PaperPhoto } from '#contract/document.ts';
import type { Handover } from '#contract/handover.ts';
import type { Database } from '#db/client.ts';
import { listKnownDamages } from '#db/handover/damage.queries.ts';
import { findHandoverDocument, issueDocument } from '#db/document/document.queries.ts';
import type { HandoverRow } from '#db/handover/handover.queries.ts';
import { findPhoto, listPhotos, type HandoverPhotoRow } from '#db/handover/handover-photo.queries.ts';
import type { Deps } from '../deps.ts';
import { shareRunning } from '../share-running.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'imageEncoder' | 'pdf' | 'settings' | 'storage'>;
type Issue = {
  readonly row: HandoverRow;
  readonly locale: HandoverPaper['locale'];
  /** Read only if the protocol has not been issued yet. */
  readonly readHandover: () => Promise<Handover>;
};

/** Wide enough to recognise a scratch on paper. */
const ON_PAPER = { maxWidth: 1000, quality: 78, format: 'jpeg' } as const;

const share = shareRunning<Uint8Array>();

/**
 * The paper of a signed handover. It is rendered once in each language, for however many ask at the same moment, and
 * never changes again.
 */
export async function issueProtocol(deps: Needs, issue: Issue): Promise<Uint8Array> {
  const { row, locale } = issue;
  const which = { businessUnitId: row.businessUnitId, handoverId: row.id, locale };
  return (await readStored(deps, which)) ?? share(`${row.id} ${locale}`, () => render(deps, issue, which));
}

type Which = Parameters<typeof findHandoverDocument>[1];

async function render(deps: Needs, { row, locale, readHandover }: Issue, which: Which): Promise<Uint8Array> {
  const stored = await readStored(deps, which);
  if (stored !== undefined) return stored;
  const handover = await readHandover();
  const photos = await readPhotos(deps, row);
  const { lessor } = await deps.settings.within(deps.db);
  const bytes = await deps.pdf.renderHandoverProtocol({ handover, photos, lessor, locale });
  const path = `documents/handover/${randomUUID()}.pdf`;
  const put = await deps.storage.put(path, bytes, 'application/pdf');
  // Whoever asked gets the protocol all the same; it is issued when there is room again.
  if (!put.ok) return bytes;
  const sha256 = createHash('sha256').update(bytes).digest();
  const issued = await issueDocument(deps.db, {
    ...which,
    kind: 'handoverProtocol',
    bookingId: row.bookingId,
    path,
    bytes: bytes.length,
    sha256,
    issuedAt: deps.clock.now(),
  });
  if (issued) return bytes;
  await deps.storage.delete(path);
  return (await readStored(deps, which)) ?? bytes;
}

async function readStored({ db, storage }: Needs, which: Which): Promise<Uint8Array | undefined> {
  const issued = await findHandoverDocument(db, which);
  if (issued === undefined) return undefined;
  const file = await storage.get(issued.path);
  if (file === undefined) throw new Error(`The issued document ${issued.id} is missing in the storage`);
  return file.bytes;
}

async function readPhotos({ db, storage, imageEncoder }: Needs, row: HandoverRow): Promise<readonly PaperPhoto[]> {
  const photos: PaperPhoto[] = [];
  // One after the other: a protocol is in no hurry, and visitors wait for the same encoder.
  for (const { position, path } of [...(await listPhotos(db, row.id)), ...(await listKnownPhotos(db, row))]) {
    const file = await storage.get(path);
    if (file === undefined) throw new Error(`The photo ${position} of handover ${row.id} is missing in the storage`);
    const encoded = await imageEncoder.encode(file.bytes, ON_PAPER);
    if (!encoded.ok) throw new Error(`The photo ${position} of handover ${row.id} is ${encoded.error}`);
    photos.push({ position, jpeg: encoded.value.bytes });
  }
  return photos;
}

async function listKnownPhotos(db: Database, { id, trailerId, signedAt }: HandoverRow): Promise<HandoverPhotoRow[]> {
  const photos: HandoverPhotoRow[] = [];
  const known = signedAt === null ? [] : await listKnownDamages(db, { trailerId, notOf: id, at: signedAt });
  for (const { handoverId, photoPositions } of known) {
    for (const position of handoverId === null ? [] : photoPositions) {
      const photo = handoverId === null ? undefined : await findPhoto(db, { handoverId, position });
      if (photo !== undefined) photos.push(photo);
    }
  }
  return photos;
}
