import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ASSIGNMENT = /^window\.__reactRouterManifest=(?<json>.+);$/s;

type Manifest = {
  readonly version: string;
  readonly routes: Record<string, { readonly imports?: readonly string[] }>;
};

/**
 * Every first page loads the list of all routes, and most of it says which files each of them is made of. Only who
 * fetches a page ahead wants to know that (src/web/client/complete-manifest.ts), so it becomes a file of its own. The
 * result is the version of the build.
 */
export async function splitManifest(clientFolder: string): Promise<string> {
  const assets = join(clientFolder, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error('The router no longer writes its manifest where it did');
  const path = join(assets, name);
  const json = ASSIGNMENT.exec(await readFile(path, 'utf8'))?.groups?.['json'];
  if (json === undefined) throw new Error('The router no longer writes its manifest as it did');

  // Written by the router a moment ago, so its shape is known.
  const manifest = JSON.parse(json) as Manifest;
  const importsFile = `imports-${manifest.version}.json`;
  const entries = Object.entries(manifest.routes);
  const imports = Object.fromEntries(entries.map(([id, route]) => [id, route.imports ?? []]));
  const routes = Object.fromEntries(entries.map(([id, route]) => [id, { ...route, imports: undefined }]));
  await writeFile(join(assets, importsFile), JSON.stringify(imports));
  const rest = { ...manifest, routes, importsUrl: `/assets/${importsFile}` };
  await writeFile(path, `window.__reactRouterManifest=${JSON.stringify(rest, leaveOutEmpty)};`);
  return manifest.version;
}

/** What a route has not, the router never misses. */
const leaveOutEmpty = (_key: string, value: unknown) =>
  value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;
