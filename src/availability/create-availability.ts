import type { Database } from '#db/client.ts';
import type { AvailabilityPort } from '#services/ports/availability.ts';
import type { FollowedFleet } from './follow-fleet.ts';
import { keepState } from './keep-state.ts';
import { createMemoryAvailability, listKnownCards } from './memory-availability.ts';
import type { ReadModel } from './model/read-model.ts';
import { createSqlAvailability } from './sql-availability.ts';

/** The memory answers while the fleet is followed, the database for all that it does not know. */
export function createAvailability(db: Database, currentFleet: () => FollowedFleet | undefined): AvailabilityPort {
  const availability = createAvailabilityAt(db, currentFleet);
  const readKeptState = keepState(db);
  return {
    ...availability,
    readState: (now) => {
      const fleet = currentFleet();
      return fleet ? readKeptState(fleet.stateVersion(), now) : availability.readState(now);
    },
  };
}

/** The same on a connection that may be behind others: what these have kept is not what it goes by. */
export function createAvailabilityAt(db: Database, currentFleet: () => FollowedFleet | undefined): AvailabilityPort {
  const statements = createSqlAvailability(db);
  const choose = (text?: string) => {
    const model = text === undefined ? currentFleet()?.model : undefined;
    return model ? memoryOf(model) : statements;
  };
  return {
    findInGroups: (question) => choose(question.filter.q).findInGroups(question),
    findByColumn: (question) => choose(question.filter.q).findByColumn(question),
    countFree: (question) => choose(question.filter.q).countFree(question),
    listCards: (question) => {
      const model = currentFleet()?.model;
      return model ? listKnownCards(db, model, question) : statements.listCards(question);
    },
    countStock: () => choose().countStock(),
    listPriceClasses: () => choose().listPriceClasses(),
    readState: statements.readState,
  };
}

const memories = new WeakMap<ReadModel, ReturnType<typeof createMemoryAvailability>>();

function memoryOf(model: ReadModel): ReturnType<typeof createMemoryAvailability> {
  const memory = memories.get(model) ?? createMemoryAvailability(model);
  memories.set(model, memory);
  return memory;
}
