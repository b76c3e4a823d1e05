import type { ChangeReader } from '#db/feed/create-changes.ts';
import { applyChanges } from './apply-changes.ts';
import { loadReadModel } from './load-read-model.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import type { ReadModel } from './model/read-model.ts';

/** A model of the fleet, and how often what every search is judged by has changed. */
export type FollowedFleet = { readonly model: ReadModel; readonly stateVersion: () => number };

/** Tables that decide when depots hand over and what a rental costs. */
const STATE_TABLES: ReadonlySet<string> = new Set([
  'depot',
  'depot_distance',
  'depot_exception',
  'depot_shortage',
  'depot_surplus',
  'price_list',
]);

/** Keeps the fleet in memory as the feed of changes tells of it. */
export function followFleet(clock: { readonly now: () => Date }) {
  let current: FollowedFleet | undefined;
  let version = 0;
  const reader: ChangeReader = {
    load: async (snapshot) => {
      const model = await loadReadModel(snapshot, clock.now());
      version += 1;
      current = { model, stateVersion: () => version };
    },
    apply: (changes) => {
      // Half a transaction is none: whoever asks meanwhile asks the database.
      const followed = current;
      current = undefined;
      followed?.model.forgetBefore(clock.now().getTime() - DAY_MS);
      if (followed) applyChanges(followed.model, changes);
      current = followed;
      if (changes.some(({ table }) => STATE_TABLES.has(table))) version += 1;
    },
    onLost: () => {
      current = undefined;
    },
  };
  return { reader, current: () => current };
}
