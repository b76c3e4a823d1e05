/** The widths a page is designed for; no picture is made in any other width. */
export const IMAGE_SCREENS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 } as const;

export type ImageScreen = keyof typeof IMAGE_SCREENS;

/** In ascending order. */
export const IMAGE_WIDTHS: readonly number[] = [...new Set<number>(Object.values(IMAGE_SCREENS))];
export const WIDEST_IMAGE = IMAGE_SCREENS['2xl'];

/** A closed set, so that nobody can fill the cache with a hundred versions of one picture. */
export const IMAGE_QUALITIES = [50, 75, 90, 100] as const;
export type ImageQuality = (typeof IMAGE_QUALITIES)[number];
export const DEFAULT_IMAGE_QUALITY: ImageQuality = 100;

/** The next width that is at least as wide as asked for, or the widest there is. */
export const snapWidth = (wanted: number): number => IMAGE_WIDTHS.find((width) => width >= wanted) ?? WIDEST_IMAGE;
