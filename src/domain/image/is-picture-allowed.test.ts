import { expect, test } from 'vitest';
import { isPictureAllowed } from './is-picture-allowed.ts';

const HOSTS = ['cdn.trailyard.example', 'img.commerce.example'];

test.each([
  ['/uploads/trailer/a.webp', true],
  ['/assets/hero-4f2a.svg', true],
  ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', true],
  ['blob:https://trailyard.example/1', true],
  ['https://cdn.trailyard.example/a.jpg', true],
  ['https://img.commerce.example/a b.jpg', true],
  ['http://cdn.trailyard.example/a.jpg', false],
  ['https://cdn.trailyard.example:8443/a.jpg', false],
  ['https://cdn.trailyard.example.evil.example/a.jpg', false],
  ['https://elsewhere.example/a.jpg', false],
  ['//elsewhere.example/a.jpg', false],
  ['/\\elsewhere.example/a.jpg', false],
  ['javascript:alert(1)', false],
  ['', false],
])('whether a page may show %j: %s', (src, isAllowed) => {
  expect(isPictureAllowed(src, HOSTS)).toBe(isAllowed);
});
