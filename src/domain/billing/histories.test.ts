import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/time/wall-clock.ts';
import { changeOrder, costs, history, netOf, openShop, type Shop } from '../../../test/support/billed-history.ts';
import type { IssuedDocument } from '../../../test/support/issue-drafts.ts';
import { billableDays } from './billable-days.ts';
import type { BilledBooking } from './billed-order.ts';
import type { Item } from './draft-document.ts';
import { draftDocuments } from './draft-documents.ts';
import { groupOf } from './group-of.ts';
import { nextBillingDay } from './next-billing-day.ts';
import { segmentsOf } from './segments-of.ts';
import { targetsOf } from './targets-of.ts';

const RUNS = process.env['TEST_LONG'] === '1' ? 100_000 : 10_000;

const CLASSES = {
  shortTerm: 'vat',
  domestic: 'vat',
  noVatId: 'vat',
  reverseCharge: 'vat',
  outsideEu: 'outside',
  notTaxable: 'claim',
};
/** What an order may be billed for by now, made in another way than by its items. */
function checkSums({ order, ledger, today }: Shop): void {
  const targets = targetsOf(order, today);
  for (const booking of order.bookings) {
    const of = ledger.lines.filter(({ bookingId }) => bookingId === booking.id);
    const billed =
      netOf(of.filter(({ credits }) => credits === null)) - netOf(of.filter(({ credits }) => credits !== null));
    const ofThis = targets.filter(({ bookingId }) => bookingId === booking.id);
    const less = ofThis.reduce((sum, target) => sum + Math.min(target.netCents, givenFor(ledger.lines, target)), 0);
    must(billed === netOf(ofThis) - less, 'Not all targets are billed, or what a person has credited is');
    const fees = netOf(
      booking.charges.filter(
        ({ kind, billAfter }) =>
          (kind === 'damage' || kind === 'cancellation') && (billAfter === null || billAfter < today),
      ),
    );
    const days = billableDays(booking, order, today);
    const cost = costs(booking.terms, days);
    const isByTerms = segmentsOf(booking).every((segment) => segment.isByTerms);
    if (booking.state !== 'onRent' || days === 0)
      must(billed === cost + fees - less, `${billed} is billed for ${cost + fees - less}`);
    else if (isByTerms) must(billed <= cost + fees, `${billed} is billed where it has cost ${cost + fees}`);
    if (booking.state === 'returned' && less === 0) mustBeSame(billedByTax(of), agreedByTax(booking, today));
  }
}

/** What a person has credited of an item, whatever it was taxed with. */
const givenFor = (lines: Shop['ledger']['lines'], item: Item): number =>
  netOf(
    lines.filter(
      (line) =>
        line.isByHand &&
        line.bookingId === item.bookingId &&
        line.partNo === item.partNo &&
        line.serviceKey === item.serviceKey &&
        line.chargeId === item.chargeId,
    ),
  );

type Taxed = { readonly netCents: number; readonly tax: BilledBooking['charges'][number]['tax'] };
function byTax(amounts: readonly Taxed[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { tax: of, netCents } of amounts) sums.set(groupOf(of), (sums.get(groupOf(of)) ?? 0) + netCents);
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
}
const agreedByTax = ({ parts, charges }: BilledBooking, today: string) =>
  byTax([...parts, ...charges.filter(({ billAfter }) => billAfter === null || billAfter < today)]);
const billedByTax = (lines: Shop['ledger']['lines']) =>
  byTax(lines.map((line) => (line.credits === null ? line : { ...line, netCents: -line.netCents })));

/** Expectations take longer than what is expected here. */
function must(isSo: boolean, complaint: string): void {
  if (!isSo) throw new Error(complaint);
}
const mustBeSame = (actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
};

function checkDocument({ order }: Shop, one: IssuedDocument): void {
  const { lines, taxes, netCents, taxCents, grossCents } = one;
  const isWrong = lines.some(
    (line) =>
      line.netCents <= 0 ||
      line.quantity * line.unitPriceCents !== line.netCents ||
      line.dates.from > line.dates.to ||
      (line.days !== null && daysBetween(line.dates.from, line.dates.to) !== line.days.to - line.days.from) ||
      (line.days !== null && line.days.from < 1) ||
      (line.credits === null) !== (one.kind !== 'creditNote') ||
      (line.trace === null
        ? one.kind !== 'creditNote'
        : one.kind !== 'creditNote' && line.trace.targetCents - line.trace.beforeCents !== line.netCents),
  );
  must(!isWrong, `Wrong lines: ${JSON.stringify(lines)}`);
  const countryOf = (id: string) => order.bookings.find((booking) => booking.id === id)?.country;
  must(
    lines.every(({ bookingId, tax }) => countryOf(bookingId) === one.country && CLASSES[tax.case] === one.taxClass),
    'Lines of two sellers or classes',
  );
  const taxSum = taxes.reduce((sum, group) => sum + group.taxCents, 0);
  must(netOf(lines) === netCents && taxSum === taxCents && netCents + taxCents === grossCents, 'Sums do not add up');
}

function checkCredits(documents: readonly IssuedDocument[]): void {
  for (const credited of new Set(documents.map(({ correctsId }) => correctsId))) {
    const invoice = documents.find(({ id }) => id === credited);
    const groups = documents
      .filter(({ correctsId }) => correctsId !== null && correctsId === credited)
      .flatMap(({ taxes }) => taxes);
    for (const group of invoice?.taxes ?? []) {
      const same = groups.filter((one) => groupOf(one) === groupOf(group));
      const base = same.reduce((sum, one) => sum + one.baseCents, 0);
      const amount = same.reduce((sum, one) => sum + one.taxCents, 0);
      const isAll = base === group.baseCents;
      must(base <= group.baseCents && amount <= group.taxCents, 'More is credited than was billed');
      must(!isAll || amount === group.taxCents, 'All is credited, but not all of the tax');
    }
  }
}

function bill(shop: Shop): void {
  const { order, ledger, today } = shop;
  const before = [...ledger.lines];
  const made = ledger.run(order, today);
  if (made.length > 0 && order.bookings.length > 1) {
    const turned = { ...order, bookings: order.bookings.toReversed() };
    const drafts = draftDocuments(turned, before, today).map((draft, i) => ({
      ...draft,
      id: made[i]?.id,
      on: today,
      isByHand: false,
    }));
    mustBeSame(drafts, made);
  }
  must(draftDocuments(order, ledger.lines, today).length === 0, 'A second run bills again');
  for (const one of made) checkDocument(shop, one);
  const hasCredits = made.some(({ kind }) => kind === 'creditNote');
  must(!hasCredits || shop.mayCredit, 'Something is credited that nothing has reopened');
  if (hasCredits) checkCredits(ledger.documents);
  checkSums(shop);
}

function checkNextDay({ order, ledger, today }: Shop): void {
  const next = nextBillingDay(order, ledger.lines, today);
  const isDue = (day: string) => draftDocuments(order, ledger.lines, day).length > 0;
  if (next === null) must(!isDue(addDays(today, 400)), 'There will be something to bill');
  else must(next > today && isDue(next) && !isDue(addDays(next, -1)), `Nothing begins to be due on ${next}`);
}

describe('any order', () => {
  test('is billed with what it costs, once, whatever happens to it', () => {
    let documents = 0;
    fc.assert(
      fc.property(history, (told) => {
        const shop = openShop(told);
        for (const one of told.steps) {
          if (one.do !== 'run') {
            const before = shop.ledger.documents.length;
            changeOrder(shop, one);
            for (const made of shop.ledger.documents.slice(before)) checkDocument(shop, made);
            checkCredits(shop.ledger.documents);
          } else {
            shop.today = addDays(shop.today, one.skip);
            bill(shop);
          }
        }
        bill(shop);
        checkNextDay(shop);
        documents += shop.ledger.documents.length;
      }),
      { numRuns: RUNS },
    );
    expect(documents).toBeGreaterThan(RUNS);
  }, 600_000);
});
