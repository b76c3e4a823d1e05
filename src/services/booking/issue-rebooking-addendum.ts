import type { RebookingOnPaper } from '#contract/document.ts';
import type { Order } from '#contract/order.ts';
import type { RebookingRow } from '#db/booking/rebooking.queries.ts';
import { add, money, share, sum } from '#domain/money/money.ts';
import { zonesOf } from '#domain/booking/snapped-period.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { taxOf } from '../line/taxed-part.ts';
import { toLineService } from '../line/to-line-service.ts';
import { toTax } from '../line/to-line.ts';
import { toRentalPeriod } from '../line/to-rental-period.ts';
import type { IssuedDocument } from '../open-document.ts';
import { issueOrderDocument, type CurrentPaper } from '../order/issue-order-document.ts';

type Issue = Pick<CurrentPaper, 'order' | 'company' | 'locale'> & { readonly rebooking: RebookingRow };

/** The paper of a rebooking: what was agreed and is agreed now, what that changes, and what is open and how to pay it. */
export async function issueRebookingAddendum(
  deps: Pick<Deps, 'db' | 'clock' | 'pdf' | 'settings' | 'storage'>,
  { rebooking, ...paper }: Issue,
): Promise<IssuedDocument> {
  const { order, locale } = paper;
  const onPaper = toPaper(order, rebooking);
  const bytes = await issueOrderDocument(deps, {
    businessUnitId: rebooking.businessUnitId,
    kind: 'rebookingAddendum',
    locale,
    orderId: order.id,
    bookingId: rebooking.bookingId,
    extensionId: null,
    rebookingId: rebooking.id,
    readPaper: async () => ({ ...paper, rebooking: onPaper }),
  });
  const filename = await deps.pdf.nameFile({ kind: 'rebookingAddendum', number: onPaper.number, locale });
  return { bytes, filename };
}

function toPaper(order: Order, rebooking: RebookingRow): RebookingOnPaper {
  const line = order.lineItems.find(({ bookingId }) => bookingId === rebooking.bookingId);
  const addendum = order.addenda.find(({ rebookingId }) => rebookingId === rebooking.id);
  if (line === undefined || addendum === undefined) throw new Error(`${order.number} lacks rebooking ${rebooking.id}`);
  const { timeZone } = line.period;
  const { previousReturn, newReturn } = rebooking;
  const returnDepot = newReturn ? (newReturn.id === line.depotId ? null : newReturn) : line.returnDepot;
  const period = toRentalPeriod({
    from: toInstant(rebooking.startsAt),
    to: toInstant(rebooking.endsAt),
    ...zonesOf({ timeZone }, returnDepot ?? { timeZone }),
  });
  const services = rebooking.services.map(toLineService);
  const net = money(rebooking.netCents);
  const total = money(rebooking.netCents - sum(services.map(({ price }) => price)).cents);
  const days = rebooking.chargeableDays;
  const difference = { net: money(rebooking.netCents - rebooking.previousNetCents), tax: money(rebooking.taxCents) };
  return {
    number: addendum.number,
    at: addendum.at,
    // As it was agreed with this one, whatever has become of it since.
    line: {
      ...line,
      returnDepot,
      // What is known of the way is what it is now.
      oneWay: returnDepot?.id === line.returnDepot?.id ? line.oneWay : null,
      from: period.from,
      to: period.to,
      period,
      services,
      net,
      price: { days, perDay: share(total, days), total },
      trace: rebooking.priceTrace,
      tax: toTax(taxOf(rebooking)),
    },
    previousFrom: rebooking.previousStartsAt.toISOString(),
    previousTo: rebooking.previousEndsAt.toISOString(),
    previousReturn,
    previousServices: rebooking.previousServices.map(toLineService),
    previousNet: money(rebooking.previousNetCents),
    difference: { ...difference, gross: add(difference.net, difference.tax) },
    orderGross: order.due.gross,
  };
}
