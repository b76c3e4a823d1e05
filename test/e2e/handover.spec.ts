import { type Browser, expect, type Page, test } from '@playwright/test';
import { bookIdle } from '../support/booker.ts';
import {
  answerAll,
  bringTrailer,
  cancelAtTheDesk,
  PHOTO,
  readDepotCode,
  rentNow,
  setKeyBox,
} from '../support/hauler.ts';
import {
  answerConsent,
  expectNoViolations,
  expectPrintable,
  expectReadyToSign,
  openPage,
  WORDS,
} from '../support/journey.ts';
import { moveOrder } from '../support/pass-time.ts';
import { call, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const ANNA = 'anna.admin@nordwind.example';
/** Where somebody is behind the counter for one of the journeys. */
const STAFFED = 'LEJ';
const PAWEL = 'pawel@wielkopolska.example';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

test.afterEach(({ playwright, baseURL }) => setKeyBox(playwright, baseURL, STAFFED, true));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const next = (page: Page) => button(page, de['word.next']).click();
const question = (page: Page, words: string) =>
  expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
const take = (page: Page, what: string) => page.getByLabel(`${what}: ${de['ui.upload.camera']}`).setInputFiles(PHOTO);
const unsent = (page: Page) => page.getByText(de['handover.photo.unsent'], { exact: true });
const saving = (page: Page) => page.getByRole('banner').getByRole('status');

/** Signs with the mouse in the pad of a party. */
async function draw(page: Page, party: 'customer' | 'depot') {
  const pad = page.getByRole('region', { name: de[`handover.sign.${party}`] }).getByRole('img');
  await expectReadyToSign(pad);
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no pad to sign on');
  await page.mouse.move(box.x + 40, box.y + 100);
  await page.mouse.down();
  for (const [x, y] of [
    [80, 40],
    [120, 130],
    [170, 60],
    [220, 110],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y, { steps: 4 });
  await page.mouse.up();
  await expect(pad).toHaveAccessibleName(de['word.signed']);
}

test('a trailer is picked up without a line in between, and comes back with one new damage', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await signInAs(page, ANNA);
  const rental = await rentNow(page, STAFFED, 'tipper');
  await setKeyBox(playwright, baseURL, STAFFED, false);

  await openPage(page, rental.pickUp);
  await question(page, de['handover.start.pickUp']);
  await expect(page.getByRole('main')).toContainText(rental.plate);
  await expectNoViolations(page);
  await button(page, de['handover.begin.pickUp']).click();

  await question(page, de['handover.driver.pickUp']);
  await page.getByLabel(de['word.fullName']).fill('Jan Kowalski');
  await expectNoViolations(page);
  await next(page);
  await question(page, de['handover.mileage.question']);
  await expect(saving(page)).toHaveText(de['handover.saved']);

  // From here on there is no line.
  await context.setOffline(true);
  await expect(saving(page)).toHaveText(de['handover.offline']);
  await page.getByLabel(de['handover.step.mileage']).fill('180.250');
  await next(page);
  await question(page, de['handover.tyres.question']);
  for (const tyre of ['1L', '1R', '2L', '2R', '3L']) {
    // What was measured the last time is offered.
    await test.step(tyre, () => button(page, /^\d(,5)? mm eintragen$/).click());
  }
  const less = page.getByRole('button', { name: /: weniger$/ });
  const worn = button(page, '3,5 mm eintragen');
  while (!(await worn.isVisible())) await less.click();
  await worn.click();
  await expect(page.getByText('Achse 3 rechts: 3,5 mm.')).toBeVisible();
  await next(page);

  await question(page, de['handover.checklist.question']);
  await button(page, `${de['handover.check.mudguards']}: ${de['handover.notOk']}`).click();
  await page.getByLabel(de['handover.checklist.note']).fill('Halter links lose');
  await button(page, /^Die übrigen \d+ sind in Ordnung$/).click();
  await next(page);

  await question(page, de['handover.damages.pickUp']);
  await button(page, 'Schaden markieren: Links, hinten').click({ position: { x: 50, y: 30 } });
  await button(page, de['handover.damage.tear']).click();
  await page.getByLabel(/Links, hinten.*Foto aufnehmen/).setInputFiles(PHOTO);
  await expect(unsent(page)).toBeAttached();
  await button(page, de['handover.damages.noMore']).click();

  await question(page, de['handover.photos.question']);
  await take(page, de['handover.photo.front']);
  await expect(button(page, `${de['handover.photo.front']}: ${de['handover.photos.retake']}`)).toBeVisible();
  await take(page, de['handover.photo.left']);
  await expect(unsent(page)).toHaveCount(2);
  await expectNoViolations(page);

  // The line is back for pages only, and the page is loaded anew: everything is still here.
  await context.route('**/api/bookings/**', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await question(page, de['handover.photos.question']);
  await expect(unsent(page)).toHaveCount(2);
  await expect(saving(page)).toHaveText('7 offen');
  await context.unroute('**/api/bookings/**');
  await button(page, de['handover.retry']).click();
  await expect(saving(page)).toHaveText(de['handover.saved']);
  await expect(unsent(page)).toHaveCount(0);

  for (const position of ['rear', 'inside', 'right'] as const) {
    await take(page, de[`handover.photo.${position}`]);
    await expect(button(page, `${de[`handover.photo.${position}`]}: ${de['handover.photos.retake']}`)).toBeVisible();
  }
  await next(page);
  await question(page, de['handover.equipment.question']);
  await next(page);
  await expect(page.getByRole('alert').filter({ hasText: /nicht gezählt/ })).toBeVisible();
  for (const plus of await page.getByRole('button', { name: /: mehr$/ }).all()) {
    await plus.click();
    await plus.click();
  }
  await next(page);
  await question(page, de['handover.cleanliness.question']);
  await button(page, de['handover.clean']).click();
  await next(page);

  await question(page, de['handover.signatures.question']);
  await expectNoViolations(page);
  // A look back and a correction lead here again.
  await page.getByRole('button', { name: `${de['handover.change']}: ${de['handover.step.mileage']}` }).click();
  await page.getByLabel(de['handover.step.mileage']).fill('180260');
  await next(page);
  await question(page, de['handover.signatures.question']);
  await expect(page.getByText('180.260 km')).toBeVisible();

  const sign = button(page, de['handover.sign.pickUp']);
  await draw(page, 'customer');
  await expect(sign).toBeEnabled();
  await sign.click();
  await expect(page.getByText(de['word.nameMissing'])).toBeInViewport();
  const depot = page.getByRole('region', { name: de['handover.sign.depot'] });
  await depot.getByLabel(de['handover.sign.name']).fill('Petra Lang');
  await depot.getByText(de['ui.signature.type'], { exact: true }).click();
  await depot.getByLabel(de['word.fullName']).fill('Petra Lang');
  await sign.click();
  await expect(page.getByText(de['handover.sign.code.missing'])).toBeVisible();
  const code = await readDepotCode(playwright, baseURL, rental.bookingId);
  const codeField = depot.getByLabel(de['handover.sign.code']);
  await codeField.fill(code === '123456' ? '654321' : '123456');
  await sign.click();
  await expect(page.getByRole('alert').filter({ hasText: de['error.depot-code-wrong'] })).toBeVisible();
  // What was signed is still there, and only the code is typed again.
  await codeField.fill(code);
  // The line goes once more in the very moment of the signature, which waits like everything else.
  await context.setOffline(true);
  await expect(page.getByText(de['handover.sign.offline'])).toBeVisible();
  await sign.click();
  await question(page, de['handover.kept.title']);
  await expect(page.getByText('Petra Lang')).toBeVisible();
  await expectNoViolations(page);
  await context.route('**/api/bookings/**', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await question(page, de['handover.kept.title']);
  // Whoever comes back to the page later with a line need not do anything.
  await context.unroute('**/api/bookings/**');
  await page.reload();

  await question(page, de['handover.done.pickUp']);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectNoViolations(page);
  await expect(page.getByRole('img', { name: 'Unterschrift von Petra Lang' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Halter links lose');
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: de['handover.done.pdf'] }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  expect(await countKept(page)).toBe(0);
  const booking = await call(page, 'GET', `/api/bookings/${rental.bookingId}`);
  expect(booking).toMatchObject({ status: 'onRent', driverName: 'Jan Kowalski' });

  // The meter shows less than was typed at the pick-up: whoever has read it twice goes on.
  await answerAll(page, rental.bookingId, 'return', { damages: undefined, mileage: undefined });
  await openPage(page, `${rental.return}#mileage`);
  await page.getByLabel(de['handover.step.mileage']).fill('18026');
  await next(page);
  await expect(page.getByText('Bei der Übernahme waren es 180.260 km.', { exact: false })).toBeVisible();
  await page.getByText(de['handover.lower.confirm']).click();
  await page.getByLabel(de['handover.lower.note']).fill('Null zu viel');
  await expectNoViolations(page);
  await next(page);
  await question(page, de['handover.tyres.question']);
  await expect(saving(page)).toHaveText(de['handover.saved']);

  // On return the tear is known, and a dent is new.
  await openPage(page, `${rental.return}#damages`);
  await question(page, de['handover.damages.return']);
  await expect(page.getByText('Ein Schaden ist schon bekannt', { exact: false })).toBeVisible();
  await button(page, /^1 · Links, hinten: Riss$/).click();
  const tear = page.getByRole('img', { name: /^1 · Links, hinten: Riss, Foto 1$/ });
  await expect.poll(() => tear.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // By keyboard this time.
  await button(page, 'Schaden markieren: Rechts, vorn').press('Enter');
  await button(page, de['handover.damage.dent']).click();
  await expectNoViolations(page);
  await button(page, de['handover.damages.noMore']).click();
  await expect(page.getByRole('alert').filter({ hasText: 'fehlt noch ein Foto' })).toBeVisible();
  await page.getByLabel(/Rechts, vorn.*Foto aufnehmen/).setInputFiles(PHOTO);
  await button(page, de['handover.damages.noMore']).click();
  await question(page, de['handover.photos.question']);
  await openPage(page, `${rental.return}#signatures`);
  await expect(page.getByText('1 neuer Schaden, 1 bekannt')).toBeVisible();
  await draw(page, 'customer');
  await depot.getByRole('button', { name: de['handover.sign.refuse'] }).click();
  await depot.getByLabel(de['handover.sign.reason']).fill('Delle strittig');
  await depot.getByLabel(de['handover.sign.code']).fill(await readDepotCode(playwright, baseURL, rental.bookingId));
  await button(page, de['handover.sign.return']).click();
  await question(page, de['handover.done.return']);
  await expect(page.getByRole('main')).toContainText('Delle strittig');
  await expect(page.getByRole('main')).toContainText('Null zu viel');

  // The booking tells who really drove and when it really came back.
  await openPage(page, `/booking/${rental.bookingId}`);
  await expect(page.getByText(de['word.returned'], { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^vereinbart /)).toBeVisible();
  await expect(page.getByText('Jan Kowalski').first()).toBeVisible();
});

/** The operator in the console, on a page of a booking. */
async function openDesk(browser: Browser, baseURL: string | undefined, bookingId: string) {
  const desk = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
  const page = await desk.newPage();
  await answerConsent(desk, baseURL);
  await signInAs(page, 'admin@trailyard.example');
  await openPage(page, `/admin/bookings/${bookingId}`);
  return { desk, page };
}

/** Lets a trailer go with the lights as they are, from the task on the dashboard. */
async function releaseAtTheDesk(browser: Browser, baseURL: string | undefined, bookingId: string) {
  const { desk, page } = await openDesk(browser, baseURL, bookingId);
  await openPage(page, '/admin');
  await expect(page.getByText('Beleuchtung (Blinker links)', { exact: false })).toBeVisible();
  await openPage(page, `/admin/bookings/${bookingId}`);
  await expect(page.getByText(de['adminBooking.stopped'])).toBeVisible();
  await button(page, de['adminBooking.release']).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(de['word.reason'], { exact: true }).fill('Birne liegt bei');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: de['adminBooking.release'], exact: true }).click();
  await expect(page.getByText('Birne liegt bei', { exact: false })).toBeVisible();
  await desk.close();
}

/** Finds a return that the customer signed alone in the list of those to confirm, and confirms it. */
async function confirmAtTheDesk(browser: Browser, baseURL: string | undefined, bookingId: string) {
  const { desk, page } = await openDesk(browser, baseURL, bookingId);
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await openPage(page, '/admin/bookings?tab=toConfirm');
  await expectNoViolations(page);
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByText(de['adminBooking.flag.toConfirm'])).toBeVisible();
  await button(page, de['adminBooking.confirmReturn']).click();
  await expectNoViolations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: de['adminBooking.confirmReturn'] }).click();
  await expect(page.getByText(de['adminBooking.confirmReturn.done']).first()).toBeVisible();
  await desk.close();
}

/** Says at the desk that the trailer of such a return is not there. */
async function disputeAtTheDesk(browser: Browser, baseURL: string | undefined, bookingId: string) {
  const { desk, page } = await openDesk(browser, baseURL, bookingId);
  await button(page, de['adminBooking.disputeReturn']).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(de['word.reason'], { exact: true }).fill('Stellplatz 14 ist leer');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: de['adminBooking.disputeReturn'], exact: true }).click();
  await expect(page.getByText(de['adminBooking.disputeReturn.done']).first()).toBeVisible();
  await expect(page.getByText(de['adminBooking.protocol.disputed']).first()).toBeVisible();
  await desk.close();
}

/** A pick-up that the customer has signed waits at the desk. */
async function findAtTheDesk(browser: Browser, baseURL: string | undefined, bookingId: string) {
  const { desk, page } = await openDesk(browser, baseURL, bookingId);
  await expect(page.getByText(de['adminBooking.toSign.text'])).toBeVisible();
  await openPage(page, '/admin');
  const task = page.getByRole('link', { name: /Übernahme unterschreiben/ });
  await expect(task.and(page.locator(`[href="/admin/bookings/${bookingId}"]`))).toBeVisible();
  await desk.close();
}

test('without anybody of the depot a pick-up waits for it, and a return for the desk', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.setTimeout(150_000);
  await signInAs(page, ANNA);
  const rental = await rentNow(page, STAFFED);
  await setKeyBox(playwright, baseURL, STAFFED, false);
  await answerAll(page, rental.bookingId, 'pickUp');
  await openPage(page, `${rental.pickUp}#signatures`);
  await button(page, de['handover.sign.absent']).click();
  await expect(page.getByText(de['handover.sign.absent.pickUp'])).toBeVisible();
  await draw(page, 'customer');
  await expectNoViolations(page);
  await button(page, de['handover.sign.keep']).click();
  await expect(page.getByText(de['handover.sign.waits'])).toBeVisible();
  expect(await call(page, 'GET', `/api/bookings/${rental.bookingId}`)).toMatchObject({ status: 'reserved' });
  await findAtTheDesk(browser, baseURL, rental.bookingId);

  // Later, and the customer need not sign again.
  await page.reload();
  await expect(page.getByRole('img', { name: 'Unterschrift von Jan Kowalski' })).toBeVisible();
  await expectNoViolations(page);
  const depot = page.getByRole('region', { name: de['handover.sign.depot'] });
  await depot.getByLabel(de['handover.sign.name']).fill('Petra Lang');
  await depot.getByText(de['ui.signature.type'], { exact: true }).click();
  await depot.getByLabel(de['word.fullName']).fill('Petra Lang');
  await depot.getByLabel(de['handover.sign.code']).fill(await readDepotCode(playwright, baseURL, rental.bookingId));
  await button(page, de['handover.sign.pickUp']).click();
  await question(page, de['handover.done.pickUp']);

  const handBack = async () => {
    await answerAll(page, rental.bookingId, 'return');
    await openPage(page, `${rental.return}#signatures`);
    await button(page, de['handover.sign.absent']).click();
    await draw(page, 'customer');
    await button(page, de['handover.sign.return']).click();
    await question(page, de['handover.done.toConfirm']);
  };
  await handBack();
  await expect(page.getByText(de['word.settledOnceSeen'])).toBeVisible();
  await expectNoViolations(page);
  await openPage(page, `/booking/${rental.bookingId}`);
  await expect(page.getByText(de['word.settledOnceSeen'])).toBeVisible();
  await expectNoViolations(page);

  await disputeAtTheDesk(browser, baseURL, rental.bookingId);
  await page.reload();
  await expect(page.getByText('Stellplatz 14 ist leer', { exact: false }).first()).toBeVisible();
  await expectNoViolations(page);
  await handBack();

  await confirmAtTheDesk(browser, baseURL, rental.bookingId);
  await openPage(page, `/booking/${rental.bookingId}`);
  await expect(page.getByText(de['word.returned'], { exact: true }).first()).toBeVisible();
  await expect(page.getByText(de['word.settledOnceSeen'])).toHaveCount(0);
});

/** The operator gives the booking another trailer, knowing that its pick-up has begun. */
async function swapAtTheDesk(browser: Browser, baseURL: string | undefined, bookingId: string) {
  const { desk, page } = await openDesk(browser, baseURL, bookingId);
  await button(page, de['adminBooking.swap']).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('alert')).toContainText(de['adminBooking.swap.discards.text']);
  await expect(drawer.getByRole('radio', { checked: true })).toBeAttached();
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: de['word.reason'] }).click();
  await page.getByRole('option', { name: de['adminBooking.reason.defect'] }).click();
  await drawer.getByRole('button', { name: de['adminBooking.swap.confirm'], exact: true }).click();
  await expect(page.getByText(de['adminBooking.swap.done']).first()).toBeVisible();
  await desk.close();
}

test('a worn tyre keeps a trailer in the yard, another takes its place, and at a key box the customer signs alone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  await signInAs(page, ANNA);
  const rental = await rentNow(page, 'HAM', 'cool');
  await bringTrailer('HAM', 'cool');
  const worn = { tyres: { '1L': 8, '1R': 8, '2L': 8, '2R': 8, '3L': 8, '3R': 2.5 } };
  await answerAll(page, rental.bookingId, 'pickUp', worn);

  await openPage(page, rental.pickUp);
  await button(page, de['handover.continue']).click();
  await question(page, de['handover.tyres.question']);
  await expect(page.getByText('Achse 3 rechts: 2,5 mm.')).toBeVisible();
  await expect(page.getByRole('link', { name: de['handover.tyres.call'] })).toHaveAttribute('href', /^tel:\+49/);
  await expect(button(page, de['word.next'])).toHaveCount(0);
  await expectNoViolations(page);

  // The telephone learns of the swap with its next answer, and begins at the other trailer with nothing filled in.
  await swapAtTheDesk(browser, baseURL, rental.bookingId);
  await button(page, 'Achse 3 rechts: 2,5 mm').click();
  await button(page, '2,5 mm eintragen').click();
  await expect(page.getByText(de['handover.swapped.text'].split('.')[0] ?? '')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(rental.plate);
  await expectNoViolations(page);
  await button(page, de['handover.begin.pickUp']).click();
  await question(page, de['handover.driver.pickUp']);
  await expect(page.getByLabel(de['word.fullName'])).toHaveValue('');

  await answerAll(page, rental.bookingId, 'pickUp', worn);
  await page.reload();
  await openPage(page, `${rental.pickUp}#signatures`);
  await expect(button(page, de['handover.sign.pickUp'])).toBeDisabled();

  // It was measured wrongly.
  await page.getByRole('button', { name: `${de['handover.complete']}: ${de['handover.step.tyres']}` }).click();
  await button(page, 'Achse 3 rechts: 2,5 mm').click();
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: /: mehr$/ }).click();
  await button(page, '4,5 mm eintragen').click();
  await next(page);
  await question(page, de['handover.signatures.question']);

  // Lights that do not work stop it as well, until the operator lets it go with a reason.
  await page.getByRole('button', { name: `${de['handover.change']}: ${de['handover.step.checklist']}` }).click();
  await button(page, `${de['handover.check.lights']}: ${de['handover.notOk']}`).click();
  await page.getByLabel(de['handover.checklist.note']).fill('Blinker links');
  await next(page);
  await expect(page.getByText(de['handover.stop.title'])).toBeVisible();
  await expect(page.getByRole('link', { name: de['handover.tyres.call'] })).toHaveAttribute('href', /^tel:\+49/);
  await expect(button(page, de['word.next'])).toHaveCount(0);
  await expect(saving(page)).toHaveText(de['handover.saved']);
  await expectNoViolations(page);
  await releaseAtTheDesk(browser, baseURL, rental.bookingId);
  await button(page, de['handover.stop.look']).click();
  await expect(page.getByText('Birne liegt bei', { exact: false })).toBeVisible();
  await next(page);
  await question(page, de['handover.signatures.question']);

  await expect(page.getByRole('region', { name: de['handover.sign.depot'] })).toHaveCount(0);
  await expect(button(page, de['handover.sign.refuse'])).toHaveCount(0);
  await draw(page, 'customer');
  await button(page, de['handover.sign.pickUp']).click();
  await question(page, de['handover.done.pickUp']);
  await expect(page.getByText(de['handover.sign.alone'])).toBeVisible();

  // A colleague who only looks sees the signed protocol.
  await signInAs(page, 'viktor.view@nordwind.example');
  await openPage(page, rental.pickUp);
  await question(page, de['handover.done.pickUp']);
  await expect(page.getByRole('link', { name: de['handover.done.pdf'] })).toBeVisible();
  await expectPrintable(page);
});

test('a chassis is drawn as one, and a signature for a booking that is cancelled meanwhile is not lost without a word', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await signInAs(page, ANNA);
  const order = await bookIdle(page, { elsewhere: 1, type: 'chassis', days: 5 });
  await moveOrder(order.id, 1);
  const bookingId = order.lineItems[0]?.id ?? '';
  const pickUp = `/trailer-checkout/${order.id}/${bookingId}`;
  await answerAll(page, bookingId, 'pickUp', { damages: undefined, cleanliness: undefined });
  await openPage(page, `${pickUp}#damages`);
  await question(page, de['handover.damages.pickUp']);
  await expect(button(page, 'Schaden markieren: Fahrgestell, Mitte')).toBeVisible();
  await expect(page.getByRole('button', { name: /Dach|Innen/ })).toHaveCount(0);
  await expectNoViolations(page);
  await openPage(page, `${pickUp}#cleanliness`);
  await expect(page.getByText(de['handover.cleanliness.frame'])).toBeVisible();

  await answerAll(page, bookingId, 'pickUp');
  await openPage(page, `${pickUp}#signatures`);
  await page.reload();
  const depot = page.getByRole('region', { name: de['handover.sign.depot'] });
  await depot.getByRole('button', { name: de['handover.sign.refuse'] }).click();
  await depot.getByLabel(de['handover.sign.reason']).fill('niemand da');
  const code = await readDepotCode(playwright, baseURL, bookingId);
  await depot.getByLabel(de['handover.sign.code']).fill(code);
  await draw(page, 'customer');
  await context.setOffline(true);
  await button(page, de['handover.sign.pickUp']).click();
  await question(page, de['handover.kept.title']);
  // Taken back, it can be given again.
  await button(page, de['handover.kept.withdraw']).click();
  await question(page, de['handover.signatures.question']);
  await draw(page, 'customer');
  await depot.getByLabel(de['handover.sign.code']).fill(code);
  await button(page, de['handover.sign.pickUp']).click();
  await question(page, de['handover.kept.title']);
  await cancelAtTheDesk(playwright, baseURL, bookingId);
  await context.setOffline(false);
  await expect(page.getByText(de['handover.stray.ended'])).toBeVisible();
  await expect(page.getByText(/^Ihre Unterschrift vom .* gilt nicht\./)).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await button(page, de['handover.stray.understood']).click();
  await expect(page.getByText(de['handover.stray.ended'])).toHaveCount(0);
  await expect.poll(() => countKept(page)).toBe(0);
});

test('what cannot begin says why, and what is not ours is not there', async ({ page }) => {
  await signInAs(page, ANNA);
  const rental = await rentNow(page, 'HAM');
  await openPage(page, rental.return);
  await expect(page.getByText(de['handover.closed.notPickedUp'])).toBeVisible();
  await expect(button(page, de['handover.begin.return'])).toHaveCount(0);
  await expectNoViolations(page);

  await signInAs(page, 'viktor.view@nordwind.example');
  await openPage(page, rental.pickUp);
  await expect(page.getByText(de['handover.closed.role'], { exact: true })).toBeVisible();
  await expect(button(page, de['handover.begin.pickUp'])).toHaveCount(0);

  // The operator works the handover of every customer, and leaves for the console.
  await signInAs(page, 'admin@trailyard.example');
  await openPage(page, rental.pickUp);
  await expect(button(page, de['handover.begin.pickUp'])).toBeVisible();
  await page.getByRole('link', { name: de['word.toBooking'] }).click();
  await expect(page).toHaveURL(`/admin/bookings/${rental.bookingId}`);

  await signInAs(page, PAWEL);
  for (const path of [
    rental.pickUp,
    rental.return,
    rental.pickUp.replace(rental.orderId, rental.bookingId),
    '/trailer-checkout/1/2',
  ]) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});

/** How much is left on this device. */
const countKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('handover');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('unsent').objectStore('unsent').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
