import type { Logger } from 'pino';
import type { OrderState } from '#domain/order/order-state.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Client } from '#services/client.ts';
import type { Session } from '#services/session/find-session.ts';
import type { Language } from './language.ts';
import type { Read } from './read.ts';

/** What stands beside every request, page or call. */
export type ApiEnv = {
  Variables: {
    traceId: string;
    log: Logger;
    /** Loads the session once, when it is first needed. */
    getSession: () => Promise<Session | undefined>;
    /** Whoever the session belongs to, else a guest. */
    getActor: () => Promise<Actor>;
    getClient: () => Client;
    getLanguage: () => Language;
    read: Read;
    /** For those who count requests: the pattern of the page that answers, where a page does. */
    pageRoute?: string;
    /** The state in which the order stays that this request has placed. */
    placedOrder?: OrderState;
  };
};
