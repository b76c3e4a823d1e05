import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    // The server sends the strings of the current language along with the page, so the browser's code holds none.
    { ...optimizeLocales.vite({ locales: [] }), enforce: 'pre', applyToEnvironment: ({ name }) => name === 'client' },
    // Where a route's code fails to load, the router would reload the page without end. It reports instead, and
    // src/web/client/chunk-error.ts decides. A module that throws, not a refusal: the router awaits the module beside
    // the data of a route, keeps the data and drops that the module has failed.
    {
      name: 'report-route-module-errors',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      transform(code, id) {
        if (!id.endsWith('/react-router/dist/production/lib/dom/ssr/routeModules.js')) return null;
        const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
        if (!reload.test(code)) this.error('The router no longer reloads the page where it did');
        return {
          code: code.replace(
            reload,
            `const event = new CustomEvent('route-module-error', { cancelable: true, detail: error });
		if (window.dispatchEvent(event)) return { default() { throw error; } };
		return new Promise(() => {});`,
          ),
          map: null,
        };
      },
    },
    // Every document names all routes and nobody listens in on the router: what it has for both stays out. The names in
    // the second lines are asked for by parts of it that no browser runs.
    {
      name: 'router-without-unused-parts',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      load(id) {
        if (id.endsWith('/react-router/dist/production/lib/dom/ssr/fog-of-war.js')) {
          return `export const isFogOfWarEnabled = () => false, getPartialManifest = (manifest) => manifest;
            export const getPatchRoutesOnNavigationFunction = () => undefined, useFogOFWarDiscovery = () => undefined;
            export const getManifestPath = null, getPathsWithAncestors = null, handleClientVersionMismatch = null;`;
        }
        if (id.endsWith('/react-router/dist/production/lib/router/instrumentation.js')) {
          return `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
            export const getRouteInstrumentationUpdates = () => ({}), instrumentClientSideRouter = (router) => router;
            export const instrumentHandler = null, instrumentationResultMetaContext = null;`;
        }
        return null;
      },
    },
    // Rules and contract have no side effects, but a bundler cannot see that of a call. Told so, it leaves out every
    // schema, call and table that a page does not use.
    {
      name: 'rules-and-contract-without-side-effects',
      apply: 'build',
      enforce: 'post',
      applyToEnvironment: ({ name }) => name === 'client',
      transform(code, id) {
        if (!/\/src\/(?:contract|domain)\/[^?]*\.ts$/.test(id)) return null;
        const values = this.parse(code)
          .body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
          .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
          .flatMap(({ init }) => (init === null || init.type === 'ArrowFunctionExpression' ? [] : [init]));
        const marked = values.reduceRight(
          (text, { start, end }) =>
            `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
          code,
        );
        return { code: marked, map: null, moduleSideEffects: false };
      },
    },
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    ssr: { build: { rolldownOptions: { input: 'src/server/main.ts' } } },
    // What every page loads, and what most do, is one file: many small ones compress worse. The names of shared
    // files would only be repeated wherever they are imported.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'shell',
                  test: /rolldown\/runtime|src\/(?:web\/(?:(?:entry\.client|root|ui\/(?:lane|lazy-part|missing-part|skeleton))\.tsx|client\/when-seen\.ts|stores\/use-kept\.ts|trailer\/results\/count-days\.ts|words\/(?:name-of|trailer-name|use-format|use-words|wall-time-text)\.ts)|i18n\/(?:format|message-key)\.ts|domain\/time\/duration\.ts)|icons\/(?:check|chevron-down|map-pin|search)\.mjs/,
                },
                {
                  name: 'search',
                  test: /src\/web\/trailer\/results\/(?:search-bar|search-value)\.tsx?$|scenes\/hero\.svg/,
                },
                {
                  name: 'kit',
                  test: /src\/(?:web\/(?:ui\/(?:badge|card|chip|empty-state|missing-window|notice|pagination|text-link|use-history-step|use-is-slow|use-is-wide)|client\/(?:read-cookie|use-noted-errand|use-question))|domain\/(?:result|table))\.tsx?$|icons\/(?:arrow-left|arrow-right|circle-check|circle-exclamation-point|info|triangle-exclamation-point)\.mjs/,
                },
                {
                  name: 'shop',
                  test: /src\/web\/(?:art\/trailer-picture|trailer\/(?:results\/result-row|results\/use-remembered-search|results\/use-search|results\/filter-label|results\/filter-table|results\/new-search|results\/sort|snapped-notice|trailer-card)|ui\/(?:image|plate|price|share-button))\.tsx?$|src\/domain\/depot\/distance\.ts|icons\/(?:pencil|sliders-horizontal)\.mjs/,
                },
              ],
            },
            chunkFileNames: 'assets/[hash].js',
          },
        },
      },
    },
  },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
});
