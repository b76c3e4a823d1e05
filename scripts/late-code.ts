import type { Plugin } from 'vite';

/**
 * Within Vite's own loader, for a file `dep` that has not run before. An answer that broke off half-way is noted by the
 * browser like a whole one, so what was only fetched is asked for again, of its cache.
 */
const FETCH_FIRST = `
  if (!isCss) {
    const hasRun = ({ responseStatus, initiatorType }) =>
      responseStatus === 200 && initiatorType !== 'fetch' && initiatorType !== 'link';
    if (performance.getEntriesByName(dep.href).some(hasRun)) return;
    const fail = (cause) => { throw new TypeError('Failed to fetch dynamically imported module: ' + dep.href, { cause }); };
    return fetch(dep.href).then((answer) => answer.ok ? answer.blob().catch(() => fail('line')) : fail(), () => fail('line'));
  }
`;

type Change = readonly [before: string, after: string];

const LINK = 'const link = document.createElement("link");';
const OF_LOADER: readonly Change[] = [
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  [LINK, `${FETCH_FIRST}${LINK}`],
  // What is being fetched ahead has not come yet.
  ['preloadedHrefs.all.add(link.href);', 'if (link.rel !== "prefetch") preloadedHrefs.all.add(link.href);'],
  // A style sheet that is missing would be taken by the next attempt for one that is there.
  ['link.addEventListener("error", () => rej(', 'link.addEventListener("error", () => link.remove() ?? rej('],
];
/** The same of what the router fetches ahead, where the browser knows the way. */
const OF_ROUTER: readonly Change[] = [
  [
    'rel: "modulepreload",\n\t\thref,',
    `rel: document.createElement("link").relList.supports("prefetch") ? "prefetch" : "modulepreload",
		as: "script",
		href,`,
  ],
];

/**
 * A browser that failed once to load a module may remember that, whatever the line does later. So code that comes late is
 * fetched first, and only what has come is imported: it can be tried again.
 */
export function lateCode(): Plugin {
  const changed = new Set<readonly Change[]>();
  return {
    name: 'late-code-can-be-tried-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      // A file that needs no other would be left out of the list of what is fetched before it is imported.
      build: { modulePreload: { resolveDependencies: (file, needed) => (needed.length > 0 ? needed : [file]) } },
    }),
    transform(code, id) {
      const changes = changesOf(id);
      if (!changes) return null;
      if (!changes.every(([before]) => code.includes(before))) this.error('Late code is no longer loaded as it was');
      changed.add(changes);
      return { code: changes.reduce((text, [before, after]) => text.replace(before, after), code), map: null };
    },
    buildEnd(error) {
      if (!error && !changed.has(OF_LOADER)) this.error('Late code is no longer loaded by what loaded it');
    },
  };
}

function changesOf(id: string): readonly Change[] | undefined {
  if (id.includes('vite/preload-helper')) return OF_LOADER;
  return id.endsWith('/react-router/dist/production/lib/dom/ssr/components.js') ? OF_ROUTER : undefined;
}
