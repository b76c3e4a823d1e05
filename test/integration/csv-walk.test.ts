import { afterAll, beforeAll, expect, test } from 'vitest';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
import { LOCALES } from '#i18n/locales.ts';
import { callRoute } from '../support/call-route.ts';
import { makeRightsWorld, type RightsWorld } from '../support/rights-world.ts';
import { ROUTE_SAMPLES } from '../support/route-samples.ts';
import { BILLING_ENV } from '../support/sample-seller.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let world: RightsWorld;
beforeAll(async () => {
  shop = await createTestApp({ env: BILLING_ENV });
  world = await makeRightsWorld(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

const FILES = Object.keys(RIGHTS_TABLE).filter((route) => route.startsWith('GET ') && route.endsWith('.csv'));
/** What a text looks like that nobody has put into words. */
const KEY = /^[a-z][A-Za-z]*\.[A-Za-z.]+|^[a-z]+[A-Z][A-Za-z]*$/;

test.each(FILES)('%s has a head in words, with as many columns in every language', async (route) => {
  const browser = await world.signInAs(route.includes('/admin/') ? 'platformAdmin' : 'admin');
  const sample = (await ROUTE_SAMPLES[route]?.(world)) ?? {};
  const heads = [];
  for (const locale of LOCALES) {
    const headers = { ...sample.headers, 'Accept-Language': locale };
    const text = await (await callRoute(browser, route, { ...sample, headers })).text();
    const [head = ''] = text.replace(/^\uFEFF/, '').split('\r\n');
    const names = head.split(locale === 'en' ? /,(?! )/ : ';');
    expect(names.filter((name) => KEY.test(name))).toEqual([]);
    heads.push(names.length);
  }
  expect(heads[0]).toBeGreaterThan(3);
  expect(new Set(heads).size).toBe(1);
});
