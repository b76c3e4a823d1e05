import type { DataRouter, MiddlewareFunction } from 'react-router';

let keeper: Promise<MiddlewareFunction | undefined> | undefined;

/** From here on a page that cannot be had leaves the one that is shown in its place. */
export function keepPageOf(router: DataRouter): () => void {
  let stop: (() => void) | undefined;
  const load = async () => {
    try {
      const { startKeeping } = await import('./page-keeper.ts');
      const started = startKeeping(router);
      stop = started.stop;
      return started.middleware;
    } catch {
      // Without it the error page takes the place of a page that fails.
      return undefined;
    }
  };
  const loading = load();
  keeper = loading;
  return () => {
    keeper = undefined;
    void loading.then(() => stop?.());
  };
}

/** Nobody waits for the part that does this before they leave the first page, and few then. */
export const keepPage: MiddlewareFunction = async (args, next) => {
  const keep = await keeper;
  return keep ? keep(args, next) : next();
};
