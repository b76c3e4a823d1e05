import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import type { ServiceOfferRow } from '#db/service/service-offer.queries.ts';
import { money } from '#domain/money/money.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import { priceLine } from '#services/line/price-line.ts';
import { chooseServices } from '#services/cart/choose-services.ts';
import { getDocument } from '#services/order/get-document.ts';
import { createFormat } from '#i18n/format.ts';
import { totalOfTrace } from '../support/total-of-trace.ts';
import { netOf, type OracleCustomer, type OracleLine, oracleTotals } from '../support/money-oracle.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { readPdf } from '../support/read-pdf.ts';
import { fillCart, makeCustomer, makeOpenDepot, order, periodFrom } from '../support/rental-world.ts';
import { makeServices } from '../support/service-world.ts';
import { createTestApp } from '../support/test-app.ts';

const CARTS = process.env['TEST_LONG'] === '1' ? 100_000 : 2000;

const ZONES = { DE: 'Europe/Berlin', PL: 'Europe/Warsaw', RO: 'Europe/Bucharest', ES: 'Europe/Madrid' } as const;
const RATES = { DE: 1900, PL: 2300, RO: 2100, ES: 2100 } as const;
const STARTS = [1, 7, 30, 180];

const line = fc
  .record({
    depot: fc.constantFrom('DE', 'PL', 'RO', 'ES'),
    days: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 400 })),
    rates: fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 4, maxLength: 4 }),
    factor: fc.integer({ min: 5000, max: 15_000 }),
    services: fc.array(fc.record({ perDay: fc.boolean(), cents: fc.integer({ min: 0, max: 20_000 }) }), {
      maxLength: 4,
    }),
  })
  .map(({ depot, days, rates, factor, services }) => {
    const descending = rates.toSorted((a, b) => b - a);
    const oracle: OracleLine = {
      days,
      long: days > 30,
      listRates: STARTS.map((fromDay, i) => ({ fromDay, cents: descending[i] ?? 0 })),
      factor,
      services,
      depot: { country: depot, basisPoints: RATES[depot] },
    };
    return { oracle, depot };
  });
const customer: fc.Arbitrary<OracleCustomer> = fc
  .record({ country: fc.constantFrom('DE', 'PL', 'RO', 'ES', 'FR', 'CH'), hasVatId: fc.boolean() })
  .map(({ country, hasVatId }) => ({ country, hasVatId, isInEu: country !== 'CH' }));

test(`${CARTS} random carts cost what exact fractions say`, () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), customer, (lines, who) => {
      const priced = lines.map(({ oracle, depot }) => {
        const timeZone = ZONES[depot];
        const from = Temporal.ZonedDateTime.from({ timeZone, year: 2027, month: 3, day: 1, hour: 9 });
        return priceLine({
          tariff: {
            priceListVersion: 'list',
            bands: oracle.listRates.map(({ fromDay, cents }) => ({ fromDay, dayRateCents: cents })),
            factor: oracle.factor,
          },
          period: { from: from.toInstant(), to: from.add({ days: oracle.days }).toInstant(), timeZone },
          services: oracle.services.map(({ perDay, cents }, i): ServiceOfferRow => ({
            key: `service${i}`,
            trailerType: 'plane',
            unit: perDay ? 'perDay' : 'once',
            priceCents: cents,
            mandatory: false,
            recommended: false,
            requires: [],
            excludes: [],
            leadTimeHours: 0,
            names: {},
          })),
          depotCountry: depot,
          unit: { country: who.country, vatIdStatus: who.hasVatId ? 'valid' : 'unchecked' },
        });
      });
      const totals = totalsOf(priced);
      const oracle = oracleTotals(
        lines.map((each) => each.oracle),
        who,
      );
      expect(priced.map(({ net }) => BigInt(net.cents))).toEqual(lines.map((each) => netOf(each.oracle)));
      expect(priced.map(({ rent }) => totalOfTrace(rent.trace))).toEqual(priced.map(({ rent }) => rent.total));
      expect(BigInt(totals.net.cents)).toBe(oracle.net);
      expect(BigInt(totals.gross.cents)).toBe(oracle.gross);
      const groups = totals.taxes.map(({ country, case: which, basisPoints, base, amount }) => ({
        group: `${country} ${which} ${basisPoints}`,
        base: BigInt(base.cents),
        amount: BigInt(amount.cents),
      }));
      expect(groups).toEqual(oracle.taxes.toSorted((a, b) => (a.group < b.group ? -1 : 1)));
    }),
    { numRuns: CARTS },
  );
}, 600_000);

test('cart, order, mail and papers show the same cents', async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  await makeServices(deps, [{ key: 'cover', unit: 'perDay', prices: { plane: 333 } }], {
    plane: [4233, 3211, 2477, 2001],
  });
  const depotId = await makeOpenDepot(deps.db);
  const polish = await makeOpenDepot(deps.db, { country: 'PL', timeZone: 'Europe/Warsaw', holidayRegion: 'PL' });
  const actor = await makeCustomer(deps);
  const now = deps.clock.now();
  const insured = await makeTrailer(deps.db, { depotId });
  const filled = await fillCart(deps, actor, [
    { trailerId: insured, ...periodFrom(now, 3, 5) },
    { trailerId: await makeTrailer(deps.db, { depotId: polish }), ...periodFrom(now, 3, 9) },
  ]);
  // The clock of the tests stands still, so the lines have no order.
  const itemId = filled.items.find(({ trailerId }) => trailerId === insured)?.id ?? '';
  const chosen = await chooseServices(deps, actor, { itemId, services: ['cover'] });
  if (!chosen.ok) throw new Error(chosen.error.code);
  const cart = chosen.value;
  expect(cart.totals.net).toEqual(money(5 * 4233 + 5 * 333 + 9 * 3211));
  const placed = await order(deps, actor, cart);
  if (!placed.ok) throw new Error(placed.error.code);
  const { order: made } = placed.value;
  expect(made.totals).toEqual(cart.totals);
  expect(made.lineItems.map(({ net }) => net)).toEqual(cart.items.map(({ net }) => net));

  await shop.workOffOutbox();
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const mail = shop.mails.at(-1);
  const attached = readPdf(mail?.attachments?.[0]?.bytes ?? new Uint8Array());
  const contract = await getDocument(deps, actor, { orderId: made.id, kind: 'rentalContract' });
  const papers = [mail?.text ?? '', attached.text, contract.ok ? readPdf(contract.value.bytes).text : ''].map(plain);
  const { money: write } = createFormat('de');
  const amounts = [
    cart.totals.net,
    cart.totals.gross,
    ...cart.totals.taxes.map(({ amount }) => amount),
    ...cart.items.map(({ net }) => net),
  ];
  for (const paper of papers) for (const amount of amounts) expect(paper).toContain(plain(write(amount)));
});
