import type { ImageQuality } from '#domain/image/image-size.ts';
import type { ImageSizes } from './image-sizes.ts';

export type ImageDensity = 1 | 2;

export type ImageOptions = {
  /** The width on the page in CSS pixels, where it is the same on every screen. */
  readonly width?: number;
  /** How wide the picture is from each screen on, where it grows with the page. */
  readonly sizes?: ImageSizes;
  readonly quality?: ImageQuality;
  readonly densities?: readonly ImageDensity[];
  readonly loading?: 'lazy' | 'eager';
  readonly decoding?: 'async' | 'auto' | 'sync';
};

/** The places of the design in which pictures stand. */
export const IMAGE_PRESETS = {
  avatar: { width: 56, quality: 90 },
  logo: { width: 160, quality: 90 },
  thumbnail: { width: 120, quality: 75 },
  card: { sizes: { base: '100vw', md: '50vw', xl: '400px' }, quality: 90 },
  gallery: { sizes: { base: '100vw', lg: '840px' }, quality: 90 },
  hero: { sizes: { base: '100vw' }, loading: 'eager' },
} as const satisfies Record<string, ImageOptions>;

export type ImagePreset = keyof typeof IMAGE_PRESETS;
