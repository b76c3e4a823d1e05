// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { readCookie, readCookieNames } from './read-cookie.ts';
import { deleteCookie, writeCookie } from './write-cookie.ts';

beforeEach(() => {
  for (const name of readCookieNames()) deleteCookie(name);
});

describe('cookies that scripts may read', () => {
  test('a written cookie is read back, whatever its characters', () => {
    writeCookie('a', 'x; y=ä', 1);
    expect(readCookie('a')).toBe('x; y=ä');
  });

  test('a name that only begins alike is another cookie', () => {
    writeCookie('auth_public_old', '1', 1);
    expect(readCookie('auth_public')).toBeUndefined();
  });

  test('a value that is not encoded properly is taken as it is', () => {
    document.cookie = 'odd=%E0%A4%A; Path=/';
    expect(readCookie('odd')).toBe('%E0%A4%A');
  });

  test('a deleted cookie is gone', () => {
    writeCookie('a', '1', 1);
    writeCookie('b', '2', 1);
    deleteCookie('a');
    expect(readCookieNames()).toEqual(['b']);
  });
});
