import { expect, type Page, type Route } from '@playwright/test';
import de from '../../src/i18n/messages/de.json' with { type: 'json' };

const KEYS: ReadonlySet<string> = new Set(Object.keys(de));
const OUR_FAULT = [de['errorPage.message'], de['error.internal']] as const;
/** The same thing is asked for, asked for once more, and perhaps read anew. A loop asks dozens of times. */
const MOST_PER_SECOND = 5;
const SECOND_MS = 1000;

const busy = (route: Route) => route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, body: '' });
const timedOut = (route: Route) => route.abort('timedout');
export const TROUBLES = { busy, timedOut } as const;

/** Fails the next requests that somebody waits for; what is fetched ahead goes through. */
export async function failNext(page: Page, path: RegExp, how: (route: Route) => Promise<void>, times = 1) {
  let left = times;
  const isMeant = (url: URL) => left > 0 && path.test(url.pathname);
  await page.route(isMeant, async (route) => {
    if (route.request().resourceType() === 'other' || left === 0) return route.continue();
    left -= 1;
    return how(route);
  });
}

/** Watches what a page asks for and says, from its first request on. */
export function watchLine(page: Page) {
  const asked = new Map<string, number[]>();
  page.on('request', (request) => {
    // Several pages that are fetched ahead may share a file.
    if (new URL(request.url()).pathname.startsWith('/assets/')) return;
    const what = `${request.method()} ${request.url()}`;
    asked.set(what, [...(asked.get(what) ?? []), performance.now()]);
  });

  return {
    /** No loop, no message without words, and nobody takes the blame for the line. */
    async expectCalm() {
      const loops = [...asked].filter(([, times]) =>
        times.some((at, i) => (times[i + MOST_PER_SECOND] ?? Infinity) - at < SECOND_MS),
      );
      expect(loops.map(([what]) => what)).toEqual([]);
      const text = await page.locator('body').innerText();
      const rawKeys = text.match(/[a-z][\w-]*(?:\.[\w-]+)+/gi)?.filter((word) => KEYS.has(word));
      expect(rawKeys ?? []).toEqual([]);
      for (const words of OUR_FAULT) expect(text).not.toContain(words);
    },
  };
}
