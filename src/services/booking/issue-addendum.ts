import type { ExtensionOnPaper } from '#contract/document.ts';
import type { Order } from '#contract/order.ts';
import type { ExtensionRow } from '#db/booking/booking-detail.queries.ts';
import { add, money } from '#domain/money/money.ts';
import { toTotals } from '../line/to-line.ts';
import type { Deps } from '../deps.ts';
import { issueOrderDocument, type CurrentPaper } from '../order/issue-order-document.ts';
import type { IssuedDocument } from '../open-document.ts';
import { toTaxedAmount } from '../line/taxed-part.ts';

type Issue = Pick<CurrentPaper, 'order' | 'company' | 'locale'> & { readonly extension: ExtensionRow };

/** The paper of an extension: what it adds, how that is taxed, what is open and how to pay it. */
export async function issueAddendum(
  deps: Pick<Deps, 'db' | 'clock' | 'pdf' | 'settings' | 'storage'>,
  { extension, ...paper }: Issue,
): Promise<IssuedDocument> {
  const { order, locale } = paper;
  const onPaper = toPaper(order, extension);
  const bytes = await issueOrderDocument(deps, {
    businessUnitId: extension.businessUnitId,
    kind: 'extensionAddendum',
    locale,
    orderId: order.id,
    bookingId: extension.bookingId,
    extensionId: extension.id,
    rebookingId: null,
    readPaper: async () => ({ ...paper, extension: onPaper }),
  });
  const filename = await deps.pdf.nameFile({ kind: 'extensionAddendum', number: onPaper.number, locale });
  return { bytes, filename };
}

function toPaper(order: Order, extension: ExtensionRow): ExtensionOnPaper {
  const line = order.lineItems.find(({ bookingId }) => bookingId === extension.bookingId);
  const addendum = order.addenda.find(({ extensionId }) => extensionId === extension.id);
  if (line === undefined || addendum === undefined) throw new Error(`${order.number} lacks extension ${extension.id}`);
  const { net, tax } = toTaxedAmount(extension);
  const amount = money(extension.taxCents);
  return {
    number: addendum.number,
    at: addendum.at,
    line,
    previousTo: extension.previousEndsAt.toISOString(),
    to: addendum.to,
    days: extension.chargeableDays,
    totals: toTotals({ net, taxes: [{ ...tax, base: net, amount }], gross: add(net, amount) }),
    orderGross: order.due.gross,
  };
}
