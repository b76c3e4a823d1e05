/** Development: one process serves the pages with hot reload and the API, both from the sources. */
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import type * as development from '../src/server/development.ts';

process.env['NODE_ENV'] = 'development';
// A terminal, npm and its scripts all pass a signal on; the first one counts, also while
// the start is still under way: what it has started by then is stopped as well.
const stopSignal = new Promise<NodeJS.Signals>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
});
const http = createHttpServer();
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
});
// Vite loads a module by its name and knows nothing of its types.
const load = () => vite.ssrLoadModule('/src/server/development.ts') as Promise<typeof development>;
const { openDevelopment } = await load();
const booted = await openDevelopment(process.env);

const listener = getRequestListener(async (request) => {
  const { createDevelopmentApp } = await load();
  return createDevelopmentApp(booted).fetch(request);
});
http.on('request', (request, response) => vite.middlewares(request, response, () => void listener(request, response)));
http.listen(booted.config.PORT, booted.config.HOST, () => console.log(`Development: ${booted.config.origin}`));

await stopSignal;
http.closeAllConnections();
http.close();
await vite.close();
await booted.close();
process.exit(0);
