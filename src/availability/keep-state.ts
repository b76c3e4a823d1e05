import { readSearchState, type SearchState } from '#db/trailer/search-state.queries.ts';
import type { Database } from '#db/client.ts';

type Kept = { readonly state: SearchState; readonly version: number; readonly readAt: Date };

/** Asks the database again only after a change, or when the time of a price list has come. */
export function keepState(db: Database): (version: number, now: Date) => Promise<SearchState> {
  let kept: Kept | undefined;
  return async (version, now) => {
    if (kept && isStill(kept, version, now)) return kept.state;
    const state = await readSearchState(db, now);
    kept = { state, version, readAt: now };
    return state;
  };
}

const isStill = ({ state, version: known, readAt }: Kept, version: number, now: Date): boolean =>
  known === version && readAt <= now && (state.until === null || now < state.until);
