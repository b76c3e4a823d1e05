import { expect, test } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { localePath } from '../../src/i18n/paths.ts';

const ID = '00000000-0000-4000-8000-000000000000';

const PUBLIC_PAGES = [
  '/',
  '/trailers',
  '/depots',
  '/depots/HAM',
  '/help',
  '/login',
  '/register',
  '/reset-account',
  '/sign-up',
  '/sign-up/address',
  '/external/map-7',
  '/legal/imprint',
  '/legal/terms',
  '/legal/privacy',
];

const PRIVATE_PAGES = [
  '/account',
  '/admin',
  '/booking',
  `/booking/${ID}`,
  '/cart',
  '/cart/services',
  '/cart/payment',
  '/checkout',
  `/checkout/${ID}`,
  '/invite',
  '/team',
  `/trailer-checkin/${ID}/${ID}`,
  `/trailer-checkout/${ID}/${ID}`,
];

const UNKNOWN_PAGES = [
  '/nope',
  '/external/map-2',
  '/external/map-19',
  '/external/map-x',
  '/legal/nope',
  '/trailers/x',
  '/depots/nope',
  '/depots/Hamburg',
  '/en-gb',
  '/%zz',
  '/cart%2Fservices',
  '/sign-up/50%',
  '/sign-up/confirmed-Max',
];

for (const locale of LOCALES) {
  test(`every page answers in ${locale}`, async ({ request }) => {
    for (const page of PUBLIC_PAGES) {
      const answer = await request.get(localePath(locale, page), { headers: { 'accept-language': locale } });
      expect.soft(answer.status(), page).toBe(200);
      const html = await answer.text();
      expect.soft(html, page).toContain(`<html lang="${locale}"`);
      expect.soft(html, page).toContain('<meta name="theme-color" content="#000000"/>');
      const languages = [...html.matchAll(/<link rel="alternate" hrefLang="([a-z-]+)"/g)].map(
        ([, language]) => language,
      );
      expect.soft(languages, page).toEqual([...LOCALES, 'x-default']);
    }
    for (const page of PRIVATE_PAGES) {
      const answer = await request.get(localePath(locale, page), { maxRedirects: 0 });
      expect.soft(answer.status(), page).toBe(302);
      const target = new URL(answer.headers()['location'] ?? '', 'http://x');
      expect.soft(target.pathname, page).toBe(localePath(locale, '/login'));
      expect.soft(target.searchParams.get('redirect'), page).toBe(localePath(locale, page));
      expect.soft(answer.headers()['set-cookie'], page).toContain('flash=login.errorLoginRequired');
    }
    for (const page of UNKNOWN_PAGES) {
      const answer = await request.get(localePath(locale, page));
      expect.soft(answer.status(), page).toBe(404);
      const html = await answer.text();
      expect.soft(html, page).toContain(`<html lang="${locale}"`);
      expect.soft(html, page).toContain(`Page Not Found: ${localePath(locale, page)}`);
    }
  });
}

test('the default language has no prefix, and other prefixes are no languages', async ({ request }) => {
  const prefixed = await request.get('/de/cart?x=1', { maxRedirects: 0 });
  expect(prefixed.status()).toBe(301);
  expect(prefixed.headers()['location']).toBe('/cart?x=1');
  expect((await request.get('/xx/cart')).status()).toBe(404);
  const nope = await request.get('/nope');
  expect(nope.status()).toBe(404);
  expect(await nope.text()).toContain('Page Not Found: /nope');
});

test('the bare root follows the cookie, then the browser', async ({ request }) => {
  const byBrowser = await request.get('/', { headers: { 'accept-language': 'pl,en;q=0.5' }, maxRedirects: 0 });
  expect(byBrowser.headers()['location']).toBe('/pl');
  const byCookie = await request.get('/', {
    headers: { 'accept-language': 'pl', cookie: 'locale=fr' },
    maxRedirects: 0,
  });
  expect(byCookie.headers()['location']).toBe('/fr');
});

test('search engines learn of every public page in every language', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const locale of LOCALES) {
    expect(sitemap).toContain(`${localePath(locale, '/trailers')}</loc>`);
    expect(sitemap).toContain(`${localePath(locale, '/depots/HAM')}</loc>`);
    expect(sitemap).toMatch(new RegExp(`${localePath(locale, '/trailers/')}[0-9a-f-]{36}</loc>`));
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ');
  const home = await (await request.get('/en')).text();
  for (const locale of LOCALES) expect(home).toContain(`hrefLang="${locale}"`);
  expect(home).toContain('rel="canonical"');
});

test('every API failure is a problem, never a page', async ({ request }) => {
  const unknown = await request.get('/api/nope');
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['content-type']).toContain('application/problem+json');
  const method = await request.delete('/api/config');
  expect(method.status()).toBe(405);
  expect(await method.json()).toMatchObject({ code: 'method-not-allowed', status: 405 });
  const foreign = await request.post('/api/users/login', {
    headers: { origin: 'https://evil.example' },
    data: { email: 'a@b.example', password: 'x' },
  });
  expect(foreign.status()).toBe(403);
  const form = await request.post('/api/users/login', { form: { email: 'a@b.example' } });
  expect(form.status()).toBe(415);
});

test('the contract describes itself', async ({ request }) => {
  const contract = await (await request.get('/api/openapi.json')).json();
  expect(contract.openapi).toBe('3.1.0');
  expect(Object.keys(contract.paths)).toContain('/api/config');
  expect((await request.get('/api/docs')).status()).toBe(200);
});
