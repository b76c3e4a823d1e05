import { StorageError } from '#domain/upload/storage-error.ts';
import type { StoragePort } from '#services/ports/storage.ts';
import { StartError } from './start-error.ts';

const TRIAL = 'meta/trial.txt';

/** Ends the start where files could not be kept later on. A storage that is full can still be read. */
export async function requireStorage(storage: StoragePort): Promise<void> {
  try {
    await storage.put(TRIAL, new Uint8Array(), 'text/plain');
    await storage.get(TRIAL);
    await storage.delete(TRIAL);
  } catch (error) {
    // What the storage says is a sentence for whoever starts the shop.
    throw error instanceof StorageError ? new StartError(error.message, { cause: error }) : error;
  }
}
