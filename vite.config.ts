import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { lateCode } from './scripts/late-code.ts';

/** Seldom the first page that somebody opens. */
const LATER_PAGES =
  /\/src\/web\/(?:account|admin|booking|cart|checkout|cost|handover|invoice|preview|quote|registration|reset|session|team|today)\//;

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
    // What all icons have in common is in the style sheet (base.css), not in every one of them. They are decoration:
    // whatever they mean is said beside them.
    {
      name: 'icons-by-the-style-sheet',
      apply: 'build',
      load: (id) =>
        id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')
          ? `import { createElement } from 'react';
            export default (icon) => ({ className = '', ...rest }) =>
              createElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': true, className: \`lucide lucide-\${icon.name} \${className}\`, ...rest },
                icon.node.map(([tag, attributes]) => createElement(tag, attributes)));`
          : null,
    },
    // The document names the language, so nobody has to ask the browser whether it knows it: the first question about
    // languages takes a phone a tenth of a second, also where no date is shown.
    {
      name: 'language-of-the-document',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      transform(code, id) {
        if (!id.endsWith('/react-aria/dist/private/i18n/useDefaultLocale.mjs')) return null;
        const question = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);/;
        if (!question.test(code)) this.error('The component library no longer asks for its language as it did');
        return { code: code.replace(question, ''), map: null };
      },
    },
    // What is painted comes first: style sheet and pictures, then the fonts, then the code.
    {
      name: 'scripts-after-the-page',
      apply: 'build',
      transform(code, id) {
        if (!id.endsWith('/react-router/dist/production/lib/dom/ssr/components.js')) return null;
        const parts = code.split(/(?<=rel: "modulepreload",)(?=\s+href: (?:manifest|path))/);
        if (parts.length !== 4) this.error('The router no longer names its scripts as it did');
        return { code: parts.join(' fetchPriority: "low",'), map: null };
      },
    },
    lateCode(),
    // Three thousand small files take the server a second to read. Libraries with a binary or with files beside their code
    // stay outside, and so does React: the renderer of documents, which is one of them, has to share it.
    {
      name: 'libraries-in-the-server',
      apply: 'build',
      configEnvironment: (name) =>
        name === 'ssr'
          ? {
              resolve: {
                noExternal: [
                  /^@?(?:react-aria|react-stately|react-types|internationalized|react-router|hono)(?:\/|-|$)/,
                  /^(?:kysely|lucide-react|temporal-polyfill|zod)(?:\/|$)/,
                ],
              },
            }
          : undefined,
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
                  test: /src\/web\/(?:art\/trailer-(?:art|picture)|trailer\/(?:results\/result-row|results\/use-remembered-search|results\/use-search|results\/filter-label|results\/filter-table|results\/new-search|results\/search-context|results\/sort|snapped-notice|trailer-card)|ui\/(?:image|plate|price|share-button))\.tsx?$|src\/domain\/depot\/distance\.ts|icons\/(?:pencil|sliders-horizontal)\.mjs/,
                },
                {
                  name: 'fields',
                  test: /(?:react-aria|react-stately)\/dist\/private\/(?:checkbox|focus|form|i18n|interactions|label|live-announcer|numberfield|radio|spinbutton|ssr|textfield|toggle|utils|visually-hidden)\/|react-aria-components\/dist\/private\/(?:Button|Checkbox|FieldError|Form|Group|Input|Label|NumberField|ProgressBar|RadioGroup|SharedElementTransition|Text|utils)\.mjs|@internationalized\/number\/|\/clsx\/|src\/web\/ui\/(?:checkbox|field-words|number-field|radio-group)\.tsx?$/,
                },
                {
                  name: 'trade',
                  test: /src\/(?:web\/(?:art\/type-icon|cart\/(?:choose-service|problem-codes)|client\/(?:outcome-of|use-write)|depot\/(?:depot-spot|europe-projection)|price\/(?:curve-window|price-curve-chart)|trailer\/(?:page\/trailer-tile|use-add-to-cart)|ui\/(?:breadcrumb|page-body|page-header|period|sums))|domain\/(?:cart\/(?:choice-of-one|service-group)|money\/money|price\/service-price|time\/wall-clock|user\/phone))\.tsx?$|icons\/(?:chevron-left|chevron-right|file-text|key-round|minus|phone|plus)\.mjs|art\/europe\.svg/,
                },
              ],
            },
            chunkFileNames: 'assets/[hash].js',
            // Every first page names all of them, and most are later ones.
            entryFileNames: ({ facadeModuleId }) =>
              LATER_PAGES.test(facadeModuleId ?? '') ? 'assets/[hash].js' : 'assets/[name]-[hash].js',
          },
        },
      },
    },
  },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
});
