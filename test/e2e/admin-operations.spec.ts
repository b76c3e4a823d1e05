import { expect, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { signInAs } from '../support/shopper.ts';

const words = WORDS.de;
const OPERATOR = 'admin@trailyard.example';

test.beforeEach(async ({ context, baseURL, page }) => {
  await answerConsent(context, baseURL);
  await signInAs(page, OPERATOR);
});

test('the operator sees the day and finds a trailer by its plate', async ({ page }) => {
  await openPage(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{1,2}\. /);
  await expect(page.getByRole('heading', { name: words['adminFigure.tasks'] })).toBeVisible();
  await expect(page.getByRole('img', { name: /%/ })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('/');
  await page.keyboard.type('PM-103');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/trailers\/[0-9a-f-]{36}$/);
});

test('the operator swaps the trailer of a coming booking, and the customer is told', async ({ page }) => {
  const bookings = await page.request.get('/api/admin/bookings?tab=upcoming&limit=100');
  const { items } = await bookings.json();
  // The mail below is read in German; whose booking is the next one differs by day.
  const german = items.filter(({ company }: { company: { name: string } }) => company.name.endsWith('GmbH'));
  const candidates = await Promise.all(
    german.map(async ({ id }: { id: string }) => {
      const answer = await page.request.get(`/api/admin/bookings/${id}/swap`);
      const { items: trailers } = await answer.json();
      return { id, free: trailers.find(({ free }: { free: boolean }) => free) };
    }),
  );
  const { id, free } = candidates.find((candidate) => candidate.free !== undefined);
  await openPage(page, `/admin/bookings/${id}`);
  await page.getByRole('button', { name: words['adminBooking.swap'], exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('radio', { name: new RegExp(free.number) }).check({ force: true });
  await drawer.getByRole('button', { name: words['word.reason'] }).click();
  await page.getByRole('option', { name: words['adminBooking.reason.planning'] }).click();
  await drawer.getByRole('button', { name: words['adminBooking.swap.confirm'], exact: true }).click();
  const messages = page.getByRole('region', { name: words['ui.toast.region'] });
  await expect(messages.getByText(words['adminBooking.swap.done'])).toBeVisible();
  await expect(page.getByRole('link', { name: free.number, exact: true })).toBeVisible();
  await expectNoViolations(page);
  const [subject = ''] = words['mail.trailerSwapped.subject'].split('{');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(subject).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('the operator exchanges a trailer that is out, whose return is open then', async ({ page }) => {
  const { items } = await (await page.request.get('/api/admin/bookings?tab=all&status=onRent&limit=100')).json();
  const offered = await Promise.all(
    items.slice(0, 12).map(async ({ id, isOverdue }: { id: string; isOverdue: boolean }) => {
      const answer = isOverdue ? undefined : await page.request.get(`/api/admin/bookings/${id}/exchange`);
      return { id, offer: answer?.ok() ? (await answer.json()).items[0] : undefined };
    }),
  );
  const { id, offer } = offered.find((candidate) => candidate.offer !== undefined);
  await openPage(page, `/admin/bookings/${id}`);
  await page.getByRole('button', { name: words['adminBooking.exchange'], exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('radio', { name: new RegExp(offer.number) })).toBeChecked();
  await drawer.getByRole('button', { name: words['word.reason'] }).click();
  await page.getByRole('option', { name: words['adminBooking.reason.accident'] }).click();
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: words['adminBooking.exchange.confirm'], exact: true }).click();
  await expect(page.getByRole('link', { name: offer.number, exact: true })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${words['word.handover.return']} · `) }).click();
  await expect(page).toHaveURL(/trailer-checkin.*trailer=/);
  await expect(page.getByRole('main')).not.toContainText(offer.number);
});

test('the operator confirms a transfer that was awaited in advance', async ({ page }) => {
  await page.goto('/admin/orders?status=placed');
  const order = page.getByRole('link', { name: /^O-\d\d-\d{6}$/ }).first();
  const number = await order.textContent();
  await order.click();
  await expect(page.getByRole('heading', { level: 1, name: number ?? '' })).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: words['adminOrder.markPaid'], exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words['adminOrder.markPaid'], exact: true }).click();
  await expect(page.getByText(words['adminOrder.markPaid.done'])).toBeVisible();
  await expect(page.getByText(words['adminOrder.payment.paid'], { exact: true })).toBeVisible();
  await expect(page.getByText(words['order.status.confirmed'], { exact: true })).toBeVisible();
});

test('the day sheet of a depot lists what comes and goes, ready to print', async ({ page }) => {
  const bookings = await page.request.get('/api/admin/bookings?tab=upcoming&limit=1');
  const { items } = await bookings.json();
  const [{ depot, period, trailer }] = items;
  // A trailer may come back and leave again on one day.
  const plate = page.getByText(trailer.plate, { exact: true }).first();
  await page.goto(`/admin/day-sheet?depot=${depot.id}&date=${period.localFrom.slice(0, 10)}`);
  await expect(plate).toBeVisible();
  await expect(page.getByText(period.localFrom.slice(11, 16)).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: words['adminFigure.daySheet.print'] })).toBeHidden();
  await expect(plate).toBeVisible();
});
