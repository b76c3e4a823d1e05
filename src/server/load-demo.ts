import type { Config } from '#config/env.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { loadDemoStories } from '#demo/stories/load-stories.ts';
import type { Deps } from '#services/deps.ts';

type Loading = {
  readonly config: Pick<Config, 'DEMO_BUSY'>;
  readonly deps: Deps;
  readonly secretKey: string;
  readonly say: (text: string) => void;
};

/** Fills a shop that has never held anything with the demo and its stories. True if it was done now. */
export async function loadDemo({ config, deps, secretKey, say }: Loading): Promise<boolean> {
  const { db, storage, clock } = deps;
  const isNew = await loadDemoData({ db, storage, now: clock.now(), secretKey, say });
  if (!isNew) return false;
  // Rendering brings a good deal of code along, which a later start does not need at once.
  const { renderMail } = await import('#documents/mail/render-mail.tsx');
  await loadDemoStories(deps, {
    isBusy: config.DEMO_BUSY,
    putIntoWords: (mail) => renderMail(mail, deps.settings),
    say,
  });
  return true;
}
