import type { ImageQuality } from '#domain/image/image-size.ts';
import { parseImageSource } from '#domain/image/image-source.ts';

type Wanted = { readonly width: number; readonly quality: ImageQuality };
type Provide = (src: string, wanted: Wanted, hosts: readonly string[]) => string;

const OPTIMISER_PATH = '/_image';

/** What the optimiser would refuse is left alone: its own address is the best there is. */
const optimise: Provide = (src, { width, quality }, hosts) => {
  if (!parseImageSource(src, hosts)) return src;
  const query = new URLSearchParams({ url: src, w: String(width), q: String(quality) });
  return `${OPTIMISER_PATH}?${query.toString()}`;
};

export const IMAGE_PROVIDERS = {
  optimiser: optimise,
  none: (src) => src,
} as const satisfies Record<string, Provide>;

export type ImageProvider = keyof typeof IMAGE_PROVIDERS;
