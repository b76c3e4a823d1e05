import { describe, expect, test } from 'vitest';
import { decidePage } from './page-guard.ts';

const PUBLIC = ['/', '/trailers', '/login'];
const GUEST = { signedIn: false, legalAccepted: false };
const NEWCOMER = { signedIn: true, legalAccepted: false };
const CUSTOMER = { signedIn: true, legalAccepted: true };

describe('a page', () => {
  test.each([
    ['/', GUEST, 'allow'],
    ['/trailers/1', GUEST, 'allow'],
    ['/cart', GUEST, 'login'],
    ['/account', GUEST, 'login'],
    ['/cart', NEWCOMER, 'legal'],
    ['/trailers', NEWCOMER, 'allow'],
    ['/account', NEWCOMER, 'allow'],
    ['/account/other', NEWCOMER, 'legal'],
    ['/cart', CUSTOMER, 'allow'],
  ] as const)('%s for %o: %s', (path, visitor, decision) => {
    expect(decidePage(path, PUBLIC, visitor)).toBe(decision);
  });
});
