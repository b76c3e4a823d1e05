import { recordAudit } from '#db/audit/audit.queries.ts';
import { listChargesOfUnit } from '#db/charge/charge.queries.ts';
import { listPhotosOfUnit } from '#db/charge/charge-photo.queries.ts';
import { listPapersOfUnit } from '#db/document/document.queries.ts';
import { listDunningOfUnit } from '#db/dunning/dunning-claim.queries.ts';
import { listHandoversOfUnit } from '#db/handover/unit-handover.queries.ts';
import { listPhotos } from '#db/handover/handover-photo.queries.ts';
import { listDisputesOfUnit } from '#db/invoice/dispute.queries.ts';
import { findInvoiceFile, listInvoicesOfUnit, type InvoiceOfUnit } from '#db/invoice/invoice.queries.ts';
import { listNotes } from '#db/note/note.queries.ts';
import { listMandatesOfUnit } from '#db/payment/mandate.queries.ts';
import { listPaymentsOfUnit } from '#db/payment/payment.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { type CsvReader, MACHINE } from '#services/list/csv-reader.ts';
import { asIs, type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import { MOST_BYTES_IN_ZIP, MOST_FILES_IN_ZIP, writeZip, type ZipFile } from '#services/list/write-zip.ts';
import { requireStaff } from '#services/require-actor.ts';
import { exportAudit } from '../audit/export-audit.ts';
import { exportBookings } from '../booking/export-bookings.ts';
import { writeMailsWithTexts } from '../mail/list-mails.ts';
import { exportOrders } from '../order/export-orders.ts';
import { writeQuotes } from '../quote/list-quotes.ts';
import { loadUnit } from './get-business-unit.ts';
import { writeUsers } from './list-users.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings' | 'storage'>;

/** Everything that the shop keeps about a company, as one file of lists, papers and photos. */
export async function exportBusinessUnit(
  deps: Needs,
  actor: Actor,
  businessUnitId: string,
  reader: CsvReader,
): Promise<Outcome<ReadableStream<Uint8Array>>> {
  const admin = requireStaff(actor, 'customers.erase');
  if (!admin.ok) return admin;
  const unit = await loadUnit(deps, businessUnitId);
  if (unit === undefined) return refuse('not-found');
  await inTransaction(deps.db, (trx) =>
    recordAudit(trx, {
      actor,
      businessUnitId,
      action: 'businessUnit.export',
      objectId: businessUnitId,
      now: deps.clock.now(),
    }),
  );
  return ok(writeZip(listFiles(deps, actor, unit, reader)));
}

async function* listFiles(
  deps: Needs,
  actor: Actor,
  unit: { readonly id: string; readonly name: string },
  reader: CsvReader,
): AsyncGenerator<ZipFile> {
  const of = { businessUnit: unit.id };
  const which = { businessUnitId: unit.id };
  yield { name: 'company.json', content: [Buffer.from(JSON.stringify(unit, null, 2))] };
  yield { name: 'people.csv', content: await open(writeUsers(deps, actor, of, reader)) };
  yield { name: 'orders.csv', content: await open(exportOrders(deps, actor, of, reader)) };
  yield { name: 'bookings.csv', content: await open(exportBookings(deps, actor, of, reader)) };
  yield { name: 'quotes.csv', content: await open(writeQuotes(deps, actor, of, reader)) };
  yield { name: 'mandates.csv', content: await writeList(MANDATE, await listMandatesOfUnit(deps.db, which)) };
  yield { name: 'mails.csv', content: await open(writeMailsWithTexts(deps, actor, of, reader)) };
  yield { name: 'log.csv', content: await open(exportAudit(deps, actor, of, reader)) };
  const room = { files: MOST_FILES_IN_ZIP, bytes: MOST_BYTES_IN_ZIP };
  yield* listInvoices(deps, which, room);
  yield* listPayments(deps, which);
  yield* listObjections(deps, which);
  yield* listPapers(deps, which, room);
  yield* listCharges(deps, which, room);
  yield* listHandovers(deps, which, room);
}

/** As it is shown everywhere: the whole number of the account leaves the shop to a bank alone. */
const MANDATE = asIs(
  'reference',
  'scheme',
  'ibanMasked',
  'accountHolder',
  'place',
  'signedOn',
  'consentedAt',
  'status',
  'revokedAt',
  'bankConfirmedOn',
  'lastCollectedOn',
  'blockedReason',
);
const PAPER = asIs('kind', 'orderNumber', 'bookingNumber', 'locale', 'issuedAt', 'sha256', 'file', 'invoiceNumber');
const HANDOVER = asIs('bookingNumber', 'kind', 'startedAt', 'signedAt', 'photos', 'files');

const PAYMENT = asIs('id', 'kind', 'bookedOn', 'cents', 'unusedCents', 'orderNumber', 'note');

const CHARGE = asIs(
  'bookingNumber',
  'kind',
  'netCents',
  'costCents',
  'note',
  'billAfter',
  'createdAt',
  'objectedAt',
  'objection',
  'waivedAt',
  'photos',
  'files',
);
const CLAIM = asIs(
  'invoiceNumber',
  'kind',
  'cents',
  'fromOn',
  'toOn',
  'createdAt',
  'waivedAt',
  'waivedReason',
  'paidAt',
);
const NOTE = asIs('createdAt', 'kind', 'text', 'contact', 'dueOn', 'doneAt', 'bookingNumber');
const DISPUTE = asIs('invoiceNumber', 'openedAt', 'openedBy', 'reason', 'decidedAt', 'decision', 'answer');

const INVOICE = asIs(
  'number',
  'kind',
  'orderNumber',
  'issuedOn',
  'dueOn',
  'periodFrom',
  'periodTo',
  'netCents',
  'taxCents',
  'grossCents',
  'openCents',
  'corrects',
  'sha256',
  'file',
);

type Unit = { readonly businessUnitId: string };
/** What still fits; all lists together are small beside it. */
type Room = { files: number; bytes: number };

/** All that was billed, with the originals of the newest; nothing where nothing was. */
async function* listInvoices({ db }: Needs, unit: Unit, room: Room): AsyncGenerator<ZipFile> {
  const listed: (InvoiceOfUnit & { readonly file: string })[] = [];
  for (const invoice of await listInvoicesOfUnit(db, unit)) {
    const original =
      room.files > 0 && room.bytes > 0 ? await findInvoiceFile(db, { ...unit, invoiceId: invoice.id }) : undefined;
    const file = original ? `invoices/${invoice.number}.xml` : '';
    listed.push({ ...invoice, file });
    if (original === undefined) continue;
    room.files -= 1;
    room.bytes -= original.content.length;
    yield { name: file, content: [original.content] };
  }
  if (listed.length > 0) yield { name: 'invoices.csv', content: await writeList(INVOICE, listed) };
}

/** All money that came or went; nothing where none did. */
async function* listPayments({ db }: Pick<Needs, 'db'>, unit: Unit): AsyncGenerator<ZipFile> {
  const payments = await listPaymentsOfUnit(db, unit);
  if (payments.length > 0) yield { name: 'payments.csv', content: await writeList(PAYMENT, payments) };
}

/** More than any company gives cause for. */
const MOST_NOTES = 10_000;

/**
 * What was claimed beside late invoices, what the company has said against documents, and what the desk has written down
 * about it; nothing where nobody did.
 */
async function* listObjections({ db }: Pick<Needs, 'db'>, unit: Unit): AsyncGenerator<ZipFile> {
  const [claims, disputes] = [await listDunningOfUnit(db, unit), await listDisputesOfUnit(db, unit)];
  const notes = await listNotes(db, { subject: 'businessUnit', subjectId: unit.businessUnitId, limit: MOST_NOTES });
  if (claims.length > 0) yield { name: 'late-costs.csv', content: await writeList(CLAIM, claims) };
  if (notes.length > 0) yield { name: 'notes.csv', content: await writeList(NOTE, notes) };
  if (disputes.length > 0) yield { name: 'disputes.csv', content: await writeList(DISPUTE, disputes) };
}

/** The newest, as many as fit; the list of all of them comes last and says which files there are. */
async function* listPapers({ db, storage }: Needs, unit: Unit, room: Room): AsyncGenerator<ZipFile> {
  const listed: (Awaited<ReturnType<typeof listPapersOfUnit>>[number] & { readonly file: string })[] = [];
  for (const paper of await listPapersOfUnit(db, unit)) {
    const content = await readIfFits(storage, paper.path, room);
    const file = content === undefined ? '' : `papers/${paper.kind}-${paper.id}.pdf`;
    listed.push({ ...paper, file });
    if (content !== undefined) yield { name: file, content };
  }
  yield { name: 'papers.csv', content: await writeList(PAPER, listed) };
}

/** What was charged after the fact, and the photos of damages, in the room that the papers have left; nothing where nothing was. */
async function* listCharges({ db, storage }: Needs, unit: Unit, room: Room): AsyncGenerator<ZipFile> {
  const photos = Map.groupBy(await listPhotosOfUnit(db, unit), ({ chargeId }) => chargeId);
  const listed = [];
  for (const charge of await listChargesOfUnit(db, unit)) {
    const ofCharge = photos.get(charge.id) ?? [];
    let files = 0;
    for (const { position, path } of ofCharge) {
      const content = await readIfFits(storage, path, room);
      if (content === undefined) continue;
      files += 1;
      yield { name: `photos/${charge.bookingNumber}-${charge.kind}-${charge.id}-${position}.webp`, content };
    }
    listed.push({ ...charge, photos: ofCharge.length, files });
  }
  if (listed.length > 0) yield { name: 'charges.csv', content: await writeList(CHARGE, listed) };
}

/** Photos of pick-ups and returns, in the room that the papers have left; the list says how many there are and came along. */
async function* listHandovers({ db, storage }: Needs, unit: Unit, room: Room): AsyncGenerator<ZipFile> {
  const listed = [];
  for (const handover of await listHandoversOfUnit(db, unit)) {
    const photos = await listPhotos(db, handover.id);
    let files = 0;
    for (const { position, path } of photos) {
      const content = await readIfFits(storage, path, room);
      if (content === undefined) continue;
      files += 1;
      yield { name: `photos/${handover.bookingNumber}-${handover.kind}-${position}.webp`, content };
    }
    listed.push({ ...handover, photos: photos.length, files });
  }
  yield { name: 'handovers.csv', content: await writeList(HANDOVER, listed) };
}

async function readIfFits(
  storage: Needs['storage'],
  path: string,
  room: Room,
): Promise<readonly [Uint8Array] | undefined> {
  const stored = room.files > 0 && room.bytes > 0 ? await storage.get(path) : undefined;
  if (stored === undefined) return undefined;
  room.files -= 1;
  room.bytes -= stored.bytes.length;
  return [stored.bytes];
}

const writeList = <Row>(columns: CsvColumns<Row>, items: readonly Row[]) =>
  open(writeCsv(MACHINE, columns, async () => ok({ items, nextCursor: null })));

async function open(csv: Promise<Outcome<ReadableStream<Uint8Array>>>): Promise<ReadableStream<Uint8Array>> {
  const list = await csv;
  if (!list.ok) throw new Error(`a list of the export was refused: ${list.error.code}`);
  return list.value;
}
