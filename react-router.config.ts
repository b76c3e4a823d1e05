import type { Config } from '@react-router/dev/config';
import { precompress } from './scripts/precompress.ts';

export default {
  appDirectory: 'src/web',
  routeDiscovery: { mode: 'initial' },
  serverBuildFile: 'main.js',
  buildEnd: () => precompress('build/client'),
} satisfies Config;
