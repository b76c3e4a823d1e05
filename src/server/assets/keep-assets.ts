import { DAY_MS, MINUTE_MS } from '#domain/time/duration.ts';
import type { Deps } from '#services/deps.ts';
import { publishAssets } from './publish-assets.ts';

type Options = {
  readonly deps: Pick<Deps, 'clock' | 'storage'>;
  readonly folder: string;
  readonly onFailure: (error: unknown) => void;
};

const AGAIN_MS = 5 * MINUTE_MS;

/**
 * Publishes the files of this build and keeps them from growing old as long as it runs. Where that fails this process has
 * its own files all the same, so it serves and tries again.
 */
export async function keepAssets({ deps, folder, onFailure }: Options): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const publish = async () => {
    const isDone = await publishAssets(deps.storage, folder, deps.clock.now()).then(
      () => true,
      (error: unknown) => {
        onFailure(error);
        return false;
      },
    );
    if (!isStopped) timer = setTimeout(() => void publish(), isDone ? DAY_MS : AGAIN_MS);
  };
  await publish();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
