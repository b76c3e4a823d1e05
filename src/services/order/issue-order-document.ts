import { createHash, randomUUID } from 'node:crypto';
import type {
  AgreedOnPaper,
  ConfirmedPaper,
  ExtensionOnPaper,
  OrderPaper,
  RebookingOnPaper,
} from '#contract/document.ts';
import {
  findFirstContent,
  findOrderDocument,
  issueDocument,
  type PaperSubject,
} from '#db/document/document.queries.ts';
import { openOnPaper } from '#domain/order/order-sums.ts';
import type { Deps } from '../deps.ts';
import { shareRunning } from '../share-running.ts';
import { readOrderFacts } from './read-order-facts.ts';

export type OrderDocumentKind = 'orderConfirmation' | 'rentalContract';
type Needs = Pick<Deps, 'db' | 'clock' | 'pdf' | 'settings' | 'storage'>;

/** What a paper of an order shows as things stand now. */
export type CurrentPaper = OrderPaper & Amendment;
type Content = AgreedOnPaper & Amendment;
/** What an addendum is about, besides the order. */
type Amendment = { readonly extension?: ExtensionOnPaper; readonly rebooking?: RebookingOnPaper };
type Which = PaperSubject & {
  readonly kind: OrderDocumentKind | 'extensionAddendum' | 'rebookingAddendum';
  readonly locale: OrderPaper['locale'];
};
type Issue = Which & {
  /** Read only if the document has not been issued yet. */
  readonly readPaper: () => Promise<CurrentPaper>;
};

const share = shareRunning<Uint8Array>();

/**
 * The bytes of a document of an order. It is rendered once in each language, for however many ask at the same moment, and
 * never changes again; in whatever language, it tells what the first one told, and asks for nothing that has been paid
 * meanwhile.
 */
export async function issueOrderDocument(deps: Needs, { readPaper, ...which }: Issue): Promise<Uint8Array> {
  const { kind, orderId, extensionId, rebookingId, locale } = which;
  const name = [kind, orderId, extensionId, rebookingId, locale].join(' ');
  return (await readStored(deps, which)) ?? share(name, () => issue(deps, which, readPaper));
}

async function issue(deps: Needs, which: Which, readPaper: Issue['readPaper']): Promise<Uint8Array> {
  const stored = await readStored(deps, which);
  if (stored !== undefined) return stored;
  const current = await readPaper();
  // Only this function stores what a document tells.
  const kept = (await findFirstContent(deps.db, which)) as Content | null;
  const content = await complete(deps, kept ?? toContent(current), current);
  const bytes = await render(deps, which.kind, { current, content });
  const path = `documents/order/${randomUUID()}.pdf`;
  const put = await deps.storage.put(path, bytes, 'application/pdf');
  // Whoever asked gets the document all the same; it is issued when there is room again.
  if (!put.ok) return bytes;
  const sha256 = createHash('sha256').update(bytes).digest();
  const row = { path, bytes: bytes.length, sha256, content: JSON.stringify(content), issuedAt: deps.clock.now() };
  if (await issueDocument(deps.db, { ...which, ...row })) return bytes;
  await deps.storage.delete(path);
  return (await readStored(deps, which)) ?? bytes;
}

function toContent({ company, order, extension, rebooking }: CurrentPaper): Content {
  const { lineItems, totals, billingAddress, poNumber, costCentre, note } = order;
  const agreed = { lineItems, totals, billingAddress, poNumber, costCentre, note };
  return { company, order: agreed, ...(extension && { extension }), ...(rebooking && { rebooking }) };
}

/** With what papers tell besides the order; what an earlier one told of it stays. */
async function complete({ db, settings }: Needs, content: Content, { order }: CurrentPaper): Promise<CompleteContent> {
  const { lessor: now, bankAccount } = await settings.within(db);
  const { facts = await readOrderFacts(db, order), lessor = now, account = bankAccount } = content;
  return { ...content, facts, lessor, account };
}

type CompleteContent = Content & Required<Pick<Content, 'facts' | 'lessor' | 'account'>>;
type Told = { readonly current: CurrentPaper; readonly content: CompleteContent };

function render({ pdf }: Needs, kind: Which['kind'], { current, content }: Told): Promise<Uint8Array> {
  const { extension, rebooking, company, facts, lessor, account } = content;
  const { payment } = current.order;
  const order = {
    ...current.order,
    ...content.order,
    payment: payment.paidBy === 'transfer' ? { ...payment, account } : payment,
  };
  const told = (extension ?? rebooking)?.orderGross ?? order.totals.gross;
  const open = openOnPaper(told, order.due.gross, order.balance.paid);
  const paper: ConfirmedPaper = { order, company, locale: current.locale, facts, lessor, open };
  if (kind === 'orderConfirmation') return pdf.renderOrderConfirmation(paper);
  if (kind === 'rentalContract') return pdf.renderRentalContract(paper);
  if (rebooking !== undefined) return pdf.renderRebookingAddendum({ ...paper, rebooking });
  if (extension === undefined) throw new Error(`An addendum to ${order.number} without what it adds`);
  return pdf.renderExtensionAddendum({ ...paper, extension });
}

async function readStored({ db, storage }: Needs, which: Which): Promise<Uint8Array | undefined> {
  const issued = await findOrderDocument(db, which);
  if (issued === undefined) return undefined;
  const file = await storage.get(issued.path);
  if (file === undefined) throw new Error(`The issued document ${issued.id} is missing in the storage`);
  return file.bytes;
}
