import type { Booking, BookingDocument, BookingProtocol, BookingSibling } from '#contract/booking.ts';
import type { ChargeRow, ExtensionRow, OrderFileRow, ProtocolRow } from '#db/booking/booking-detail.queries.ts';
import type { listExchanges } from '#db/booking/exchange.queries.ts';
import type { ExtensionRequestRow } from '#db/booking/extension-request.queries.ts';
import type { HistoryRow } from '#db/booking/booking-history.queries.ts';
import type { RebookingRow } from '#db/booking/rebooking.queries.ts';
import type { BookingViewRow } from '#db/booking/booking-view.queries.ts';
import { PICK_UP_HOURS_EARLY } from '#domain/booking/booking-action.ts';
import { isDropped } from '#domain/booking/booking-state.ts';
import { money } from '#domain/money/money.ts';
import { sumUp } from '#domain/order/order-sums.ts';
import { seesInvoices } from '#domain/team/sees-invoices.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { toOneWay, toTax, toTotals } from '../line/to-line.ts';
import { toLineService } from '../line/to-line-service.ts';
import { ISSUED_IN } from '../open-document.ts';
import { cancellationTerms } from './cancellation-terms.ts';
import { isAboutInvoices } from './is-about-invoices.ts';
import { listAddenda } from './list-addenda.ts';
import { taxOf, toTaxedAmount } from '../line/taxed-part.ts';
import { toEvent } from './to-event.ts';
import { toExtensionRequest } from './to-extension-request.ts';
import { toSummary, type BookingView } from './to-summary.ts';

export type BookingParts = {
  readonly row: BookingViewRow;
  readonly exchanges: Awaited<ReturnType<typeof listExchanges>>;
  readonly extensions: readonly ExtensionRow[];
  readonly rebookings: readonly RebookingRow[];
  readonly charges: readonly ChargeRow[];
  readonly protocols: readonly ProtocolRow[];
  readonly files: readonly OrderFileRow[];
  readonly history: readonly HistoryRow[];
  readonly siblings: readonly BookingViewRow[];
  /** What the desk was asked for last. */
  readonly request: ExtensionRequestRow | undefined;
};

/** A booking with everything that has happened to it, as this actor sees it. */
export function toBooking(parts: BookingParts, view: BookingView): Booking {
  const { row, extensions, charges, siblings } = parts;
  const summary = toSummary(row, view);
  const added = extensions.reduce((cents, extension) => cents + extension.netCents, 0);
  const first = { ...row, netCents: row.netCents - added };
  const agreed = [first, ...extensions].map((part) => ({ ...toTaxedAmount(part), isDropped: isDropped(row.status) }));
  const services = row.services.map(toLineService);
  return {
    ...summary,
    trace: row.priceTrace,
    services,
    oneWay: toOneWay(row.oneWay, services),
    tax: toTax(taxOf(row)),
    extensions: extensions.map((extension) => ({
      id: extension.id,
      at: extension.createdAt.toISOString(),
      by: extension.authorName,
      previousTo: extension.previousEndsAt.toISOString(),
      to: extension.endsAt.toISOString(),
      days: extension.chargeableDays,
      net: money(extension.netCents),
      tax: toTax(taxOf(extension)),
    })),
    extensionRequest: parts.request ? toExtensionRequest(parts.request, view.now) : null,
    charges: charges.map((charge) => ({
      id: charge.id,
      at: charge.createdAt.toISOString(),
      kind: charge.kind,
      net: money(charge.netCents),
      rule: charge.ruleCents === null ? null : money(charge.ruleCents),
      tax: toTax(taxOf(charge)),
    })),
    totals: toTotals(sumUp(agreed, charges.map(toTaxedAmount)).due),
    exchanges: parts.exchanges.map((exchange) => ({
      at: exchange.at.toISOString(),
      old: { id: exchange.oldTrailerId, number: exchange.oldTrailer },
      new: { id: exchange.newTrailerId, number: exchange.newTrailer },
      returnedAt: exchange.returnedAt?.toISOString() ?? null,
    })),
    documents: [...(view.actor.kind === 'member' ? toDocuments(parts) : []), ...toAddenda(parts)],
    protocols: parts.protocols.map((protocol) => toProtocol(row.id, protocol)),
    timeline: parts.history
      .filter((entry) => seesInvoices(view.actor) || !isAboutInvoices(entry))
      .flatMap((entry) => toEvent(entry, view.actor)),
    siblings: siblings.map((sibling) => toSibling(sibling, view)),
    pickUpFrom:
      row.status === 'reserved' ? new Date(row.startsAt.getTime() - PICK_UP_HOURS_EARLY * HOUR_MS).toISOString() : null,
    cancellation: summary.actions.includes('cancel')
      ? cancellationTerms({
          booking: row,
          orderState: row.order.status,
          others: siblings.map(({ status }) => status),
          now: view.now,
        })
      : null,
  };
}

/** Documents that have been issued, and those that would be issued to whoever asks. */
function toDocuments({ row, files }: BookingParts): readonly BookingDocument[] {
  const kinds = [
    { kind: 'rentalContract', file: 'contract.pdf' },
    { kind: 'orderConfirmation', file: 'confirmation.pdf' },
  ] as const;
  return kinds.flatMap(({ kind, file }) => {
    const issued = files.find((known) => known.kind === kind);
    if (!issued && !ISSUED_IN[kind].some((state) => state === row.order.status)) return [];
    return [
      {
        kind,
        addendum: null,
        url: `/api/orders/${row.orderId}/${file}`,
        bytes: issued?.bytes ?? null,
        issuedAt: issued?.issuedAt.toISOString() ?? null,
      },
    ];
  });
}

/** One for each extension and rebooking; the operator reads them as well. */
const toAddenda = ({ row, extensions, rebookings, files }: BookingParts): readonly BookingDocument[] =>
  listAddenda({ ...row, extensions, rebookings }).map((addendum) => {
    const { url, extensionId, rebookingId } = addendum;
    const kind = extensionId === null ? 'rebookingAddendum' : 'extensionAddendum';
    const issued = files.find(
      (file) => file.kind === kind && file.extensionId === extensionId && file.rebookingId === rebookingId,
    );
    const issuedAt = issued?.issuedAt.toISOString() ?? null;
    return { kind, addendum, url, bytes: issued?.bytes ?? null, issuedAt };
  });

const toProtocol = (bookingId: string, protocol: ProtocolRow): BookingProtocol => ({
  id: protocol.id,
  kind: protocol.kind,
  trailer: { id: protocol.trailerId, number: protocol.trailerNumber },
  startedAt: protocol.startedAt.toISOString(),
  startedBy: protocol.startedByName,
  signedAt: protocol.signedAt?.toISOString() ?? null,
  dispute: protocol.dispute,
  photos: protocol.photos,
  damages: protocol.damages,
  url: `/api/bookings/${bookingId}/handovers/${protocol.id}.pdf`,
});

function toSibling(row: BookingViewRow, view: BookingView): BookingSibling {
  const { id, number, version, status, from, to, period, actions, trailer, depot } = toSummary(row, view);
  return { id, number, version, status, from, to, period, actions, trailer, depot };
}
