import { Histogram } from 'prom-client';
import type { StoragePort } from '#services/ports/storage.ts';

export type StorageSeconds = Histogram<'operation' | 'outcome'>;

export const createStorageSeconds = (): StorageSeconds =>
  new Histogram({
    name: 'storage_seconds',
    help: 'Time of calls to the storage of files',
    labelNames: ['operation', 'outcome'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 3, 10],
    registers: [],
  });

/** The same storage, whose calls are timed. */
export function timeStorage(storage: StoragePort, seconds: StorageSeconds): StoragePort {
  const timed = async <Answer>(operation: string, call: () => Promise<Answer>): Promise<Answer> => {
    const stop = seconds.startTimer({ operation });
    try {
      const answer = await call();
      stop({ outcome: 'ok' });
      return answer;
    } catch (error) {
      stop({ outcome: 'failed' });
      throw error;
    }
  };
  return {
    ...storage,
    put: (...file) => timed('put', () => storage.put(...file)),
    get: (path) => timed('get', () => storage.get(path)),
    delete: (path) => timed('delete', () => storage.delete(path)),
  };
}
