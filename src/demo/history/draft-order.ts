import { billedBy } from '#domain/billing/billed-by.ts';
import { isDropped } from '#domain/booking/booking-state.ts';
import { subtract } from '#domain/money/money.ts';
import { orderNumber } from '#domain/order/order-number.ts';
import { deriveOrderState } from '#domain/order/order-path.ts';
import { feesAndCredits, sumUp } from '#domain/order/order-sums.ts';
import { firstPaymentStatus, type PaymentStatus } from '#domain/order/payment-status.ts';
import { paidBy } from '#domain/payment/payment-method.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import { toTaxedAmount } from '#services/line/taxed-part.ts';
import { transferDueOn } from '#services/order/order-terms.ts';
import { DEMO_COMPANIES, type DemoCompany } from '../companies.ts';
import { unitId, userId } from '../insert-customers.ts';
import { FURTHER_COMPANIES } from '../more-companies.ts';
import { between, createRandom, demoId } from '../random.ts';
import { draftLine, noShowAt, type DraftedLine, type LineGround } from './draft-line.ts';
import type { PlannedOrder } from './plan.ts';

const COMPANIES = new Map([...DEMO_COMPANIES, ...FURTHER_COMPANIES].map((company) => [company.key, company]));

export const orderId = (name: string): string => demoId(`order ${name}`);

export type DraftedOrder = ReturnType<typeof draftOrder>;

/** An order of the past as it stands now, with its sums and what has been paid. */
export function draftOrder(ground: LineGround, planned: PlannedOrder, sequence: number) {
  const company = COMPANIES.get(planned.company);
  if (company === undefined) throw new Error(`There is no company ${planned.company}`);
  const { placedAt, method } = planned;
  const id = orderId(planned.name);
  const number = orderNumber(placedAt.getUTCFullYear(), sequence);
  const unit = { id: unitId(company.key), country: company.country };
  const lines = planned.rentals.map((rental, i) => draftLine(ground, { ...planned, id, number, unit }, rental, i + 1));
  const { agreed, due } = sumUp(
    lines.map(({ booking }) => ({ ...toTaxedAmount(booking), isDropped: isDropped(booking.status) })),
    lines.flatMap(({ charges }) => charges.map(toTaxedAmount)),
  );
  const agreedTax = subtract(agreed.gross, agreed.net);
  const isChanged = lines.some(({ booking, charges }) => charges.length > 0 || isDropped(booking.status));
  const sums = { agreedCents: agreed.gross.cents, dueCents: due.gross.cents };
  const billing = billedBy(
    ground.sellers,
    lines.map(({ country }) => country),
  );
  const paid = billing === 'internal' ? BY_INVOICE : payments(planned, { lines, now: ground.now, ...sums });
  return {
    planned,
    lines,
    paidAt: paid.at,
    order: {
      id,
      businessUnitId: unit.id,
      number,
      createdBy: userId(planned.author),
      status: deriveOrderState(
        planned.end === 'rented' ? 'active' : 'confirmed',
        lines.map(({ booking }) => booking.status),
      ),
      billing,
      paymentMethod: method,
      paymentStatus: paid.status,
      paymentDueOn: paid.dueOn,
      paidCents: paid.cents,
      mandateId: paidBy(method) === 'debit' ? demoId(`mandate ${company.key}`) : null,
      costCentre: planned.costCentre,
      locale: company.locale,
      billingAddress: JSON.stringify(billingAddressOf(company)),
      termsVersion: LEGAL_VERSIONS.terms,
      privacyVersion: LEGAL_VERSIONS.privacy,
      netCents: agreed.net.cents,
      taxCents: agreedTax.cents,
      grossCents: agreed.gross.cents,
      taxes: JSON.stringify(agreed.taxes),
      feesNetCents: feesAndCredits(agreed.net, due.net).cents,
      feesTaxCents: feesAndCredits(agreedTax, subtract(due.gross, due.net)).cents,
      dueTaxes: isChanged ? JSON.stringify(due.taxes) : null,
      createdAt: placedAt,
    },
  };
}

type Settled = {
  readonly lines: readonly DraftedLine[];
  readonly now: Date;
  readonly agreedCents: number;
  readonly dueCents: number;
};
type Paid = {
  readonly status: PaymentStatus;
  readonly cents: number;
  readonly dueOn: string | null;
  readonly at: Date | null;
};

/** Once it is billed, its payment follows from its invoices. */
const BY_INVOICE: Paid = { status: 'open', cents: 0, dueOn: null, at: null };

/** What was agreed is paid within two weeks, what came on top of it within nine days; a fee likewise. */
function payments({ name, method, end, placedAt, isOverdue }: PlannedOrder, settled: Settled): Paid {
  const { lines, now, agreedCents, dueCents } = settled;
  const isTransfer = paidBy(method) === 'transfer';
  const awaited = firstPaymentStatus('confirmed', method);
  const dueFrom = (at: Date): string | null => (isTransfer ? transferDueOn(toInstant(at)) : null);
  if (isOverdue) return { status: 'overdue', cents: 0, dueOn: dueFrom(placedAt), at: null };
  const changedAt = new Date(
    Math.max(placedAt.getTime(), ...lines.flatMap((line) => settledAt(line)?.getTime() ?? [])),
  );
  const settledBy = later(changedAt, 9);
  if (end !== 'rented') {
    const isPaid = dueCents > 0 && settledBy <= now;
    const open = { status: awaited, cents: 0, dueOn: dueFrom(changedAt), at: null };
    return isPaid ? { ...open, status: 'paid', cents: dueCents, at: settledBy } : open;
  }
  const firstPaid = later(placedAt, between(createRandom(`payment ${name}`), [5, 13]));
  if (firstPaid > now) return { status: awaited, cents: 0, dueOn: dueFrom(placedAt), at: null };
  if (settledBy <= now) return { status: 'paid', cents: dueCents, dueOn: dueFrom(placedAt), at: firstPaid };
  const isDueAgain = dueCents > agreedCents;
  return isDueAgain
    ? { status: awaited, cents: agreedCents, dueOn: dueFrom(changedAt), at: firstPaid }
    : { status: 'paid', cents: agreedCents, dueOn: dueFrom(placedAt), at: firstPaid };
}

const settledAt = ({ booking: { status, startsAt, cancelledAt, returnedAt } }: DraftedLine): Date | null =>
  status === 'noShow' ? noShowAt(toInstant(startsAt)) : (cancelledAt ?? returnedAt);

const later = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

const billingAddressOf = (company: DemoCompany) => ({
  label: null,
  company: company.name,
  salutation: null,
  firstName: null,
  lastName: null,
  street: company.street,
  houseNumber: company.houseNumber,
  addressLine2: null,
  postalCode: company.postalCode,
  city: company.city,
  region: null,
  country: company.country,
  phone: company.phone,
  email: `office@${company.domain}`,
  vatId: company.vatId,
  invoiceEmail: `invoice@${company.domain}`,
});
