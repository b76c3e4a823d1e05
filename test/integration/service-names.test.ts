import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangeServiceInput } from '#contract/admin-service.ts';
import type { Cart } from '#contract/cart.ts';
import type { Line } from '#contract/line.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Member } from '#domain/team/actor.ts';
import { createFormat } from '#i18n/format.ts';
import { type Locale, LOCALES } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getBooking as getAnyBooking } from '#services/admin/booking/get-booking.ts';
import { changeService } from '#services/admin/service/change-service.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { previewExtension } from '#services/booking/preview-extension.ts';
import { chooseServices } from '#services/cart/choose-services.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import { getDocument } from '#services/order/get-document.ts';
import { getOrder } from '#services/order/get-order.ts';
import { extensionSums } from '#web/booking/describe-extension.ts';
import { describePrice } from '#web/booking/describe-price.server.ts';
import { describeLine } from '#web/line/describe-line.server.ts';
import { makeUser } from '../support/make-rows.ts';
import { readPdf } from '../support/read-pdf.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { makeServices } from '../support/service-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** A service that no catalogue knows beside one that all of them do. */
const OWN = 'innerWashPlus';
const NAMES = { de: { name: 'Innenwäsche plus', text: '' }, en: { name: 'Inner wash plus', text: '' } };
const SAID = { de: ['Innenwäsche plus', 'Zurrpaket'], pl: ['Inner wash plus', 'Zestaw mocujący'] } as const;
const LANGUAGES = ['de', 'pl'] as const;

let shop: TestApp;
let actor: Member;
let trailerIds: readonly string[];
let cart: Cart;
let orderId: string;
let bookingId: string;

beforeAll(async () => {
  shop = await createTestApp();
  const { deps } = shop;
  ({ trailerIds } = await makeRentalWorld(deps, 2));
  await makeServices(deps, [
    { key: OWN, unit: 'perDay', prices: { plane: 900 }, names: JSON.stringify(NAMES) },
    { key: 'lashingKit', unit: 'once', prices: { plane: 1900 } },
  ]);
  actor = await makeCustomer(deps);
  cart = await chooseBoth(trailerIds[0]);
  const placed = await order(deps, actor, cart);
  if (!placed.ok) throw new Error(placed.error.code);
  orderId = placed.value.order.id;
  bookingId = placed.value.order.lineItems[0]?.bookingId ?? '';
});
afterAll(() => shop[Symbol.asyncDispose]());

async function chooseBoth(trailerId = ''): Promise<Cart> {
  const { deps } = shop;
  const filled = await fillCart(deps, actor, [{ trailerId, ...periodFrom(deps.clock.now(), 3) }]);
  const chosen = await chooseServices(deps, actor, {
    itemId: filled.items[0]?.id ?? '',
    services: [OWN, 'lashingKit'],
  });
  if (!chosen.ok) throw new Error(chosen.error.code);
  return chosen.value;
}

const wordsOf = (locale: Locale) => ({ intl: getIntl(locale), format: createFormat(locale) });
/** What is charged besides the rent. */
const chargesOf = (locale: Locale, line: Line | undefined) =>
  line &&
  describeLine(line, wordsOf(locale))
    .charges.slice(1)
    .map(({ label }) => label);

const speak = (locale: Locale) =>
  shop.deps.db.updateTable('userAccount').set({ locale }).where('id', '=', actor.userId).execute();

async function readPaper(kind: 'orderConfirmation' | 'rentalContract'): Promise<string> {
  const paper = await getDocument(shop.deps, actor, { orderId, kind });
  return paper.ok ? readPdf(paper.value.bytes).text : paper.error.code;
}

describe.each(LANGUAGES)('in %s, services are called as the operator or the catalogue does', (locale) => {
  const said = SAID[locale];

  test('in the cart', () => {
    expect(chargesOf(locale, cart.items[0])).toEqual(said);
  });

  test('in the order', async () => {
    const found = await getOrder(shop.deps, actor, orderId);
    expect(found.ok && chargesOf(locale, found.value.lineItems[0])).toEqual(said);
  });

  test('in the booking, for its company and for the operator', async () => {
    const operator = {
      kind: 'platformAdmin',
      role: 'admin',
      userId: await makeUser(shop.deps.db, { isAdmin: true }),
    } as const;
    const own = await getBooking(shop.deps, actor, bookingId);
    const any = await getAnyBooking(shop.deps, operator, bookingId);
    expect(own.ok && describePrice(own.value, wordsOf(locale)).lines.map(({ label }) => label)).toEqual(
      expect.arrayContaining([...said]),
    );
    expect(any.ok && any.value.services).toEqual(own.ok && own.value.services);
  });

  test('in an extension', async () => {
    const preview = await previewExtension(shop.deps, actor, { bookingId, input: {} });
    expect(preview.ok && extensionSums(preview.value, wordsOf(locale)).map(({ label }) => label)).toEqual(
      expect.arrayContaining([...said]),
    );
  });

  test('in the mail about the order and in its papers', async () => {
    await speak(locale);
    await inTransaction(shop.deps.db, (trx) => queueMail(trx, { template: 'order', orderId, status: 'confirmed' }));
    shop.mails.length = 0;
    await shop.workOffOutbox();
    const mail = shop.mails.at(-1);
    const [attached] = mail?.attachments ?? [];
    const papers = [await readPaper('orderConfirmation'), await readPaper('rentalContract')];
    for (const text of [mail?.text, mail?.html, attached && readPdf(attached.bytes).text, ...papers]) {
      for (const name of said) expect(text).toContain(name);
      expect(text).not.toContain(OWN);
    }
  });
});

describe('a service that the operator renames', () => {
  const renamed = 'Komplettreinigung';

  beforeAll(async () => {
    const operator = {
      kind: 'platformAdmin',
      role: 'admin',
      userId: await makeUser(shop.deps.db, { isAdmin: true }),
    } as const;
    const none = { name: '', text: '' };
    const names = { ...Object.fromEntries(LOCALES.map((locale) => [locale, none])), de: { name: renamed, text: '' } };
    for (const key of [OWN, 'lashingKit']) {
      // One name for each language.
      await changeService(shop.deps, operator, { key, input: { names: names as ChangeServiceInput['names'] } });
    }
  });

  test('is called so in a cart', async () => {
    const [item] = (await chooseBoth(trailerIds[1])).items;
    expect(chargesOf('de', item)).toEqual([renamed, renamed]);
    expect(chargesOf('pl', item)).toEqual([renamed, SAID.pl[1]]);
  });

  test('keeps its name in orders made before, also on papers issued after', async () => {
    const found = await getOrder(shop.deps, actor, orderId);
    expect(found.ok && chargesOf('de', found.value.lineItems[0])).toEqual(SAID.de);
    await speak('fr');
    const paper = await readPaper('orderConfirmation');
    expect(paper).toContain(NAMES.en.name);
    expect(paper).not.toContain(renamed);
  });
});
