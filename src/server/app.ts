import { createRequire } from 'node:module';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import type { ApiEnv } from '#api/env.ts';
import { isOverload } from '#api/overload.ts';
import type { RightsTable } from '#api/middleware/check-rights.ts';
import { problem } from '#api/problem.ts';
import { createApi } from '#api/router.ts';
import type { Config } from '#config/env.ts';
import type { PublicConfig } from '#config/public.ts';
import { listDepots } from '#db/depot/depot.queries.ts';
import { findNewestRelease } from '#db/release/release.queries.ts';
import { inTrace } from '#db/trace.ts';
import { listTrailerIds } from '#db/trailer/trailer.queries.ts';
import type { NewestRelease } from '#domain/release/release.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Deps } from '#services/deps.ts';
import { shareRunning } from '#services/share-running.ts';
import { createStoredAssets } from './assets/serve-stored-asset.ts';
import { addHealth, type Health } from './health.ts';
import { createImageRoute } from './image/image-route.ts';
import { languageOf } from './language-of.ts';
import { addMetrics, type FeedFigures, type Meters } from './metrics.ts';
import { type HeaderOptions, securityHeaders, workerPolicy } from './security-headers.ts';
import { chooseRead } from './reads/choose-read.ts';
import type { Reads } from './reads/create-reads.ts';
import { loadSession } from './session/load-session.ts';
import type { PageCacheCounts } from './page-cache/create-page-cache.ts';
import type { GateCounts } from './shedding/open-gate.ts';
import { addSitemap } from './sitemap.ts';
import { traceOf } from './watch/trace-of.ts';

export type AppOptions = {
  readonly config: Config;
  readonly publicConfig: PublicConfig;
  readonly deps: Deps;
  readonly log: Logger;
  readonly health: Health;
  readonly headers: HeaderOptions;
  /** Absent where everybody is let in, as in tests. */
  readonly gate?: GateCounts;
  /** Absent where no pages are kept. */
  readonly pageCache?: PageCacheCounts | undefined;
  /** Absent where everything is read from the primary. */
  readonly reads?: Reads | undefined;
  readonly changes?: FeedFigures;
  /** What has been measured since before there was an app. */
  readonly meters?: Meters;
  /** Absent where only the API is wanted, as in its tests. */
  readonly pages?: (c: Context<ApiEnv>) => Promise<Response>;
  readonly assetsDir?: string;
  /** Other than the table of rights, as in its tests. */
  readonly rights?: RightsTable;
  /** In development and in tests: an answer that differs from what its call declares is an error. */
  readonly checksAnswers?: boolean;
};

/** Nine addresses each, and a sitemap holds fifty thousand. */
const MOST_TRAILERS_IN_SITEMAP = 5000;
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function createApp(options: AppOptions) {
  const {
    config,
    publicConfig,
    deps,
    log,
    health,
    headers,
    gate,
    pageCache,
    reads,
    pages,
    assetsDir,
    rights,
    checksAnswers = false,
  } = options;
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    const traceId = traceOf(c.req.header('traceparent'));
    c.set('traceId', traceId);
    c.set('log', log.child({ traceId }));
    const started = performance.now();
    await inTrace(traceId, next);
    // Set on the answer itself: the framework would make it anew, with its body as a stream.
    c.res.headers.set('X-Trace-Id', traceId);
    const ms = Math.round(performance.now() - started);
    c.get('log').info({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  });
  app.use(securityHeaders(headers));
  app.use(loadSession(deps, config));
  app.use(chooseRead(deps, reads));
  app.use(compress());
  addMetrics(app, config.METRICS_TOKEN, {
    build: { version: publicConfig.appVersion, instance_name: config.INSTANCE_NAME },
    db: deps.db,
    gate,
    changes: options.changes,
    meters: options.meters,
    pageCache,
    reads,
    clock: health,
  });
  addHealth(app, health);

  if (assetsDir !== undefined) {
    const root = path.relative(process.cwd(), assetsDir);
    const immutable = { 'Cache-Control': IMMUTABLE, 'Content-Security-Policy': workerPolicy(headers) };
    const onFound = (_path: string, c: Context) => {
      for (const [name, value] of Object.entries(immutable)) c.header(name, value);
    };
    app.use('/assets/*', serveStatic({ root, precompressed: true, onFound }));
    app.on(['GET', 'HEAD'], '/assets/*', createStoredAssets(deps.storage, immutable));
    app.all('/assets/*', (c) => c.notFound());
    app.use('/:file{[a-zA-Z0-9-]+\\.(?:svg|png|ico|webmanifest|txt)}', serveStatic({ root }));
  }
  const swagger = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  app.use(
    '/_app/api-docs/:file{swagger-ui(?:-bundle)?\\.(?:js|css)}',
    serveStatic({
      root: path.relative(process.cwd(), swagger),
      rewriteRequestPath: (requested) => requested.replace('/_app/api-docs', ''),
    }),
  );
  app.get('/_app/api-docs/open.js', (c) =>
    c.body("SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader' });", 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    }),
  );
  const { appVersion: version, appBuiltAt: builtAt } = publicConfig;
  const askOnce = shareRunning<NewestRelease>();
  app.get('/_app/version.json', async (c) => {
    c.header('Cache-Control', 'no-store');
    const find = async () => (await findNewestRelease(deps.db)) ?? { version, builtAt, isSettled: false };
    return c.json(await askOnce('newest', find));
  });
  addSitemap(app, config.origin, async ({ db }) => {
    const [depots, trailers] = await Promise.all([listDepots(db), listTrailerIds(db, MOST_TRAILERS_IN_SITEMAP)]);
    return [...depots.map(({ code }) => `/depots/${code}`), ...trailers.map((id) => `/trailers/${id}`)];
  });
  app.route(
    '/',
    createImageRoute({
      storage: deps.storage,
      imageEncoder: deps.imageEncoder,
      hosts: config.IMAGE_HOSTS,
      cacheFolder: path.join(path.resolve(config.DATA_DIR), 'cache', 'images'),
      log,
    }),
  );

  // What the console has decided holds from the next request on, in whatever process.
  app.use(async (_c, next) => {
    await deps.settings.refresh();
    return next();
  });
  const shownConfig = { locales: LOCALES, ...publicConfig };
  app.route(
    '/',
    createApi({
      deps,
      publicConfig: shownConfig,
      origin: config.origin,
      languageOf,
      checksAnswers,
      ...(rights && { rights }),
    }),
  );

  if (pages) {
    app.on(['GET', 'HEAD'], '*', (c) => pages(c));
  }
  app.all('*', (c) => problem(c, pages ? 'method-not-allowed' : 'not-found', {}, pages ? { Allow: 'GET, HEAD' } : {}));
  app.onError((error, c) => {
    c.get('log').error({ err: error }, 'request failed');
    return isOverload(error) ? problem(c, 'unavailable', {}, { 'Retry-After': '1' }) : problem(c, 'internal');
  });
  return app;
}
