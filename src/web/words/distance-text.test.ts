import { expect, test } from 'vitest';
import { createFormat } from '#i18n/format.ts';
import { distanceText } from './distance-text.ts';

test.each([
  { km: undefined, text: undefined },
  { km: 0.4, text: undefined },
  { km: 1, text: '1 km' },
  { km: 128.4, text: '128 km' },
])('$km km away is told as $text', ({ km, text }) => {
  expect(distanceText(createFormat('de'), km)?.replaceAll(/\s/g, ' ')).toBe(text);
});
