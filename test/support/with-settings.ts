import type { Deps, Settings } from '#services/deps.ts';

/** A shop with other settings, also for what is read in a transaction. */
export function withSettings(deps: Deps, changes: Partial<Settings>): Deps {
  const settings: Settings = { ...deps.settings, ...changes, within: async () => settings };
  return { ...deps, settings };
}
