import { IMAGE_SCREENS, type ImageScreen, snapWidth } from '#domain/image/image-size.ts';
import { keysOf } from '#domain/table.ts';

type Length = `${number}vw` | `${number}px`;

/** `base` holds on the smallest screens, each other entry from its screen on. */
export type ImageSizes = { readonly [screen in 'base' | ImageScreen]?: Length };

const FULL_WIDTH: Length = '100vw';
const SCREENS = keysOf(IMAGE_SCREENS);

/** The `sizes` attribute: the browser takes the first condition that holds, so the widest screen comes first. */
export function toSizesAttribute(sizes: ImageSizes): string {
  const conditions = SCREENS.flatMap((screen) => {
    const length = sizes[screen];
    return length === undefined ? [] : [`(min-width: ${IMAGE_SCREENS[screen]}px) ${length}`];
  });
  return [...conditions.toReversed(), sizes.base ?? FULL_WIDTH].join(', ');
}

/** Every width that some screen of some density needs, in ascending order. */
export function toWidths(sizes: ImageSizes, densities: readonly number[]): number[] {
  const widths = new Set<number>();
  let length = sizes.base ?? FULL_WIDTH;
  for (const [index, screen] of SCREENS.entries()) {
    length = sizes[screen] ?? length;
    const next = SCREENS[index + 1] ?? screen;
    // A rule holds up to the next screen, so its widest window counts as well as its narrowest.
    for (const viewport of [IMAGE_SCREENS[screen], IMAGE_SCREENS[next]]) {
      for (const density of densities) widths.add(snapWidth(toPixels(length, viewport) * density));
    }
  }
  return [...widths].toSorted((a, b) => a - b);
}

function toPixels(length: Length, viewport: number): number {
  const number = Number.parseFloat(length);
  return length.endsWith('vw') ? (viewport * number) / 100 : number;
}
