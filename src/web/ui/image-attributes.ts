import { DEFAULT_IMAGE_QUALITY, snapWidth, WIDEST_IMAGE } from '#domain/image/image-size.ts';
import { imageError } from './image-error.ts';
import { IMAGE_PRESETS, type ImageOptions, type ImagePreset } from './image-preset.ts';
import { IMAGE_PROVIDERS, type ImageProvider } from './image-provider.ts';
import { toSizesAttribute, toWidths } from './image-sizes.ts';

export type ImageInput = ImageOptions & {
  readonly src: string;
  readonly provider?: ImageProvider;
  readonly preset?: ImagePreset;
};

export type ImageAttributes = {
  readonly loading: 'lazy' | 'eager';
  readonly decoding: 'async' | 'auto' | 'sync';
  readonly sizes?: string;
  readonly srcSet?: string;
  readonly src: string;
};

export const IMAGE_DENSITIES = [1, 2] as const;
const LOADING: readonly unknown[] = ['lazy', 'eager'];
const DECODING: readonly unknown[] = ['async', 'auto', 'sync'];

/** What an `<img>` needs to show a picture sharply on every screen and never larger than that. */
export function toImageAttributes(
  { src, provider, preset, ...own }: ImageInput,
  hosts: readonly string[],
): ImageAttributes {
  if (typeof src !== 'string') throw imageError('input-not-a-string', src);
  const provide = requireProvider(provider);
  const {
    width = WIDEST_IMAGE,
    sizes,
    quality = DEFAULT_IMAGE_QUALITY,
    densities = IMAGE_DENSITIES,
    loading = 'lazy',
    decoding = 'async',
  }: ImageOptions = { ...requirePreset(preset), ...own };
  if (densities.length === 0) throw imageError('empty-densities', densities);
  if (!LOADING.includes(loading)) throw imageError('unknown-loading', loading);
  if (!DECODING.includes(decoding)) throw imageError('unknown-decoding', decoding);

  const urlOf = (pixels: number) => provide(src, { width: snapWidth(pixels), quality }, hosts);
  const candidates = sizes
    ? toWidths(sizes, densities).map((pixels) => ({ url: urlOf(pixels), descriptor: `${pixels}w` }))
    : densities.map((density) => ({ url: urlOf(width * density), descriptor: `${density}x` }));

  const isOneForAll = new Set(candidates.map(({ url }) => url)).size === 1;
  return {
    loading,
    decoding,
    ...(!isOneForAll && {
      ...(sizes && { sizes: toSizesAttribute(sizes) }),
      srcSet: candidates.map(({ url, descriptor }) => `${url} ${descriptor}`).join(', '),
    }),
    src: (sizes ? candidates.at(-1) : candidates.at(0))?.url ?? src,
  };
}

function requireProvider(name: ImageProvider = 'optimiser') {
  if (!Object.hasOwn(IMAGE_PROVIDERS, name)) throw imageError('unknown-provider', name);
  return IMAGE_PROVIDERS[name];
}

function requirePreset(name: ImagePreset | undefined): ImageOptions {
  if (name === undefined) return {};
  if (!Object.hasOwn(IMAGE_PRESETS, name)) throw imageError('unknown-preset', name);
  return IMAGE_PRESETS[name];
}
