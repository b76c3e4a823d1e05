/** The same shop with one line more in what every page loads, so that most of its files get other names. */
import { defineConfig, mergeConfig } from 'vite';
import usual from '../../vite.config.ts';

export default mergeConfig(
  usual,
  defineConfig({
    plugins: [
      {
        name: 'other-release',
        transform: (code, id) =>
          id.endsWith('/src/web/root.tsx') ? { code: `${code}\nglobalThis.isOtherRelease = true;`, map: null } : null,
      },
    ],
  }),
);
