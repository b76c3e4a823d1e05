import { expect, test } from 'vitest';
import { mayBeTracked, openIdentityChannel, toIdentityKey } from './identity.ts';

const member = { userId: 'u1', legalAccepted: true, isImpersonating: false };

test('an admin in somebody’s place is not that somebody', () => {
  expect(toIdentityKey({ ...member, userId: null })).toBe('guest');
  expect(toIdentityKey(member)).toBe('u1');
  expect(toIdentityKey({ ...member, isImpersonating: true })).not.toBe('u1');
});

test('tracking needs the terms accepted by the person at the screen', () => {
  expect(mayBeTracked(member)).toBe(true);
  expect(mayBeTracked({ ...member, legalAccepted: false })).toBe(false);
  expect(mayBeTracked({ ...member, isImpersonating: true })).toBe(false);
});

test('other tabs hear who is signed in, this one does not', async () => {
  const own: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const here = openIdentityChannel((key) => own.push(key));
  const there = openIdentityChannel(resolve);
  here.announce('u1');
  expect(await promise).toBe('u1');
  expect(own).toEqual([]);
  here.close();
  there.close();
});
