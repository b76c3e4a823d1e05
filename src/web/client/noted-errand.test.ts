// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { findNotedErrand, findNotedSearch, forgetErrand, noteErrand } from './noted-errand.ts';

afterEach(() => {
  forgetErrand();
  vi.restoreAllMocks();
  document.cookie = 'auth_public=; max-age=0';
});

test('the last thing a guest looked at is found again, also after a reload', () => {
  noteErrand('/trailers?type=cool');
  noteErrand('/trailers/7f?from=2026-11-20T09:00');
  expect(findNotedErrand()).toBe('/trailers/7f?from=2026-11-20T09:00');
  expect(sessionStorage.getItem('errand')).toBe('/trailers/7f?from=2026-11-20T09:00');
  expect(findNotedSearch()).toBe('/trailers?type=cool');
  forgetErrand();
  expect(findNotedErrand()).toBeUndefined();
  expect(findNotedSearch()).toBeUndefined();
});

test('nothing is noted of who is signed in', () => {
  document.cookie = 'auth_public=1790000000';
  noteErrand('/trailers?type=cool');
  expect(findNotedErrand()).toBeUndefined();
});

test('a browser without storage keeps it as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  noteErrand('/trailers');
  expect(findNotedErrand()).toBe('/trailers');
});
