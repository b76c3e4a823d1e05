import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './scripts/precompress.ts';
import { splitManifest } from './scripts/split-manifest.ts';
import { writeRelease } from './scripts/write-release.ts';

export default {
  appDirectory: 'src/web',
  routeDiscovery: { mode: 'initial' },
  serverBuildFile: 'main.js',
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const client = join(buildDirectory, 'client');
    await writeRelease(join(buildDirectory, 'server'), await splitManifest(client));
    await precompress(client);
  },
} satisfies Config;
