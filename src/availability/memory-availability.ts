import type { Database } from '#db/client.ts';
import { type CardQuestion, type CardRow, judgeCards, listCards } from '#db/trailer/card.queries.ts';
import type { AvailabilityPort } from '#services/ports/availability.ts';
import { countFree } from './model/count-free.ts';
import { countStock } from './model/count-stock.ts';
import { findByColumn } from './model/find-by-column.ts';
import { findInGroups } from './model/find-in-groups.ts';
import type { ReadModel } from './model/read-model.ts';

/** The memory of the process answers. It knows no words, so a free text is not for it. */
export function createMemoryAvailability(model: ReadModel): Omit<AvailabilityPort, 'listCards' | 'readState'> {
  const listPriceClasses = perVersion(model, () => toPriceClasses(model));
  return {
    findInGroups: async (question) => findInGroups(model, question),
    findByColumn: async (question) => findByColumn(model, question),
    countFree: async (question) => countFree(model, question),
    countStock: async () => countStock(model),
    listPriceClasses: async () => listPriceClasses(),
  };
}

/** What cards show is known, and what decides is asked. The database tells both where a trailer is newer than the memory. */
export async function listKnownCards(
  db: Database,
  { fleet }: ReadModel,
  question: CardQuestion,
): Promise<readonly CardRow[]> {
  const facts = new Map(question.trailerIds.map((id) => [id, fleet.findFacts(id)]));
  if ([...facts.values()].includes(undefined)) return listCards(db, question);
  const verdicts = await judgeCards(db, question);
  return verdicts.flatMap((verdict) => {
    const shown = facts.get(verdict.id);
    return shown ? [{ ...shown, ...verdict }] : [];
  });
}

/** Once for every state of the fleet. */
function perVersion<T>({ fleet }: ReadModel, make: () => T): () => T {
  let kept: { readonly version: number; readonly made: T } | undefined;
  return () => {
    if (kept?.version !== fleet.version()) kept = { version: fleet.version(), made: make() };
    return kept.made;
  };
}

function toPriceClasses(model: ReadModel) {
  const pairs = new Map(
    countStock(model).map(({ type, priceClass }) => [`${type} ${priceClass}`, { type, priceClass }]),
  );
  return [...pairs.values()].toSorted((a, b) => compare(a.type, b.type) || compare(a.priceClass, b.priceClass));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
