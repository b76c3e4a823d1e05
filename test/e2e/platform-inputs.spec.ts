import { expect, type Page, test } from '@playwright/test';
import { expectReadyToSign } from '../support/journey.ts';
import { servePlatform } from '../support/serve-platform.ts';

const uploads: { readonly type: string | undefined; readonly bytes: number }[] = [];
let failNext = false;
let site: Awaited<ReturnType<typeof servePlatform>>;

test.beforeAll(async () => {
  site = await servePlatform((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      if (failNext) {
        failNext = false;
        response.writeHead(503, { 'Content-Type': 'application/problem+json' }).end('{"code":"unavailable"}');
        return;
      }
      uploads.push({ type: request.headers['content-type'], bytes });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
});
test.afterAll(() => site.stop());
test.beforeEach(async ({ page }) => {
  uploads.length = 0;
  await page.goto(site.origin);
});

const signature = (page: Page) => page.getByRole('status', { name: 'Signature' });

const drawStroke = async (page: Page, top: number) => {
  await expectReadyToSign(page.locator('canvas'));
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('no canvas');
  await page.mouse.move(box.x + 30, box.y + top);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(box.x + 30 + step * 25, box.y + top + (step % 2) * 40);
  await page.mouse.up();
};

test('a drawn signature is a vector and a picture, stroke by stroke', async ({ page }) => {
  await expect(signature(page)).toHaveText('none');
  await drawStroke(page, 40);
  await expect(signature(page)).toContainText('drawn <svg');
  await expect(signature(page)).toContainText('data:image/png;base64,');
  const one = await signature(page).textContent();
  await drawStroke(page, 100);
  await expect(signature(page)).not.toHaveText(one ?? '');
  await page.getByRole('button', { name: 'Letzten Strich zurücknehmen' }).click();
  await expect(page.getByRole('img', { name: 'Unterschrieben' })).toBeVisible();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(signature(page)).toHaveText('none');
  await expect(page.getByRole('img', { name: 'Noch nicht unterschrieben' })).toBeVisible();
});

test('strokes outlive a turn of the phone', async ({ page }) => {
  await drawStroke(page, 40);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(() => page.locator('canvas').evaluate(inkOf)).toBeGreaterThan(100);
});

/** How many pixels of a canvas are not white. */
function inkOf(canvas: HTMLElement | SVGElement): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let ink = 0;
  for (let index = 0; index < pixels.length; index += 4) if ((pixels[index] ?? 255) < 128) ink += 1;
  return ink;
}

test('a name can be typed by keyboard alone', async ({ page }) => {
  await page.getByRole('radio', { name: 'Zeichnen' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Łukasz <Nowak>');
  await expect(signature(page)).toContainText('typed <svg');
  await expect(signature(page)).toContainText('Łukasz &#60;Nowak&#62;</text>');
  await expect(signature(page)).toContainText('data:image/png;base64,');
});

const largePicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 4000;
    canvas.height = 3000;
    const context = canvas.getContext('2d');
    for (let x = 0; x < 4000; x += 10) {
      if (context) context.fillStyle = `hsl(${x % 360} 80% 50%)`;
      context?.fillRect(x, 0, 10, 3000);
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
  });

test('a large photo is made smaller on the device, sent, and sent again after a failure', async ({ page }) => {
  const buffer = Buffer.from(await largePicture(page));
  failNext = true;
  const picker = page.getByLabel('Links: Bild auswählen');
  await picker.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('alert')).toContainText('Das Bild wurde nicht gespeichert.');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Bild gespeichert')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Uploads' })).toHaveText('1');
  expect(uploads).toHaveLength(1);
  expect(uploads[0]?.type).toBe('image/webp');
  const size = await page.getByRole('img', { name: 'Links' }).evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([2048, 1536]);
});

test('a file that is no picture is refused before it is sent', async ({ page }) => {
  await page
    .getByLabel('Links: Bild auswählen')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
  await expect(page.getByRole('alert')).toContainText('kein lesbares Bild');
  expect(uploads).toEqual([]);
});

test('a link is copied where there is no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.locator('.toast')).toContainText('Link kopiert');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/`);
});

test('the tour leads through its steps by keyboard and tells how it ended', async ({ page }) => {
  const state = page.getByRole('status', { name: 'Tour' });
  await page.getByRole('button', { name: 'Tour' }).click();
  const popover = page.getByRole('dialog');
  await expect(popover).toContainText('Link kopiert');
  await expect(popover).toContainText('1 von 2');
  await popover.getByRole('button', { name: 'Weiter' }).click();
  await expect(popover).toContainText('Bild gespeichert');
  await popover.getByRole('button', { name: 'Fertig' }).click();
  await expect(state).toHaveText('finished');
  await page.getByRole('button', { name: 'Tour' }).click();
  await expect(popover).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(state).toHaveText('left');
});
