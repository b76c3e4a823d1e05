/** Development: one process serves the pages with hot reload and the API, both from the sources. */
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';

type DevelopmentServer = typeof import('../src/server/development.ts');

process.env['NODE_ENV'] = 'development';
const http = createHttpServer();
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
});
const load = () => vite.ssrLoadModule('/src/server/development.ts') as Promise<DevelopmentServer>;
const { openDevelopment } = await load();
const booted = await openDevelopment(process.env);

const listener = getRequestListener(async (request) => {
  const { createDevelopmentApp } = await load();
  return createDevelopmentApp(booted).fetch(request);
});
http.on('request', (request, response) => vite.middlewares(request, response, () => void listener(request, response)));
http.listen(booted.config.PORT, booted.config.HOST, () => console.log(`Development: ${booted.config.origin}`));

async function stop() {
  http.closeAllConnections();
  http.close();
  await vite.close();
  await booted.close();
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
