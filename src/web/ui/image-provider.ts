import type { ImageQuality } from '#domain/image/image-size.ts';
import { parseImageSource } from '#domain/image/image-source.ts';

type Wanted = { readonly width: number; readonly quality: ImageQuality };
type Provide = (src: string, wanted: Wanted, hosts: readonly string[]) => string;

const OPTIMISER_PATH = '/_image';

/** What the optimiser would refuse is left alone: its own address is the best there is. */
const optimise: Provide = (src, { width, quality }, hosts) => {
  if (!parseImageSource(src, hosts)) return src;
  // In a query slashes stand for themselves, and a page of results names 72 pictures.
  const url = encodeURIComponent(src).replaceAll('%2F', '/');
  return `${OPTIMISER_PATH}?url=${url}&w=${width}&q=${quality}`;
};

export const IMAGE_PROVIDERS = {
  optimiser: optimise,
  none: (src) => src,
} as const satisfies Record<string, Provide>;

export type ImageProvider = keyof typeof IMAGE_PROVIDERS;
