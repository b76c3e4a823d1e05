import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const resolve = createRequire(import.meta.url).resolve;

// Nobody wants a plate or a place cut in two.
Font.registerHyphenationCallback((word) => [word]);

let documents = 0;

/**
 * Renders with fonts of its own: a font that has set one document lacks letters in the next. The files hold all of Latin
 * and Cyrillic, because a PDF reader has no fonts to fall back on. It is not the typeface of the shop, whose Cyrillic
 * letters take their Bulgarian forms where nobody tells the language.
 */
export async function withFont<T>(render: (fontFamily: string) => Promise<T>): Promise<T> {
  documents += 1;
  const family = `Source Sans 3 for document ${documents}`;
  Font.register({
    family,
    fonts: [
      { src: resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf') },
      { src: resolve('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf'), fontWeight: 700 },
    ],
  });
  try {
    return await render(family);
  } finally {
    delete Font.getRegisteredFonts()[family];
  }
}
