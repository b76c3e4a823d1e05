import type { Logger } from 'pino';
import type { Actor } from '#domain/team/actor.ts';

/** What stands beside every request, page or call. */
export type ApiEnv = {
  Variables: {
    traceId: string;
    log: Logger;
    /** Loads the session once, when it is first needed. */
    getActor: () => Promise<Actor>;
  };
};
