import { AsyncLocalStorage } from 'node:async_hooks';

const traces = new AsyncLocalStorage<string>();

/** What the audit log is told meanwhile carries the id that the answer and the lines of the server's log have. */
export const inTrace = <Outcome>(traceId: string, work: () => Outcome): Outcome => traces.run(traceId, work);

export const currentTrace = (): string | undefined => traces.getStore();
