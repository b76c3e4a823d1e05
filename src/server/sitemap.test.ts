import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#api/env.ts';
import { addSitemap } from './sitemap.ts';

test('robots are told where the sitemap is, and to stay away from what belongs to customers', async () => {
  const app = new Hono<ApiEnv>();
  addSitemap(app, 'https://shop.example', async () => []);
  const lines = (await (await app.request('/robots.txt')).text()).split('\n');
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  for (const path of ['/account', '/admin', '/booking', '/invoices', '/team']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
});
