import type { DataRouter, MiddlewareFunction } from 'react-router';
import { nextTask } from './next-task.ts';

type Keeper = Promise<MiddlewareFunction | undefined>;

let loadKeeper: (() => Keeper) | undefined;
let keeper: Keeper | undefined;

/** From here on a page that cannot be had leaves the one that is shown in its place. */
export function keepPageOf(router: DataRouter, runningVersion: string): () => void {
  let stop: (() => void) | undefined;
  const load = async () => {
    try {
      await nextTask();
      const { startKeeping } = await import('./page-keeper.ts');
      // Nobody is there any more.
      if (loadKeeper !== load) return undefined;
      const started = startKeeping(router, runningVersion);
      stop = started.stop;
      return started.middleware;
    } catch {
      // The next page tries again; meanwhile the error page takes the place of one that fails.
      return undefined;
    }
  };
  loadKeeper = load;
  keeper = load();
  return () => {
    loadKeeper = undefined;
    keeper = undefined;
    stop?.();
  };
}

/** Nobody waits for the part that does this before they leave the first page, and few then. */
export const keepPage: MiddlewareFunction = async (args, next) => {
  if ((await keeper) === undefined) keeper = loadKeeper?.();
  const keep = await keeper;
  return keep ? keep(args, next) : next();
};
