import type { Hono } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { alternates } from '#i18n/paths.ts';
import type { Deps } from '#services/deps.ts';

const PUBLIC_PAGES = [
  '/',
  '/trailers',
  '/depots',
  '/empty-legs',
  '/help',
  '/sign-up',
  '/login',
  '/legal/imprint',
  '/legal/terms',
  '/legal/privacy',
];

/** One entry per public page and language, each naming its other languages. */
export function sitemap(origin: string, pages: readonly string[]): string {
  const entries = pages.flatMap((page) => {
    const versions = alternates(page);
    const links = versions
      .map(({ locale, path }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${path}"/>`)
      .join('');
    return versions.map(({ path }) => `<url><loc>${origin}${path}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>`;
}

const PRIVATE_PAGES = [
  '/account',
  '/admin',
  '/api/',
  '/booking',
  '/cart',
  '/checkout',
  '/invite',
  '/invoices',
  '/team',
];

/** Pages of the fleet and its yards, which change. */
type ListPages = (deps: Deps) => Promise<readonly string[]>;

export function addSitemap(app: Hono<ApiEnv>, origin: string, listPages: ListPages): void {
  app.get('/sitemap.xml', async (c) => {
    return c.body(sitemap(origin, [...PUBLIC_PAGES, ...(await c.get('read')(listPages))]), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
    });
  });
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\n${PRIVATE_PAGES.map((path) => `Disallow: ${path}`).join('\n')}\nSitemap: ${origin}/sitemap.xml\n`,
    ),
  );
}
