import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router';

/** As scripts/split-manifest.ts leaves it; the development server takes nothing out. */
export type SplitManifest = AssetsManifest & { readonly importsUrl?: string };

let loading: Promise<void> | undefined;

/**
 * Tells the router which files its pages are made of, when the first page is fetched ahead. Without an answer a page
 * fetched ahead brings its own file only.
 */
export function completeManifest(manifest: SplitManifest | undefined): Promise<void> {
  if (manifest?.importsUrl === undefined) return Promise.resolve();
  loading ??= addImports(manifest, manifest.importsUrl);
  return loading;
}

async function addImports(manifest: SplitManifest, url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) return;
    // Written by our own build.
    const imports = (await response.json()) as Readonly<Record<string, string[]>>;
    for (const [id, files] of Object.entries(imports)) {
      const route = manifest.routes[id];
      if (route) route.imports = files;
    }
  } catch {
    // Offline, or a proxy answered in the server's place: the next page asks again.
    loading = undefined;
  }
}
