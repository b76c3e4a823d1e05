/** Loads the demo from the sources, for whoever starts it as a process of its own. Vite knows how to read all of them. */
import { createServer } from 'vite';
import type * as demo from '../src/server/demo-process.ts';

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
});
// Vite loads a module by its name and knows nothing of its types.
const { runDemoProcess } = (await vite.ssrLoadModule('/src/server/demo-process.ts')) as typeof demo;
await runDemoProcess();
