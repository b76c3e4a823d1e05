import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    // The server sends the strings of the current language along with the page, so the browser's code holds none.
    { ...optimizeLocales.vite({ locales: [] }), enforce: 'pre', applyToEnvironment: ({ name }) => name === 'client' },
    // Messages reach the browser parsed; the ICU parser stays on the server.
    {
      name: 'no-message-parser-in-browser',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'client',
      resolveId(source, importer) {
        if (source !== '@formatjs/icu-messageformat-parser') return null;
        return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer, { skipSelf: true });
      },
    },
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    ssr: { build: { rolldownOptions: { input: 'src/server/main.ts' } } },
  },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
});
