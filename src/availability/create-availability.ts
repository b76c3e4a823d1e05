import type { Database } from '#db/client.ts';
import type { AvailabilityPort } from '#services/ports/availability.ts';
import type { FollowedFleet } from './follow-fleet.ts';
import { keepState } from './keep-state.ts';
import { createMemoryAvailability } from './memory-availability.ts';
import type { ReadModel } from './model/read-model.ts';
import { createSqlAvailability } from './sql-availability.ts';

/** The memory answers while the fleet is followed, the database for all that it does not know. */
export function createAvailability(db: Database, currentFleet: () => FollowedFleet | undefined): AvailabilityPort {
  const statements = createSqlAvailability(db);
  const readKeptState = keepState(db);
  const memories = new WeakMap<ReadModel, ReturnType<typeof createMemoryAvailability>>();
  const choose = (text?: string) => {
    const model = text === undefined ? currentFleet()?.model : undefined;
    if (!model) return statements;
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
    readState: (now) => {
      const fleet = currentFleet();
      return fleet ? readKeptState(fleet.stateVersion(), now) : statements.readState(now);
    },
  };
}
