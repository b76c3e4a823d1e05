import type { Config } from '@react-router/dev/config';
import { precompress } from './scripts/precompress.ts';
import { splitManifest } from './scripts/split-manifest.ts';

export default {
  appDirectory: 'src/web',
  routeDiscovery: { mode: 'initial' },
  serverBuildFile: 'main.js',
  async buildEnd() {
    await splitManifest('build/client');
    await precompress('build/client');
  },
} satisfies Config;
