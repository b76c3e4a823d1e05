import { perObject } from '#domain/per-object.ts';
import type { Tax } from '#domain/tax/vat.ts';
import type { BilledBooking, BilledService } from './billed-order.ts';
import { costOf } from './cost-of.ts';
import { groupOf } from './group-of.ts';

/** Days of a booking that were agreed together and are taxed in one way: those after `from`, up to `to`. */
export type Segment = {
  readonly partNo: number;
  readonly from: number;
  readonly to: number;
  readonly tax: Tax;
  readonly amounts: readonly SegmentAmount[];
  /** Whether the amounts follow from the terms of the booking. */
  readonly isByTerms: boolean;
};
/** What a service costs in these days, or the rent. */
export type SegmentAmount = { readonly service: BilledService | null; readonly netCents: number };

type Stretch = Pick<Segment, 'partNo' | 'from' | 'to' | 'tax'>;
type Taxed = { readonly tax: Tax; readonly netCents: number };

const FIRST_CORRECTION = 100;
const LATE_RETURN = 200;

/**
 * What was agreed for which days of a booking, up to its end. By the terms of the booking wherever that gives the same
 * net amounts by tax as were agreed, charged and credited; else these amounts, spread evenly.
 */
export const segmentsOf = perObject((booking: BilledBooking): readonly Segment[] => {
  const stretches = stretchesOf(booking);
  const agreed = agreedAmounts(booking);
  const segments = stretches.filter(({ from, to }) => from < to).map((stretch) => byTerms(booking, stretch));
  if (isAgreed(segments, agreed)) return segments;
  const charged = asCharged(booking, segments);
  return isAgreed(charged, agreed) ? charged : spreadEvenly(booking, stretches);
});

const netOf = ({ amounts }: Segment): number => amounts.reduce((sum, { netCents }) => sum + netCents, 0);

function isAgreed(segments: readonly Segment[], agreed: readonly Taxed[]): boolean {
  const differences = sumByTax([
    ...segments.map((segment) => ({ tax: segment.tax, netCents: netOf(segment) })),
    ...agreed.map(({ tax, netCents }) => ({ tax, netCents: -netCents })),
  ]);
  return [...differences.values()].every((cents) => cents === 0);
}

/** A late return that is charged with less than its days cost by the terms: each amount of these days is as much less. */
function asCharged({ charges }: BilledBooking, segments: readonly Segment[]): readonly Segment[] {
  const cents = charges.reduce((sum, { kind, netCents }) => (kind === 'lateReturn' ? sum + netCents : sum), 0);
  return segments.map((segment) => {
    const whole = netOf(segment);
    if (segment.partNo !== LATE_RETURN || cents >= whole) return segment;
    let reached = 0;
    // By what is reached with each amount, so that none becomes more by rounding.
    const upTo = (net: number) => Number((BigInt(net) * BigInt(cents)) / BigInt(whole));
    const amounts = segment.amounts.map(({ service, netCents }) => {
      const before = upTo(reached);
      reached += netCents;
      return { service, netCents: upTo(reached) - before };
    });
    return { ...segment, amounts, isByTerms: false };
  });
}

const lastDayOf = ({ agreedDays, finalDays }: BilledBooking): number => finalDays ?? agreedDays;

/** The days of each part, cut at the end; days in between were added by a correction and are taxed as what was booked. */
function stretchesOf(booking: BilledBooking): readonly Stretch[] {
  const { parts, agreedDays, charges } = booking;
  const last = lastDayOf(booking);
  const stretches: Stretch[] = [];
  let reached = 0;
  const goTo = (day: number, partNo: number, tax: Tax): void => {
    const to = Math.max(reached, Math.min(day, last));
    stretches.push({ partNo, from: reached, to, tax });
    reached = to;
  };
  const [first] = parts;
  if (first === undefined) throw new RangeError(`Booking ${booking.id} has no parts`);
  for (const [i, { fromDay, toDay, tax }] of parts.entries()) {
    if (reached < Math.min(fromDay, agreedDays))
      goTo(Math.min(fromDay, agreedDays), FIRST_CORRECTION + i - 1, first.tax);
    goTo(Math.min(toDay, agreedDays), i + 1, tax);
  }
  if (reached < agreedDays) goTo(agreedDays, FIRST_CORRECTION + parts.length - 1, first.tax);
  const late = charges.find(({ kind }) => kind === 'lateReturn');
  if (reached < last) goTo(last, LATE_RETURN, taxOfCharge(late) ?? parts.at(-1)?.tax ?? first.tax);
  return stretches;
}

const byTerms = ({ terms }: BilledBooking, stretch: Stretch): Segment => ({
  ...stretch,
  isByTerms: true,
  amounts: [null, ...terms.services].map((service) => ({
    service,
    netCents: costOf(terms, service, stretch.to) - costOf(terms, service, stretch.from),
  })),
});

/** The parts, and what was charged or credited when the trailer came back. */
const agreedAmounts = ({ parts, charges }: BilledBooking): readonly Taxed[] => [
  ...parts,
  ...charges.flatMap((charge): Taxed[] => {
    const tax = isOfReturn(charge) ? taxOfCharge(charge) : undefined;
    return tax ? [{ tax, netCents: charge.netCents }] : [];
  }),
];

/** Charges for another return than agreed are part of the segments. */
export const isOfReturn = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'earlyReturn' || kind === 'lateReturn';

const taxOfCharge = (charge: BilledBooking['charges'][number] | undefined): Tax | undefined => {
  if (charge === undefined || charge.tax.case === 'notTaxable') return undefined;
  return { ...charge.tax, case: charge.tax.case };
};

function sumByTax(amounts: readonly Taxed[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { tax, netCents } of amounts) sums.set(groupOf(tax), (sums.get(groupOf(tax)) ?? 0) + netCents);
  return sums;
}

/** Each part with its own amount; services are not told apart. */
function spreadEvenly(booking: BilledBooking, stretches: readonly Stretch[]): readonly Segment[] {
  const last = lastDayOf(booking);
  const agreedTo = Math.min(last, booking.agreedDays);
  const returned = agreedAmounts({ ...booking, parts: [] });
  const nets = lessCredits(booking.parts, returned);
  const parts = booking.parts.map(({ tax }, i) => {
    const { from, to } = stretches.find(({ partNo }) => partNo === i + 1) ?? { from: agreedTo, to: agreedTo };
    return { partNo: i + 1, from, to: i === booking.parts.length - 1 ? agreedTo : to, tax, netCents: nets[i] ?? 0 };
  });
  const late = returned
    .filter(({ netCents }) => netCents > 0)
    .map(({ tax, netCents }) => ({ partNo: LATE_RETURN, from: agreedTo, to: last, tax, netCents }));
  return [...parts, ...late].map(({ netCents, ...stretch }) => ({
    ...stretch,
    isByTerms: false,
    amounts: [{ service: null, netCents }],
  }));
}

/** What credits leave of each part: they are taken from what was agreed last, of the same tax first. */
function lessCredits(parts: readonly Taxed[], returned: readonly Taxed[]): readonly number[] {
  const nets = parts.map(({ netCents }) => netCents);
  for (const { tax, netCents } of returned) {
    let left = Math.max(0, -netCents);
    const isSame = (i: number) => groupOf(parts[i]?.tax ?? tax) === groupOf(tax);
    const lastFirst = [...parts.keys()].toReversed();
    for (const i of [...lastFirst.filter(isSame), ...lastFirst]) {
      const taken = Math.min(nets[i] ?? 0, left);
      nets[i] = (nets[i] ?? 0) - taken;
      left -= taken;
    }
  }
  return nets;
}
