import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Platform } from '../support/platform/main.tsx';
import { servePlatform } from '../support/serve-platform.ts';

declare const window: Window & { platform: Platform };

let site: Awaited<ReturnType<typeof servePlatform>>;
test.beforeAll(async () => {
  site = await servePlatform((_, response) => response.writeHead(404).end());
});
test.afterAll(() => site.stop());

const open = async (page: Page, query = '') => {
  await page.goto(`${site.origin}/${query}`);
  await page.waitForFunction(() => 'platform' in window);
};
const toastOf = (page: Page, text: string) => page.locator('.toast', { hasText: text });

/** Its clock runs once it stands. */
const entered = (toast: Locator) => expect(toast).not.toHaveClass(/toast-enter/);

const LIBRARY = /toast-container[^/]*\.js$/;

test('the library is there before the first toast, which needs no line and is read politely', async ({
  page,
  context,
}) => {
  const library = page.waitForResponse(LIBRARY);
  await open(page);
  await (await library).finished();
  await context.setOffline(true);
  await page.evaluate(() => window.platform.toast.info('ui.share.copied', { text: 'ui.share.copied.text' }));
  const toast = toastOf(page, 'Link kopiert');
  await expect(toast).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meldungen' })).toHaveAttribute('aria-live', 'polite');
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && width - box.x - box.width).toBeLessThanOrEqual(16);
  expect(box?.y).toBeLessThanOrEqual(16);
});

test('without the library the words still come, and the library takes over with the line', async ({ page }) => {
  await page.route(LIBRARY, (route) => route.abort());
  await open(page);
  await page.evaluate(() => window.platform.toast.error('ui.share.failed', { text: 'error.unavailable' }));
  const toast = toastOf(page, 'Der Link ließ sich nicht kopieren');
  await expect(toast).toContainText('Der Dienst ist gerade nicht erreichbar.');
  await expect(page.getByRole('region', { name: 'Meldungen' })).toHaveAttribute('aria-live', 'polite');
  await expect(toast.locator('.toast-icon')).toHaveCount(0);
  await page.unroute(LIBRARY);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(toast.locator('.toast-icon')).toBeVisible();
  await expect(toast).toHaveCount(1);
  await toast.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect(toast).toHaveCount(0);
});

test('toasts go after five seconds, errors stay, and a change of the URL removes neither', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.evaluate(() => {
    window.platform.toast.success('ui.upload.done');
    window.platform.toast.error('ui.share.failed');
  });
  const success = toastOf(page, 'Bild gespeichert');
  const error = toastOf(page, 'Der Link ließ sich nicht kopieren');
  await entered(success);
  await page.evaluate(() => window.platform.goTo('/elsewhere'));
  await expect(page).toHaveURL(/elsewhere/);
  await page.clock.runFor(4_000);
  await expect(success).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(success).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(error).toHaveAttribute('data-in', 'true');
  await error.click();
  await expect(error).toHaveCount(0);
});

test('a toast under the pointer waits', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.evaluate(() => window.platform.toast.info('ui.upload.done'));
  const toast = toastOf(page, 'Bild gespeichert');
  await entered(toast);
  await toast.hover();
  await page.clock.runFor(30_000);
  await expect(toast).toHaveAttribute('data-in', 'true');
  await page.mouse.move(5, 500);
  await page.clock.runFor(5_500);
  await expect(toast).toHaveCount(0);
});

test('one that goes by itself slides out first and collapses then', async ({ page }) => {
  await open(page);
  const order = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        for (const type of ['animationstart', 'animationend'] as const) {
          document.addEventListener(type, ({ animationName }) => {
            if (animationName === 'toast-out') seen.push(`${type} toast-out`);
          });
        }
        // Not the events of the transition: on a busy machine the toast is gone before its last frame is drawn.
        new MutationObserver(() => {
          const toast = document.querySelector<HTMLElement>('.toast');
          if (toast?.style.height === '0px') resolve([...seen, 'height 0']);
        }).observe(document.body, { subtree: true, attributeFilter: ['style'] });
        window.platform.toast.info('ui.upload.done', { autoClose: 400 });
      }),
  );
  expect(await order).toEqual(['animationstart toast-out', 'animationend toast-out', 'height 0']);
});

test('it leaves by a collapse and is gone', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.platform.toast.error('ui.share.failed'));
  const toast = toastOf(page, 'Der Link');
  await toast.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect(toast).toHaveCount(0);
});

test('loading cannot be closed; a promise tells how it ended', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const { promise, reject } = Promise.withResolvers<void>();
    Object.assign(window, { fail: () => reject(new Error('no')) });
    window.platform.toast
      .promise(() => promise, { pending: 'ui.upload.uploading', success: 'ui.upload.done', error: 'ui.upload.failed' })
      .catch(() => {});
  });
  const loading = toastOf(page, 'Bild wird hochgeladen');
  await expect(loading).toBeVisible();
  await expect(loading.getByRole('button')).toHaveCount(0);
  await loading.click();
  await expect(loading).toHaveAttribute('data-in', 'true');
  await page.evaluate('fail()');
  const failed = toastOf(page, 'Das Bild wurde nicht gespeichert.');
  await expect(failed).toBeVisible();
  await expect(loading).toHaveCount(0);
  await failed.click();
  await expect(failed).toHaveCount(0);
});

test('done fills the bar and removes the toast', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const id = window.platform.toast.loading('ui.upload.uploading', { progress: 0.5 });
    Object.assign(window, { finish: () => window.platform.toast.done(id) });
  });
  const toast = toastOf(page, 'Bild wird hochgeladen');
  await expect(toast.locator('.toast-progress')).toHaveCSS('scale', '0.5 1');
  await page.evaluate('finish()');
  await expect(toast).toHaveCount(0);
});

test('one alone clears the others and blocks for 390 ms; doubles within 50 ms are one', async ({ page }) => {
  await open(page);
  const ids = await page.evaluate(() => {
    const { toast } = window.platform;
    return [
      toast.error('ui.share.failed'),
      toast.error('ui.share.failed'),
      toast.warning('ui.upload.failed', { multiple: false }),
      toast.info('ui.upload.done'),
    ];
  });
  expect(ids[1]).toBe(ids[0]);
  expect(ids[3]).toBeFalsy();
  await expect(toastOf(page, 'Das Bild wurde nicht gespeichert.')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(1);
});

test('beyond the limit toasts wait', async ({ page }) => {
  await open(page, '?limit=1');
  await page.evaluate(() => {
    window.platform.toast.error('ui.share.failed');
    window.platform.toast.error('ui.upload.failed');
  });
  await expect(page.locator('.toast')).toHaveCount(1);
  await toastOf(page, 'Der Link').click();
  await expect(toastOf(page, 'Das Bild wurde nicht gespeichert.')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(1);
});

test('where motion is unwanted toasts still wait their five seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page);
  await page.evaluate(() => window.platform.toast.info('ui.upload.done'));
  const toast = toastOf(page, 'Bild gespeichert');
  await entered(toast);
  await page.clock.runFor(4_500);
  await expect(toast).toHaveAttribute('data-in', 'true');
  await page.clock.runFor(1_500);
  await expect(toast).toHaveCount(0);
});
