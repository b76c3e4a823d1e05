import { describe, expect, test } from 'vitest';
import { DEFAULT_IMAGE_QUALITY, IMAGE_QUALITIES, IMAGE_SCREENS, IMAGE_WIDTHS, snapWidth } from './image-size.ts';

describe('picture sizes', () => {
  test('the screens are those of the design', () => {
    expect(IMAGE_SCREENS).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 });
    expect(IMAGE_WIDTHS).toEqual([320, 640, 768, 1024, 1280, 1536]);
  });

  test('the default quality is 100 and one of the closed set', () => {
    expect(DEFAULT_IMAGE_QUALITY).toBe(100);
    expect(IMAGE_QUALITIES).toContain(DEFAULT_IMAGE_QUALITY);
  });

  test.each([
    [0, 320],
    [1, 320],
    [320, 320],
    [321, 640],
    [640.5, 768],
    [1000, 1024],
    [1281, 1536],
    [1536, 1536],
    [9000, 1536],
  ])('a width of %d snaps to %d', (wanted, width) => {
    expect(snapWidth(wanted)).toBe(width);
  });
});
