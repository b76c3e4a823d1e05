import { Hono } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import * as build from 'virtual:react-router/server-build';
import { createApp } from './app.ts';
import { type Booted, boot } from './boot.ts';
import { requireFreePort } from './listen.ts';
import { createPages } from './pages.ts';
import { createSampleRoutes } from './sample-routes.ts';

/** Vite reads the sources of this process, and of that one too. */
const DEMO_FROM_SOURCES = ['scripts/load-demo.ts'] as const;

/** Loaded by the development server through Vite, so that pages and server share their modules. */
export const openDevelopment = (env: Record<string, string | undefined>): Promise<Booted> =>
  boot(
    env,
    (text) => process.stdout.write(`${text}\n`),
    DEMO_FROM_SOURCES,
    ({ PORT: port, HOST: host }) => requireFreePort({ port, host }),
  );

/** Made anew for every request, so that a changed source answers the next one. */
export function createDevelopmentApp({ config, deps, log, health, headers, publicConfig }: Booted) {
  const shop = publicConfig('development');
  const known = { ...shop, publicRoutes: [...shop.publicRoutes, '/_ui'] };
  const pages = createPages({
    build,
    mode: 'development',
    deps,
    config: known,
    routeRules: config.ROUTE_RULES,
    rootRedirect: config.ROOT_REDIRECT,
    headers,
  });
  const app = createApp({
    config,
    publicConfig: known,
    deps,
    log,
    health,
    headers,
    pages: pages.answer,
    checksAnswers: true,
  });
  // Before the pages, which answer whatever nobody else does.
  return new Hono<ApiEnv>().route('/', createSampleRoutes(deps.settings)).route('/', app);
}
