import type { Database } from '#db/client.ts';
import type { AvailabilityPort } from '#services/ports/availability.ts';
import { createMemoryAvailability } from './memory-availability.ts';
import type { ReadModel } from './model/read-model.ts';
import { createSqlAvailability } from './sql-availability.ts';

/** The memory answers while it has a model that is followed up, the database for all that it does not know. */
export function createAvailability(db: Database, currentModel: () => ReadModel | undefined): AvailabilityPort {
  const statements = createSqlAvailability(db);
  const memories = new WeakMap<ReadModel, AvailabilityPort>();
  const choose = (text?: string): AvailabilityPort => {
    const model = currentModel();
    if (!model || text !== undefined) return statements;
    const memory = memories.get(model) ?? createMemoryAvailability(model);
    memories.set(model, memory);
    return memory;
  };
  return {
    findInGroups: (question) => choose(question.filter.q).findInGroups(question),
    findByColumn: (question) => choose(question.filter.q).findByColumn(question),
    countFree: (question) => choose(question.filter.q).countFree(question),
    countStock: () => choose().countStock(),
    listPriceClasses: () => choose().listPriceClasses(),
  };
}
