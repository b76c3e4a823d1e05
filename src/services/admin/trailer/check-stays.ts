import { isDeepStrictEqual } from 'node:util';
import { listWrittenStays, type WrittenStays } from '#db/trailer/stay-check.queries.ts';
import { reckonStays } from '#domain/planning/reckon-stays.ts';
import type { Deps } from '../../deps.ts';

const BATCH = 1000;

/**
 * The numbers of trailers whose places are not those that follow from their moves. Functions of the database keep them, and
 * everything is sold by them; so what they have written is reckoned once more by other code.
 */
export async function checkStays({ db }: Pick<Deps, 'db'>): Promise<readonly string[]> {
  const wrong: string[] = [];
  let after: string | null = null;
  for (;;) {
    const page: readonly WrittenStays[] = await listWrittenStays(db, { after, limit: BATCH });
    wrong.push(...page.filter((trailer) => !isKept(trailer)).map(({ number }) => number));
    after = page.at(-1)?.id ?? null;
    if (page.length < BATCH) return wrong;
  }
}

function isKept({ stays, moved, moves, isMarkedAlike }: WrittenStays): boolean {
  const [told] = stays;
  if (told === undefined || !isMarkedAlike || moves !== moved.length > 0) return false;
  return isDeepStrictEqual(stays, reckonStays({ depotId: told.depotId, from: told.from }, moved));
}
