import type { Config } from '#config/env.ts';
import type { Drawings } from '#demo/draw-fleet.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { loadDemoStories } from '#demo/stories/load-stories.ts';
import type { Deps } from '#services/deps.ts';

type Loading = {
  readonly config: Pick<Config, 'DEMO_BUSY'>;
  readonly deps: Deps;
  readonly secretKey: string;
  readonly drawings: Promise<Drawings>;
  readonly say: (text: string) => void;
};

/** Fills a shop that has never held anything with the demo and its stories. True if it was done now. */
export async function loadDemo({ config, deps, secretKey, drawings, say }: Loading): Promise<boolean> {
  const { db, storage } = deps;
  // Data and stories are of one day, also if midnight passes while they are loaded.
  const now = deps.clock.now();
  const isNew = await loadDemoData({ db, storage, now, secretKey, drawings, say });
  if (!isNew) return false;
  // Wording brings a good deal of code along, which a later start does not need at once.
  const { wordMail } = await import('#documents/mail/word-mail.ts');
  await loadDemoStories(
    { ...deps, clock: { now: () => now } },
    {
      isBusy: config.DEMO_BUSY,
      putIntoWords: (mail) => wordMail(mail, deps.settings),
      say,
    },
  );
  return true;
}
