import { describe, expect, test, vi } from 'vitest';
import { isExternalUrl, navigateExternal } from './navigate-external.ts';

const HERE = 'https://shop.example/pl/cart';

describe('leaving the site', () => {
  test.each([
    ['/booking', false],
    ['booking?x=1', false],
    ['https://shop.example/x', false],
    ['https://evil.example/x', true],
    ['//evil.example', true],
    [String.raw`\\evil.example`, true],
    [String.raw`/\evil.example`, true],
    ['https://shop.example@evil.example/', true],
    ['http://shop.example/', true],
    ['javascript:alert(1)', true],
    ['mailto:a@b.example', true],
    ['https://', true],
  ])('%s is outside: %s', (url, expected) => {
    expect(isExternalUrl(url, HERE)).toBe(expected);
  });

  test('is refused without permission', () => {
    const assign = vi.fn<(url: string) => void>();
    expect(navigateExternal('https://partner.example/', {}, { href: HERE, assign })).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  test('goes through with permission', () => {
    const assign = vi.fn<(url: string) => void>();
    expect(navigateExternal('https://partner.example/', { allowExternal: true }, { href: HERE, assign })).toBe(true);
    expect(assign).toHaveBeenCalledWith('https://partner.example/');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://shop.example/1', ' java\nscript:alert(1)'])(
    'no permission opens %j',
    (url) => {
      const assign = vi.fn<(target: string) => void>();
      expect(navigateExternal(url, { allowExternal: true }, { href: HERE, assign })).toBe(false);
      expect(assign).not.toHaveBeenCalled();
    },
  );

  test('pages of the shop need no permission', () => {
    const assign = vi.fn<(url: string) => void>();
    expect(navigateExternal('/booking', {}, { href: HERE, assign })).toBe(true);
  });
});
