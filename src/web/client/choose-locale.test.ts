// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { noteCampaign } from './campaign.ts';
import { chooseLocale } from './choose-locale.ts';
import * as external from './navigate-external.ts';
import { readCookie } from './read-cookie.ts';

test('another language is remembered and loads its page, which is one of this site', async () => {
  const navigate = vi.spyOn(external, 'navigateExternal').mockReturnValue(true);
  await chooseLocale('pl', '/pl/cart');
  expect(readCookie('locale')).toBe('pl');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/pl/cart');
  noteCampaign('?gclid=click');
  await chooseLocale('pl', '/pl/cart');
  expect(navigate).toHaveBeenLastCalledWith('/pl/cart?gclid=click');
});
