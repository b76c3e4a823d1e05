import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { lateCode } from '../../scripts/late-code.ts';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Builds the bare platform page and serves it on its own origin; calls of the API go to `handle`. */
export async function servePlatform(handle: Handle) {
  const folder = mkdtempSync(join(tmpdir(), 'trailyard-platform-'));
  await build({
    root: join(import.meta.dirname, 'platform'),
    configFile: false,
    logLevel: 'error',
    plugins: [lateCode(), tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    if (pathname.startsWith('/api/')) return handle(request, response);
    const file = pathname.startsWith('/assets/') ? pathname : '/index.html';
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(join(folder, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The platform page has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
