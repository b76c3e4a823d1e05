import condensedCyrillic from '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-cyrillic-wght-normal.woff2?url';
import condensedLatin from '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2?url';
import sansCyrillic from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-wght-normal.woff2?url';
import sansLatin from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url';

/** The files every first view of a language paints with; the browser finds the others by their unicode range. */
const FIRST_VIEW: Record<string, readonly string[]> = { ru: [sansCyrillic, condensedCyrillic, sansLatin] };

export const fontPreloads = (locale: string) =>
  (FIRST_VIEW[locale] ?? [sansLatin, condensedLatin]).map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    // After the style sheet and the first picture: until then words stand in a font of the same measure.
    fetchPriority: 'low' as const,
    href,
  }));
